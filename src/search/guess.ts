/** What the search says where it only guesses or finds nothing, and where a missing calculator is asked for. */

/** Address of the page that says how to ask for a calculator. */
export const ASKING_PATH = '/contato#sugestoes';

/** The words of the link to it. */
export const ASKING = 'Peça esta calculadora';

/** Says that nothing answers a query. */
export function guessText(query: string, count: number): string {
  return count === 0 ? `Nada com “${query.trim()}”` : `Nada exato para “${query.trim()}”; talvez:`;
}
