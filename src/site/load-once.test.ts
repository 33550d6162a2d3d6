import { describe, expect, it, vi } from 'vitest';
import { loadOnce } from './load-once.ts';

describe('loadOnce', () => {
  it('loads each item once and then returns it synchronously', async () => {
    const load = vi.fn((name: string) => Promise.resolve(`${name}!`));
    const { get } = loadOnce(load);
    const promise = get('a');
    expect(promise).toBeInstanceOf(Promise);
    expect(get('a')).toBe(promise);
    await promise;
    expect(get('a')).toBe('a!');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('returns undefined for an unknown name', () => {
    const { get } = loadOnce(() => undefined);
    expect(get('a')).toBeUndefined();
  });

  it('lists loaded items, not pending or failed ones', async () => {
    const { get, loaded } = loadOnce((name: string) =>
      name === 'b' ? Promise.reject(new Error('offline')) : Promise.resolve(name),
    );
    await get('a');
    await expect(get('b')).rejects.toThrow('offline');
    const coming = get('c');
    expect(loaded()).toEqual(['a']);
    await coming;
    expect(loaded()).toEqual(['a', 'c']);
  });

  it('does not retry a failed load', async () => {
    const failure = new Error('offline');
    const load = vi.fn(() => Promise.reject(failure));
    const { get } = loadOnce(load);
    await expect(get('a')).rejects.toBe(failure);
    await expect(get('a')).rejects.toBe(failure);
    expect(load).toHaveBeenCalledTimes(1);
  });
});
