/**
 * Keeps an element's height, in CSS pixels, in a custom property of the page: by it, what lies over the page leaves
 * the rest room to scroll out from under it.
 *
 * @param onChange is told after each change of the height
 * @returns ends it, after which the property is unset
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
