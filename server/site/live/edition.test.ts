import { describe, expect, it, vi } from 'vitest';
import { digestOf, editionOf, keepEditions, type Edition } from './edition.ts';
import { listed } from './testing/rows.ts';

const TIMES = { fresh: 5000, deadline: 50, pause: 10_000 };

/** Editions with a fake clock. */
function keeper(read: () => Promise<Edition>) {
  const clock = { now: 0 };
  return { clock, editions: keepEditions(read, TIMES, () => clock.now) };
}

const edition = (...slugs: string[]) => editionOf(slugs.map((slug) => listed(slug)));

describe('editionOf', () => {
  it('maps former addresses to current ones', () => {
    const posts = [listed('novo', {}, ['velho', 'antigo']), listed('ferias')];
    const { slugs, movedTo } = editionOf(posts);
    expect([...slugs]).toEqual(['novo', 'ferias']);
    expect(Object.fromEntries(movedTo)).toEqual({ velho: 'novo', antigo: 'novo' });
  });

  it('has a digest that depends on the articles and their changes, not on order or time format', () => {
    const a = listed('a', { updated_at: '2026-11-20T12:00:00+00:00' });
    const b = listed('b');
    const digest = digestOf([a, b]);
    expect(digestOf([b, { ...a, updated_at: '2026-11-20T09:00:00.000-03:00' }])).toBe(digest);
    expect(digestOf([a])).not.toBe(digest);
    expect(digestOf([a, { ...b, slug: 'c' }])).not.toBe(digest);
    expect(digestOf([{ ...a, updated_at: '2026-11-20T12:00:01+00:00' }, b])).not.toBe(digest);
  });
});

describe('keepEditions', () => {
  it('reads once for all callers while the edition is fresh, and again afterwards', async () => {
    const read = vi.fn(async () => edition('a'));
    const { clock, editions } = keeper(read);
    const [first, second] = await Promise.all([editions.current(), editions.current()]);
    expect(second).toBe(first);
    clock.now = 4999;
    await editions.current();
    expect(read).toHaveBeenCalledTimes(1);
    clock.now = 5000;
    // Return the same edition if nothing has changed, so that rendered pages stay valid.
    expect(await editions.current()).toBe(first);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('keeps an edition for ten times the duration of a slow read', async () => {
    const read = vi.fn(async () => {
      clock.now += 2000;
      return edition('a');
    });
    const { clock, editions } = keeper(read);
    await editions.current();
    clock.now = 21_999;
    await editions.current();
    expect(read).toHaveBeenCalledTimes(1);
    clock.now = 22_000;
    await editions.current();
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('reads again after a change, even if an earlier read is still running', async () => {
    const answers: ((found: Edition) => void)[] = [];
    const { editions } = keeper(() => new Promise((resolve) => answers.push(resolve)));
    const before = editions.current();
    editions.outdate();
    const after = editions.current();
    answers[1]?.(edition('a', 'b'));
    expect((await after)?.slugs.size).toBe(2);
    answers[0]?.(edition('a'));
    await before;
    expect((await editions.current())?.slugs.size).toBe(2);
  });

  it('returns the last known edition while the backend fails, and pauses before retrying', async () => {
    const state = { isBroken: false };
    const read = vi.fn(async () => {
      if (state.isBroken) throw new Error('broken');
      return edition('a');
    });
    const { clock, editions } = keeper(read);
    const known = await editions.current();
    state.isBroken = true;
    clock.now = 6000;
    expect(await editions.current()).toBe(known);
    clock.now = 15_000;
    expect(await editions.current()).toBe(known);
    expect(read).toHaveBeenCalledTimes(2);
    clock.now = 16_000;
    await editions.current();
    expect(read).toHaveBeenCalledTimes(3);
  });

  it('does not wait again for a read that is already late', async () => {
    const clock = { now: 0 };
    const times = { ...TIMES, deadline: 60_000 };
    const editions = keepEditions(
      () => new Promise(() => {}),
      times,
      () => clock.now,
    );
    void editions.current();
    clock.now = 60_000;
    expect(await editions.current()).toBeUndefined();
  });

  it('returns undefined if the backend has never answered in time', async () => {
    const silent = keeper(() => new Promise(() => {}));
    expect(await silent.editions.current()).toBeUndefined();
    const broken = keeper(async () => Promise.reject(new Error('broken')));
    expect(await broken.editions.current()).toBeUndefined();
  });
});
