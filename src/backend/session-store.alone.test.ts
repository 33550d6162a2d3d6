import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  dropDamagedSession,
  hasDroppedSession,
  hasStoredSession,
  SESSION_KEY,
  sessionStore,
} from './session-store.ts';

function fakeStore(isFull: boolean) {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
    setItem(key: string, value: string) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
  };
}

const blocked = new Proxy(
  {},
  {
    get() {
      throw new DOMException('blocked', 'SecurityError');
    },
  },
);

afterEach(() => {
  sessionStore.removeItem(SESSION_KEY);
  vi.unstubAllGlobals();
});

describe('the session storage', () => {
  it.each([
    ['localStorage', fakeStore(false)],
    ['memory if localStorage is full', fakeStore(true)],
    ['memory if localStorage is blocked', blocked],
  ])('uses %s', (_which, store) => {
    vi.stubGlobal('localStorage', store);
    expect(hasStoredSession()).toBe(false);
    sessionStore.setItem(SESSION_KEY, 'x');
    expect(sessionStore.getItem(SESSION_KEY)).toBe('x');
    expect(hasStoredSession()).toBe(true);
    sessionStore.removeItem(SESSION_KEY);
    expect(hasStoredSession()).toBe(false);
  });
});

describe('a stored session', () => {
  const SESSION = { access_token: 'a.b.c', refresh_token: 'r', expires_at: 1, user: { id: '1' } };

  it('is kept if supabase-js can read it, and otherwise removed and reported', () => {
    vi.stubGlobal('localStorage', fakeStore(false));
    dropDamagedSession();
    sessionStore.setItem(SESSION_KEY, JSON.stringify(SESSION));
    dropDamagedSession();
    expect([hasStoredSession(), hasDroppedSession()]).toEqual([true, false]);
    const damaged = [
      '{',
      'null',
      '7',
      '"x"',
      '{"access_token":"ey',
      JSON.stringify({ ...SESSION, user: undefined }),
      JSON.stringify({ ...SESSION, access_token: 'x' }),
      JSON.stringify({ ...SESSION, refresh_token: 7 }),
      JSON.stringify({ ...SESSION, expires_at: 'amanhã' }),
      JSON.stringify({ ...SESSION, user: null }),
    ];
    for (const text of damaged) {
      sessionStore.setItem(SESSION_KEY, text);
      dropDamagedSession();
      expect([hasStoredSession(), hasDroppedSession()], text).toEqual([false, true]);
    }
  });
});
