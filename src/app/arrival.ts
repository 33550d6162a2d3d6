/** Path of the page in this document's HTML; the current address if the document did not come from navigation. */
function arrivedAt(): string {
  const [arrival] = performance.getEntriesByType('navigation');
  return arrival === undefined ? window.location.pathname : new URL(arrival.name).pathname;
}

/**
 * True if the HTML belongs to the address. Going back before hydration leaves one page's HTML under another's address.
 */
export function isPageOfAddress(): boolean {
  return arrivedAt() === window.location.pathname;
}
