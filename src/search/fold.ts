/**
 * Folds text for matching: lower case, without accents, ordinals with letters. "Férias" is "ferias", "13º" is "13o".
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
