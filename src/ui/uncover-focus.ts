/**
 * Scrolls the focused element into view if an overlay at the bottom covers most of it. Browsers do so when the focus
 * moves, but not when the overlay appears later, or when a dialog restores the focus.
 */
export function uncoverFocus(cover: HTMLElement): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body || cover.contains(focused)) return;
  const under = focused.getBoundingClientRect();
  const over = cover.getBoundingClientRect();
  const isBeside = under.right <= over.left || under.left >= over.right;
  const isHidden = (under.top + under.bottom) / 2 > over.top && under.top < over.bottom;
  if (over.height > 0 && isHidden && !isBeside) focused.scrollIntoView({ block: 'nearest' });
}
