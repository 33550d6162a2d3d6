import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startUpkeep, untilNight } from './upkeep.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 25, 3, 0) }));
afterEach(() => void vi.useRealTimers());

const HOUR = 3_600_000;

it('startUpkeep tidies up every night', async () => {
  const tidyUp = vi.fn(async () => undefined);
  const upkeep = startUpkeep(tidyUp);
  await vi.advanceTimersByTimeAsync(0.9 * HOUR);
  expect(tidyUp).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(0.2 * HOUR);
  expect(tidyUp).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(24 * HOUR);
  expect(tidyUp).toHaveBeenCalledTimes(2);
  upkeep.stop();
  await vi.advanceTimersByTimeAsync(48 * HOUR);
  expect(tidyUp).toHaveBeenCalledTimes(2);
});

it('startUpkeep tidies up after many changes, and continues after a failure', async () => {
  const silence = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const tidyUp = vi.fn(() => Promise.reject(new Error('disk')));
  const upkeep = startUpkeep(tidyUp);
  for (let turn = 0; turn < 399; turn += 1) upkeep.changed();
  expect(tidyUp).toHaveBeenCalledOnce();
  upkeep.changed();
  expect(tidyUp).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(0);
  expect(silence).toHaveBeenCalledTimes(2);
  upkeep.stop();
  silence.mockRestore();
});

it('untilNight returns the time until the next night', () => {
  expect(untilNight(new Date(2026, 10, 25, 3, 59))).toBe(60_000);
  expect(untilNight(new Date(2026, 10, 25, 4, 0))).toBe(24 * HOUR);
});
