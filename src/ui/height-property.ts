/**
 * Copies an element's height, in CSS pixels, to a custom property of the page, so that the page can reserve scroll
 * padding for an element that covers it.
 *
 * @param onChange called after each change of the height
 * @returns a function that stops observing and removes the property
 */
export function keepHeight(element: HTMLElement, name: `--${string}`, onChange?: () => void): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.setProperty(name, `${element.offsetHeight}px`);
    onChange?.();
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    style.removeProperty(name);
  };
}
