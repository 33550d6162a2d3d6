import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stopOnSignal } from './stop-on-signal.ts';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
const others = new Map(SIGNALS.map((signal) => [signal, process.listeners(signal)]));

// Keep the time limit from ending the process of the tests.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const signal of SIGNALS) {
    for (const listener of process.listeners(signal)) {
      if (!others.get(signal)?.includes(listener)) process.off(signal, listener);
    }
  }
});

it('a second signal does not cut the shutdown short', async () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  let finish = (): void => undefined;
  const closing = new Promise<void>((resolve) => (finish = resolve));
  const close = vi.fn(() => closing);
  stopOnSignal(createServer(), close);
  for (const signal of ['SIGINT', 'SIGINT', 'SIGTERM'] as const) {
    // Without a listener, Node would end the process at once.
    expect(process.emit(signal)).toBe(true);
  }
  expect(close).toHaveBeenCalledOnce();
  expect(exit).not.toHaveBeenCalled();
  finish();
  await vi.waitFor(() => expect(exit).toHaveBeenCalledExactlyOnceWith(0));
});
