/**
 * Stores the session in localStorage, shared by all tabs of the site; in memory if localStorage is blocked.
 */

/** Storage key of the session. */
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
      // Blocked or full: the session then lasts as long as the page.
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

/** Whether a session is stored in this browser; it may have to be renewed. */
export function hasStoredSession(): boolean {
  return sessionStore.getItem(SESSION_KEY) !== null;
}
