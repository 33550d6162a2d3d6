import { describe, expect, it } from 'vitest';
import {
  allDrafts,
  draftedPictures,
  draftKey,
  dropDraft,
  keepDraft,
  type Draft,
  type DraftStorage,
} from './drafts.ts';
import { emptyForm } from './post-form.ts';

/** An in-memory implementation of the browser's storage. */
function memoryStorage(): DraftStorage & { entries: Map<string, string> } {
  const entries = new Map<string, string>();
  return {
    entries,
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

function draft(changes: Partial<Draft> = {}): Draft {
  const form = emptyForm('2026-11-20');
  return {
    articleId: 'a',
    version: null,
    keptMoment: null,
    base: form,
    form: { ...form, title: 'Férias' },
    uploads: ['/x.webp'],
    keptAt: 1,
    ...changes,
  };
}

const broken = (): never => {
  throw new DOMException('Full', 'QuotaExceededError');
};

describe('drafts', () => {
  it('are read back as stored, the latest first', () => {
    const storage = memoryStorage();
    const older = draft({ articleId: 'b', version: 4, keptMoment: '2026-11-20T00:00:00Z' });
    const newer = draft({ keptAt: 2 });
    expect(keepDraft(storage, draftKey('1'), older)).toBe(true);
    expect(keepDraft(storage, draftKey('2'), newer)).toBe(true);
    expect(allDrafts(storage)).toEqual([
      { key: draftKey('2'), draft: newer },
      { key: draftKey('1'), draft: older },
    ]);
  });

  it('of one form replace each other', () => {
    const storage = memoryStorage();
    keepDraft(storage, draftKey('1'), draft());
    keepDraft(storage, draftKey('1'), draft({ keptAt: 9 }));
    expect(allDrafts(storage)).toHaveLength(1);
  });

  it('are removed by dropDraft', () => {
    const storage = memoryStorage();
    keepDraft(storage, draftKey('1'), draft());
    dropDraft(storage, draftKey('1'));
    expect(allDrafts(storage)).toEqual([]);
  });

  it('list the pictures they use', () => {
    const storage = memoryStorage();
    const form = { ...draft().form, cover_image: '/a.webp', content_image_2: '/b.webp' };
    keepDraft(storage, draftKey('1'), draft({ form, base: { ...form, cover_image: '/c.webp' } }));
    expect(new Set(draftedPictures(storage))).toEqual(new Set(['/a.webp', '/b.webp', '/c.webp', '/x.webp']));
  });

  const damaged: [what: string, text: string][] = [
    ['no JSON', '{'],
    ['nothing', 'null'],
    ['another kind', '[]'],
    ['a form without fields', JSON.stringify({ ...draft(), form: {} })],
    ['a field of another kind', JSON.stringify({ ...draft(), form: { ...draft().form, title: 1 } })],
    ['a version that is none', JSON.stringify({ ...draft(), version: 'x' })],
    ['a moment that is none', JSON.stringify({ ...draft(), keptMoment: 'ontem' })],
    ['no date', JSON.stringify({ ...draft(), keptAt: null })],
  ];
  it.each(damaged)('that contain %s are skipped', (_what, text) => {
    const storage = memoryStorage();
    storage.entries.set(draftKey('1'), text);
    storage.entries.set('outra-coisa', JSON.stringify(draft()));
    keepDraft(storage, draftKey('2'), draft());
    expect(allDrafts(storage).map(({ key }) => key)).toEqual([draftKey('2')]);
  });

  it('that do not fit into a full storage are reported without an exception', () => {
    const full = { ...memoryStorage(), setItem: broken };
    expect(keepDraft(full, draftKey('1'), draft())).toBe(false);
  });

  it('in a blocked or missing storage are reported without an exception', () => {
    const blocked: DraftStorage = {
      length: 1,
      key: broken,
      getItem: broken,
      setItem: broken,
      removeItem: broken,
    };
    for (const storage of [blocked, undefined]) {
      expect(keepDraft(storage, draftKey('1'), draft())).toBe(false);
      expect(allDrafts(storage)).toEqual([]);
      dropDraft(storage, draftKey('1'));
    }
  });
});
