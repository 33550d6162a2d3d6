/** Path of the page that the server sent; the current path if the browser has no record of a navigation. */
function arrivedAt(): string {
  const [arrival] = performance.getEntriesByType('navigation');
  return arrival === undefined ? window.location.pathname : new URL(arrival.name).pathname;
}

/** True if the HTML belongs to the address. Going back before hydration leaves one page's HTML at another's address. */
export function isPageOfAddress(): boolean {
  return arrivedAt() === window.location.pathname;
}
