/** Where the browser keeps the session, for all tabs of the site; in memory where its store is blocked. */

/** Name of the session in the store. */
export const SESSION_KEY = 'calculario-sessao';

const memory = new Map<string, string>();

/** The store that supabase-js reads and writes. */
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
      // Blocked or full: the session then lives as long as the page.
      memory.set(key, value);
    }
  },
  removeItem(key: string): void {
    memory.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was kept there.
    }
  },
};

/** Whether somebody is signed in here, as far as the browser knows; the session may need renewing. */
export function hasStoredSession(): boolean {
  return sessionStore.getItem(SESSION_KEY) !== null;
}
