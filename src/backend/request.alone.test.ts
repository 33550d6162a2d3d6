import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withTimeLimit } from './request.ts';

/** A server that accepts the request and never responds. */
const silent: typeof fetch = (_input, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
  });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The time limit of a request, in milliseconds. */
async function timeLimitOf(body?: BodyInit): Promise<number> {
  const limit = vi.spyOn(AbortSignal, 'timeout');
  const request = withTimeLimit(silent)('http://localhost/', { method: 'POST', ...(body ? { body } : {}) });
  request.catch(() => undefined);
  const [[milliseconds] = []] = limit.mock.calls;
  limit.mockRestore();
  return milliseconds ?? Number.NaN;
}

describe('withTimeLimit', () => {
  it('aborts after ten seconds', async () => {
    expect(await timeLimitOf()).toBe(10_000);
    expect(await timeLimitOf('{}')).toBe(10_001);
  });

  it('allows a picture enough time at 10 kB per second', async () => {
    expect(await timeLimitOf(new ArrayBuffer(1_000_000))).toBe(110_000);
  });

  it('fails as a timeout', async () => {
    vi.useRealTimers();
    const limit = vi
      .spyOn(AbortSignal, 'timeout')
      .mockReturnValue(AbortSignal.abort(new DOMException('x', 'TimeoutError')));
    const slow: typeof fetch = async (_input, init) => {
      init?.signal?.throwIfAborted();
      return new Response();
    };
    await expect(withTimeLimit(slow)('http://localhost/')).rejects.toMatchObject({ name: 'TimeoutError' });
    limit.mockRestore();
  });
});
