import { describe, expect, it, vi } from 'vitest';
import { createPageCache } from './page-cache.ts';

const page = (size = 1) => ({ size });
const made = (size?: number) => vi.fn(async () => page(size));

describe('the cache', () => {
  it('makes a page once, for all who ask meanwhile and afterwards', async () => {
    const cache = createPageCache();
    const make = made();
    const [first, second] = await Promise.all([cache.get('1', '/a', make), cache.get('1', '/a', make)]);
    expect(second).toBe(first);
    expect(await cache.get('1', '/a', make)).toBe(first);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('forgets everything with another edition, and does not keep what is finished too late', async () => {
    const cache = createPageCache();
    let finish = () => {};
    const late = cache.get('1', '/a', async () => {
      await new Promise<void>((resolve) => (finish = resolve));
      return page(7);
    });
    const make = made();
    const current = await cache.get('2', '/a', make);
    finish();
    expect(await late).toEqual({ size: 7 });
    expect(await cache.get('2', '/a', make)).toBe(current);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('forgets what was asked for longest ago, by number and by size', async () => {
    const few = createPageCache({ entries: 2, size: 100, pause: 0 });
    const [a, b, c] = [made(), made(), made()];
    await few.get('1', '/a', a);
    await few.get('1', '/b', b);
    await few.get('1', '/a', a);
    await few.get('1', '/c', c);
    await few.get('1', '/a', a);
    await few.get('1', '/b', b);
    expect([a, b, c].map(({ mock }) => mock.calls.length)).toEqual([1, 2, 1]);

    const small = createPageCache({ entries: 10, size: 10, pause: 0 });
    const [d, e, huge] = [made(6), made(6), made(11)];
    await small.get('1', '/d', d);
    await small.get('1', '/e', e);
    await small.get('1', '/huge', huge);
    await small.get('1', '/huge', huge);
    await small.get('1', '/e', e);
    await small.get('1', '/d', d);
    expect([d, e, huge].map(({ mock }) => mock.calls.length)).toEqual([2, 1, 2]);
  });

  it('does not try again at once what has failed', async () => {
    const clock = { now: 0 };
    const cache = createPageCache({ entries: 10, size: 10, pause: 1000 }, () => clock.now);
    const make = vi.fn(async () => Promise.reject(new Error('broken')));
    expect(await cache.get('1', '/a', make)).toBeUndefined();
    clock.now = 999;
    expect(await cache.get('1', '/a', make)).toBeUndefined();
    expect(make).toHaveBeenCalledTimes(1);
    clock.now = 1000;
    await cache.get('1', '/a', make);
    expect(make).toHaveBeenCalledTimes(2);
    await cache.get('2', '/a', make);
    expect(make).toHaveBeenCalledTimes(3);
  });
});
