import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { allDrafts, draftKey, dropDraft, keepDraft, type Draft } from './drafts.ts';
import { emptyForm } from './post-form.ts';

/** The browser's two stores, in memory. That the disk has what is kept is for the browser tests. */
const { database, broken } = vi.hoisted(() => ({
  database: new Map<string, unknown>(),
  broken: { isBroken: false },
}));
vi.mock('idb-keyval', () => {
  const check = () => {
    if (broken.isBroken) throw new DOMException('Full', 'QuotaExceededError');
  };
  return {
    createStore: () => undefined,
    set: async (key: string, value: unknown) => {
      check();
      database.set(key, structuredClone(value));
    },
    del: async (key: string) => {
      check();
      database.delete(key);
    },
    entries: async () => {
      check();
      return [...database];
    },
  };
});

beforeEach(() => vi.stubGlobal('localStorage', {}));
afterEach(() => {
  vi.unstubAllGlobals();
  database.clear();
  broken.isBroken = false;
});

/** A localStorage with drafts of an earlier version of the site. */
function oldStorage(texts: Readonly<Record<string, string>>): Record<string, string> {
  const methods = {
    getItem: (key: string) => stored[key] ?? null,
    removeItem: (key: string) => void Reflect.deleteProperty(stored, key),
  };
  const stored = Object.assign(Object.create(methods) as Record<string, string>, texts);
  vi.stubGlobal('localStorage', stored);
  return stored;
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

describe('drafts', () => {
  it('are read back as stored, the latest first', async () => {
    const older = draft({ articleId: 'b', version: 4, keptMoment: '2026-11-20T00:00:00Z' });
    const newer = draft({ keptAt: 2 });
    expect(await keepDraft(draftKey('1'), older)).toBe(true);
    expect(await keepDraft(draftKey('2'), newer)).toBe(true);
    expect(await allDrafts()).toEqual([
      { key: draftKey('2'), draft: newer },
      { key: draftKey('1'), draft: older },
    ]);
  });

  it('are removed by dropDraft', async () => {
    await keepDraft(draftKey('1'), draft());
    await dropDraft(draftKey('1'));
    expect(await allDrafts()).toEqual([]);
  });

  const damaged: [what: string, value: unknown][] = [
    ['nothing', null],
    ['another kind', []],
    ['a form without fields', { ...draft(), form: {} }],
    ['a field of another kind', { ...draft(), form: { ...draft().form, title: 1 } }],
    ['a version that is none', { ...draft(), version: 'x' }],
    ['a moment that is none', { ...draft(), keptMoment: 'ontem' }],
    ['no date', { ...draft(), keptAt: null }],
  ];
  it.each(damaged)('that contain %s are skipped', async (_what, value) => {
    database.set(draftKey('1'), value);
    await keepDraft(draftKey('2'), draft());
    expect((await allDrafts()).map(({ key }) => key)).toEqual([draftKey('2')]);
  });

  it('that the browser does not keep are reported without an exception', async () => {
    broken.isBroken = true;
    expect(await keepDraft(draftKey('1'), draft())).toBe(false);
    expect(await allDrafts()).toEqual([]);
    await dropDraft(draftKey('1'));
  });
});

describe('drafts of earlier versions, in localStorage,', () => {
  it('are carried over once; what is damaged or is no draft is left alone', async () => {
    const stored = oldStorage({
      [draftKey('1')]: JSON.stringify(draft()),
      [draftKey('2')]: '{',
      'outra-coisa': JSON.stringify(draft()),
    });
    expect(await allDrafts()).toEqual([{ key: draftKey('1'), draft: draft() }]);
    expect(Object.keys(stored)).toEqual([draftKey('2'), 'outra-coisa']);
    await dropDraft(draftKey('1'));
    expect(await allDrafts()).toEqual([]);
  });

  it('stay there while the browser does not keep them elsewhere', async () => {
    const stored = oldStorage({ [draftKey('1')]: JSON.stringify(draft()) });
    broken.isBroken = true;
    expect(await allDrafts()).toEqual([]);
    expect(Object.keys(stored)).toEqual([draftKey('1')]);
  });
});
