/** What the page around a calculator is told. */
interface HeightMessage {
  readonly type: 'calculario:altura';
  /** In pixels. */
  readonly altura: number;
}

/**
 * Tells the page around this one how high an element is, now and whenever that changes; nobody, where there is none.
 *
 * @returns stops
 */
export function tellHeight(element: HTMLElement): () => void {
  if (window.parent === window) return () => undefined;
  const observer = new ResizeObserver(() => {
    const altura = Math.ceil(element.getBoundingClientRect().height);
    // Anybody may know: it says nothing of what was typed but how much room it takes.
    window.parent.postMessage({ type: 'calculario:altura', altura } satisfies HeightMessage, '*');
  });
  observer.observe(element);
  return () => observer.disconnect();
}
