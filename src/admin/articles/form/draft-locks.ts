/** Which drafts belong to forms that are open right now, in this or another window. */

const locks = (): LockManager | undefined => ('locks' in navigator ? navigator.locks : undefined);

/**
 * Marks a draft as that of an open form, until the returned function is called or the window is gone, however it
 * goes. Without https browsers have no such marks; then drafts of open forms are offered too.
 */
export function markOpen(key: string): () => void {
  let release = () => {};
  const isDone = new Promise<void>((resolve) => {
    release = resolve;
  });
  void locks()?.request(key, () => isDone);
  return release;
}

/** The keys of the drafts whose forms are open. */
export async function openKeys(): Promise<ReadonlySet<string>> {
  const state = await locks()?.query();
  return new Set(state?.held?.flatMap(({ name }) => name ?? []));
}
