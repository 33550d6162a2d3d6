import { describe, expect, it } from 'vitest';
import { createRateLimiter } from './rate-limit.ts';

const LIMITS = {
  failedSignIn: { count: 3, seconds: 60 },
  mail: { count: 1, seconds: 60 },
  refresh: { count: 2, seconds: 10 },
  verify: { count: 2, seconds: 10 },
  feedback: { count: 2, seconds: 10 },
};

function limiterWithClock() {
  let time = 1_000_000;
  const limiter = createRateLimiter(LIMITS, () => time);
  return { limiter, advance: (seconds: number) => (time += seconds * 1000) };
}

describe('a rate limiter', () => {
  it('allows an action up to its limit', () => {
    const { limiter } = limiterWithClock();
    for (let turn = 0; turn < 3; turn += 1) {
      expect(limiter.wait('failedSignIn', 'a')).toBe(0);
      limiter.count('failedSignIn', 'a');
    }
    expect(limiter.wait('failedSignIn', 'a')).toBe(60);
  });

  it('allows another action when the oldest one has left the window', () => {
    const { limiter, advance } = limiterWithClock();
    limiter.count('refresh', 'a');
    advance(4);
    limiter.count('refresh', 'a');
    expect(limiter.wait('refresh', 'a')).toBe(6);
    advance(6);
    expect(limiter.wait('refresh', 'a')).toBe(0);
    limiter.count('refresh', 'a');
    expect(limiter.wait('refresh', 'a')).toBe(4);
  });

  it('counts each address and each action separately', () => {
    const { limiter } = limiterWithClock();
    limiter.count('mail', 'a');
    expect(limiter.wait('mail', 'a')).toBe(60);
    expect(limiter.wait('mail', 'b')).toBe(0);
    expect(limiter.wait('refresh', 'a')).toBe(0);
  });

  it('undoes a count', () => {
    const { limiter, advance } = limiterWithClock();
    limiter.count('refresh', 'a');
    advance(1);
    const undo = limiter.count('refresh', 'a');
    expect(limiter.wait('refresh', 'a')).toBe(9);
    undo();
    expect(limiter.wait('refresh', 'a')).toBe(0);
    undo();
    limiter.count('refresh', 'a');
    expect(limiter.wait('refresh', 'a')).toBe(9);
  });

  it('evicts the oldest key to bound its memory', () => {
    const { limiter } = limiterWithClock();
    limiter.count('refresh', 'first');
    for (let turn = 0; turn < 10_000; turn += 1) limiter.count('refresh', `address ${turn}`);
    limiter.count('refresh', 'first');
    // Only one of the two counts remains, because the key was evicted between them.
    expect(limiter.wait('refresh', 'first')).toBe(0);
    expect(limiter.wait('refresh', 'address 9999')).toBe(0);
    limiter.count('refresh', 'address 9999');
    expect(limiter.wait('refresh', 'address 9999')).toBe(10);
  });

  it('keeps keys at their limit during a flood of the same or another action', () => {
    const { limiter } = limiterWithClock();
    for (let turn = 0; turn < 3; turn += 1) limiter.count('failedSignIn', 'first');
    for (let turn = 0; turn < 10_050; turn += 1) {
      limiter.count('failedSignIn', `account ${turn}`);
      limiter.count('refresh', `session ${turn}`);
    }
    expect(limiter.wait('failedSignIn', 'first')).toBe(60);
  });

  it('bounds its memory even if all keys are at their limit', () => {
    const { limiter } = limiterWithClock();
    limiter.count('mail', 'first');
    for (let turn = 0; turn < 10_000; turn += 1) limiter.count('mail', `address ${turn}`);
    expect(limiter.wait('mail', 'first')).toBe(0);
    expect(limiter.wait('mail', 'address 9999')).toBe(60);
  });
});
