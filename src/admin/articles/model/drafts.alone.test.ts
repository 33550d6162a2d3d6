import { afterEach, describe, expect, it, vi } from 'vitest';
import { draftsOf, dropDraft, keepDraft, type Draft } from './drafts.ts';
import { emptyForm } from './post-form.ts';

/** In-memory stand-in for the browser's store; browser tests check the disk. */
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

afterEach(() => {
  database.clear();
  broken.isBroken = false;
});

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
  it('reads drafts back as stored, latest first', async () => {
    const older = draft({ articleId: 'b', version: 4, keptMoment: '2026-11-20T00:00:00Z' });
    const newer = draft({ keptAt: 2 });
    expect(await keepDraft('1', older)).toBe(true);
    expect(await keepDraft('2', newer)).toBe(true);
    expect(await draftsOf('ana')).toEqual([
      { key: '2', draft: newer },
      { key: '1', draft: older },
    ]);
  });

  it('removes a draft', async () => {
    await keepDraft('1', draft());
    await dropDraft('1');
    expect(await draftsOf('ana')).toEqual([]);
  });

  it('are offered to the account that wrote them', async () => {
    await keepDraft('1', draft({ accountId: 'ana' }));
    expect(await draftsOf('ana')).toHaveLength(1);
    expect(await draftsOf('bia')).toEqual([]);
    expect(await draftsOf(undefined)).toEqual([]);
  });

  const damaged: [flaw: string, value: unknown][] = [
    ['null', null],
    ['a value of another type', []],
    ['a form without fields', { ...draft(), form: {} }],
    ['a field of another type', { ...draft(), form: { ...draft().form, title: 1 } }],
    ['an invalid version', { ...draft(), version: 'x' }],
    ['an invalid publication time', { ...draft(), keptMoment: 'ontem' }],
    ['no date', { ...draft(), keptAt: null }],
  ];
  it.each(damaged)('skips a damaged draft: %s', async (_flaw, value) => {
    database.set('1', value);
    await keepDraft('2', draft());
    expect((await draftsOf('ana')).map(({ key }) => key)).toEqual(['2']);
  });

  it('reports a failing store without throwing', async () => {
    broken.isBroken = true;
    expect(await keepDraft('1', draft())).toBe(false);
    expect(await draftsOf('ana')).toEqual([]);
    await dropDraft('1');
  });
});
