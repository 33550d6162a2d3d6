/** Message to the page around a calculator. */
interface HeightMessage {
  readonly type: 'calculario:altura';
  /** Height in pixels. */
  readonly altura: number;
}

/**
 * Reports the height of an element to the surrounding page, now and after each change; does nothing without one.
 *
 * @returns stops
 */
export function tellHeight(element: HTMLElement): () => void {
  if (window.parent === window) return () => undefined;
  const observer = new ResizeObserver(() => {
    const altura = Math.ceil(element.getBoundingClientRect().height);
    // Any origin may receive it, because the height reveals nothing else about the input.
    window.parent.postMessage({ type: 'calculario:altura', altura } satisfies HeightMessage, '*');
  });
  observer.observe(element);
  return () => observer.disconnect();
}
