/** Where the visitor was on each page of the session's history, by the entry's key; in pixels from the top. */
export const positions = new Map<string, number>();

/** Keeps the positions while the page is loaded anew. */
const STORE = 'posicoes';

/** Takes over what an earlier load of the page has left behind. */
export function recallPositions(): void {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORE) ?? '[]') as [string, number][];
    for (const [key, top] of stored) positions.set(key, top);
  } catch {
    // Pages from before a reload then open at their top.
  }
}

/** Leaves the positions to the next load of the page. */
export function storePositions(): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify([...positions]));
  } catch {
    // See above.
  }
}
