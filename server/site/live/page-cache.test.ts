import { describe, expect, it, vi } from 'vitest';
import { TransientError, createPageCache } from './page-cache.ts';

const page = (size = 1) => ({ size });
const maker = (size?: number) => vi.fn(async () => page(size));

describe('createPageCache', () => {
  it('creates a page once for all concurrent and later callers', async () => {
    const cache = createPageCache();
    const make = maker();
    const [first, second] = await Promise.all([cache.get('/a', make), cache.get('/a', make)]);
    expect(second).toBe(first);
    expect(await cache.get('/a', make)).toBe(first);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('evicts the least recently used page, by number and by size', async () => {
    const few = createPageCache({ entries: 2, size: 100, pause: 0 });
    const [a, b, c] = [maker(), maker(), maker()];
    await few.get('/a', a);
    await few.get('/b', b);
    await few.get('/a', a);
    await few.get('/c', c);
    await few.get('/a', a);
    await few.get('/b', b);
    expect([a, b, c].map(({ mock }) => mock.calls.length)).toEqual([1, 2, 1]);

    const small = createPageCache({ entries: 10, size: 10, pause: 0 });
    const [d, e, huge] = [maker(6), maker(6), maker(11)];
    await small.get('/d', d);
    await small.get('/e', e);
    await small.get('/huge', huge);
    await small.get('/huge', huge);
    await small.get('/e', e);
    await small.get('/d', d);
    expect([d, e, huge].map(({ mock }) => mock.calls.length)).toEqual([2, 1, 2]);
  });

  it('does not count a page that was evicted before it was finished', async () => {
    const cache = createPageCache({ entries: 1, size: 10, pause: 0 });
    let finish = () => {};
    const late = cache.get('/late', async () => {
      await new Promise<void>((resolve) => (finish = resolve));
      return page(6);
    });
    const make = maker(6);
    await cache.get('/a', make);
    finish();
    expect(await late).toEqual({ size: 6 });
    await cache.get('/a', make);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('waits before it retries a failure', async () => {
    const clock = { now: 0 };
    const cache = createPageCache({ entries: 10, size: 10, pause: 1000 }, () => clock.now);
    const make = vi.fn(async () => Promise.reject(new Error('broken')));
    expect(await cache.get('/a', make)).toBeUndefined();
    clock.now = 999;
    expect(await cache.get('/a', make)).toBeUndefined();
    expect(make).toHaveBeenCalledTimes(1);
    clock.now = 1000;
    await cache.get('/a', make);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('retries at once after a transient error', async () => {
    const cache = createPageCache();
    const make = maker().mockRejectedValueOnce(new TransientError('full'));
    expect(await cache.get('/a', make)).toBeUndefined();
    expect(await cache.get('/a', make)).toEqual({ size: 1 });
  });
});
