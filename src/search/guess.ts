/** Texts for guesses and empty results, and the address where visitors can ask for a missing calculator. */

/** Address of the page that explains how to ask for a calculator. */
export const ASKING_PATH = '/contato#sugestoes';

/** Text of the link to it. */
export const ASKING = 'Peça esta calculadora';

/** Says that nothing answers a query. */
export function guessText(query: string, count: number): string {
  return count === 0 ? `Nada com “${query.trim()}”` : `Nada exato para “${query.trim()}”; talvez:`;
}
