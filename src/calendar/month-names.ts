/** Names of the months, from January. */
export const MONTH_NAMES = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
] as const;

function withoutAccents(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/**
 * The number of a month, 1 to 12, from its name or the first three letters or more; undefined for any other word.
 * `Março`, `marco` and `mar` are 3.
 */
export function monthNamed(word: string): number | undefined {
  const beginning = withoutAccents(word);
  if (beginning.length < 3) return undefined;
  const index = MONTH_NAMES.findIndex((name) => withoutAccents(name).startsWith(beginning));
  return index === -1 ? undefined : index + 1;
}
