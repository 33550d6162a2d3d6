/**
 * The element that a key moves the focus to among controls with a single tab stop, following the ARIA Authoring
 * Practices: the arrows go around, Home and End to the ends.
 *
 * @returns its index, or `undefined` for any other key
 */
export function indexForKey(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
