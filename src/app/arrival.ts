/** Path of the page whose HTML this document is; in a document that was not navigated to, of the address. */
function arrivedAt(): string {
  const [arrival] = performance.getEntriesByType('navigation');
  return arrival === undefined ? window.location.pathname : new URL(arrival.name).pathname;
}

/** Whether the HTML is that of the address: going back before hydration leaves one page's under another's address. */
export function isPageOfAddress(): boolean {
  return arrivedAt() === window.location.pathname;
}
