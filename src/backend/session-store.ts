/**
 * Stores the session in localStorage, shared by all tabs of the site; in memory if localStorage is blocked.
 */
import { recordOf } from '../engine/record.ts';

export const SESSION_KEY = 'calculario-sessao';

const memory = new Map<string, string>();

/** The storage that supabase-js uses. */
export const sessionStore = {
  getItem(key: string): string | null {
    try {
      return localStorage.getItem(key) ?? memory.get(key) ?? null;
    } catch {
      return memory.get(key) ?? null;
    }
  },
  setItem(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
      memory.delete(key);
    } catch {
      // Use memory if localStorage is blocked or full: the session then lasts as long as the page.
      memory.set(key, value);
    }
  },
  removeItem(key: string): void {
    memory.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was stored there.
    }
  },
};

/** True if a session is stored in this browser; it may need renewal. */
export function hasStoredSession(): boolean {
  return sessionStore.getItem(SESSION_KEY) !== null;
}

function storedSession(): Readonly<Record<string, unknown>> {
  try {
    return recordOf(JSON.parse(sessionStore.getItem(SESSION_KEY) ?? 'null'));
  } catch {
    return {};
  }
}

/** The token of the stored session, which may have expired. */
export function storedToken(): string | undefined {
  const { access_token } = storedSession();
  return typeof access_token === 'string' ? access_token : undefined;
}

/** The account of the stored session; another tab may have signed another one in. */
export function storedAccount(): unknown {
  return recordOf(storedSession()['user'])['id'];
}

const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** True if supabase-js can read the stored session; any other text would keep it from starting a new one. */
function isIntact(): boolean {
  const { refresh_token, expires_at } = storedSession();
  return (
    TOKEN.test(storedToken() ?? '') &&
    typeof refresh_token === 'string' &&
    Number.isFinite(expires_at) &&
    typeof storedAccount() === 'string'
  );
}

let wasDamaged = false;

/** Removes a damaged stored session, and remembers the removal. */
export function dropDamagedSession(): void {
  if (!hasStoredSession() || isIntact()) return;
  sessionStore.removeItem(SESSION_KEY);
  wasDamaged = true;
}

/** True if a damaged session was dropped during this visit. */
export function hasDroppedSession(): boolean {
  return wasDamaged;
}
