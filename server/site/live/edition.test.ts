import { describe, expect, it, vi } from 'vitest';
import { digestOf, editionOf, keepEditions, type Edition } from './edition.ts';
import { listed } from './testing/rows.ts';

const TIMES = { fresh: 5000, deadline: 50, pause: 10_000 };

/** Editions with a clock of their own. */
function keeper(read: () => Promise<Edition>) {
  const clock = { now: 0 };
  return { clock, editions: keepEditions(read, TIMES, () => clock.now) };
}

const edition = (...slugs: string[]) =>
  editionOf(
    slugs.map((slug) => listed(slug)),
    new Set(),
  );

describe('an edition', () => {
  it('leads from former addresses to present ones, and leaves out what stands at ours', () => {
    const posts = [listed('novo', {}, ['velho', 'antigo']), listed('ferias')];
    const { slugs, movedTo } = editionOf(posts, new Set(['ferias']));
    expect([...slugs]).toEqual(['novo']);
    expect(Object.fromEntries(movedTo)).toEqual({ velho: 'novo', antigo: 'novo' });
  });

  it('differs where an article comes, goes, or changes, and not by the order or the spelling of a time', () => {
    const a = listed('a', { updated_at: '2026-11-20T12:00:00+00:00' });
    const b = listed('b');
    const digest = digestOf([a, b]);
    expect(digestOf([b, { ...a, updated_at: '2026-11-20T09:00:00.000-03:00' }])).toBe(digest);
    expect(digestOf([a])).not.toBe(digest);
    expect(digestOf([a, { ...b, slug: 'c' }])).not.toBe(digest);
    expect(digestOf([{ ...a, updated_at: '2026-11-20T12:00:01+00:00' }, b])).not.toBe(digest);
  });
});

describe('the current edition', () => {
  it('is read once for all who ask while it is fresh, and anew afterwards', async () => {
    const read = vi.fn(async () => edition('a'));
    const { clock, editions } = keeper(read);
    const [first, second] = await Promise.all([editions.current(), editions.current()]);
    expect(second).toBe(first);
    clock.now = 4999;
    await editions.current();
    expect(read).toHaveBeenCalledTimes(1);
    clock.now = 5000;
    // Nothing has changed: what was rendered of it may stay.
    expect(await editions.current()).toBe(first);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('is read anew after a change, even if a reading from before is still under way', async () => {
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

  it('is the last known one while the backend fails, which is then left alone', async () => {
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

  it('is unknown where the backend has never answered, in time or at all', async () => {
    const silent = keeper(() => new Promise(() => {}));
    expect(await silent.editions.current()).toBeUndefined();
    const broken = keeper(async () => Promise.reject(new Error('broken')));
    expect(await broken.editions.current()).toBeUndefined();
  });
});
