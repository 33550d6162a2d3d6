/**
 * Lists texts as in a sentence: `a, b e c`. Does not use `Intl.ListFormat`, because the first object of `Intl` takes a
 * phone 0.15 s.
 */
export function enumerate(texts: readonly string[], conjunction: 'e' | 'ou' = 'e'): string {
  const last = texts.length - 1;
  if (last < 1) return texts.join('');
  return `${texts.slice(0, last).join(', ')} ${conjunction} ${texts[last]}`;
}
