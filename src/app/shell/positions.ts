/** Scroll positions by key of the history entry, in pixels from the top. */
export const positions = new Map<string, number>();

/** sessionStorage key that preserves the positions across reloads. */
const STORE = 'posicoes';

/** Restores the positions stored before a reload. */
export function recallPositions(): void {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORE) ?? '[]') as [string, number][];
    for (const [key, top] of stored) positions.set(key, top);
  } catch {
    // Without storage, pages visited before a reload open at their top.
  }
}

/** Stores the positions for the next load of the page. */
export function storePositions(): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify([...positions]));
  } catch {
    // Without storage, there is nothing to restore.
  }
}
