/** Scrolls an element to the top of the window, without an animation for visitors who prefer less motion. */
export function scrollToTop(element: HTMLElement): void {
  const { matches: isCalm } = window.matchMedia('(prefers-reduced-motion: reduce)');
  element.scrollIntoView({ block: 'start', behavior: isCalm ? 'instant' : 'smooth' });
}
