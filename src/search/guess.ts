/** Texts for guesses and empty results, and the address where visitors can ask for a missing calculator. */

/** Address of the section on how to suggest a calculator. */
export const ASKING_PATH = '/contato#sugestoes';

/** Text of the link to that section. */
export const ASKING = 'Peça esta calculadora';

/** States that nothing answers a query. */
export function guessText(query: string, count: number): string {
  return count === 0 ? `Nada com “${query.trim()}”` : `Nada exato para “${query.trim()}”; talvez:`;
}
