/** True once React has taken over the page; runs in the browser. */
export function isHydrated(): boolean {
  const root = document.getElementById('root')?.firstElementChild;
  return Object.keys(root ?? {}).some((key) => key.startsWith('__reactFiber'));
}
