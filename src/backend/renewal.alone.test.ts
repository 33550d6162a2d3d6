import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isRenewing, onRenewalTrouble, patientFetch, renewalTrouble, retryRenewal } from './renewal.ts';
import { SESSION_KEY, sessionStore } from './session-store.ts';

const RENEWAL = 'http://localhost/auth/v1/token?grant_type=refresh_token';
const ROWS = 'http://localhost/rest/v1/blog_posts';

/** A service that fails until it is repaired, called through `patientFetch`. */
function brokenService() {
  const state = { isRepaired: false, tries: 0 };
  const request = patientFetch(async (input) => {
    if (input === RENEWAL) state.tries += 1;
    if (!state.isRepaired) throw new TypeError('Failed to fetch');
    return Response.json({});
  });
  return { state, request };
}

beforeEach(() => {
  vi.useFakeTimers();
  sessionStore.setItem(SESSION_KEY, '{}');
});
afterEach(() => {
  vi.useRealTimers();
  sessionStore.removeItem(SESSION_KEY);
});

/** Starts a renewal and records its outcome. */
function renew(request: typeof fetch) {
  const outcome: { answer?: Response; error?: unknown } = {};
  request(RENEWAL).then(
    (answer) => (outcome.answer = answer),
    (error: unknown) => (outcome.error = error),
  );
  return outcome;
}

describe('a failing renewal', () => {
  it('is reported after the second failed attempt, and retried until it succeeds', async () => {
    const { state, request } = brokenService();
    const listener = vi.fn<() => void>();
    const unsubscribe = onRenewalTrouble(listener);
    const outcome = renew(request);
    await vi.advanceTimersByTimeAsync(900);
    expect(state.tries).toBe(1);
    expect(renewalTrouble()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(200);
    expect(state.tries).toBe(2);
    expect(renewalTrouble()).toEqual({ nextTry: Date.now() - 100 + 2000 });
    expect(listener).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(state.tries).toBeGreaterThan(10);
    state.isRepaired = true;
    await vi.advanceTimersByTimeAsync(5000);
    expect(outcome.answer?.ok).toBe(true);
    expect(renewalTrouble()).toBeUndefined();
    expect(isRenewing()).toBe(false);
    unsubscribe();
  });

  it('is retried immediately on request', async () => {
    const { state, request } = brokenService();
    const outcome = renew(request);
    await vi.advanceTimersByTimeAsync(10_000);
    state.isRepaired = true;
    retryRenewal();
    await vi.advanceTimersByTimeAsync(0);
    expect(outcome.answer?.ok).toBe(true);
  });

  it('is retried immediately when another request succeeds, but not when one fails', async () => {
    const { state, request } = brokenService();
    const outcome = renew(request);
    await vi.advanceTimersByTimeAsync(10_000);
    const { tries } = state;
    await expect(request(ROWS)).rejects.toThrow('Failed to fetch');
    await vi.advanceTimersByTimeAsync(0);
    expect(state.tries).toBe(tries);
    state.isRepaired = true;
    await request(ROWS);
    await vi.advanceTimersByTimeAsync(0);
    expect(outcome.answer?.ok).toBe(true);
  });

  it('ends when the user signs out', async () => {
    const { request } = brokenService();
    const outcome = renew(request);
    await vi.advanceTimersByTimeAsync(2000);
    sessionStore.removeItem(SESSION_KEY);
    retryRenewal();
    await vi.advanceTimersByTimeAsync(0);
    expect(outcome.error).toBeInstanceOf(TypeError);
    expect(isRenewing()).toBe(false);
  });

  it('gives up after ten minutes', async () => {
    const { request } = brokenService();
    const outcome = renew(request);
    await vi.advanceTimersByTimeAsync(599_000);
    expect(outcome).toEqual({});
    await vi.advanceTimersByTimeAsync(6000);
    expect(outcome.error).toBeInstanceOf(TypeError);
    expect(renewalTrouble()).toBeUndefined();
  });
});

it('a renewal is reported after four seconds without a response', async () => {
  let answer = (_response: Response): void => undefined;
  const request = patientFetch(() => new Promise((resolve) => (answer = resolve)));
  renew(request);
  await vi.advanceTimersByTimeAsync(3900);
  expect(renewalTrouble()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(200);
  expect(renewalTrouble()).toEqual({ nextTry: undefined });
  answer(Response.json({}));
  await vi.advanceTimersByTimeAsync(0);
  expect(renewalTrouble()).toBeUndefined();
});

it('a renewal ends with any response of the service itself, even a refusal', async () => {
  const refusal = Response.json({}, { status: 400 });
  expect(await patientFetch(async () => refusal)(RENEWAL)).toBe(refusal);
  expect(renewalTrouble()).toBeUndefined();
});
