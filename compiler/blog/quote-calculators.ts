/** Blog articles quote the tested examples of any calculator, so that no figure is duplicated. */
import { compileCalculator } from '../compile-calculator.ts';
import { quoteExamples } from '../article.ts';
import { loadDefinition } from '../load.ts';

/**
 * `{trabalhista/ferias.exemplo.1.total|money}`: a calculator's id followed by the placeholder that its own
 * article would use.
 */
const QUOTE = /\{([a-z]+\/[a-z0-9-]+)\.(exemplo\.[^{}]+)\}/g;

/** Ids of the calculators that an article quotes. */
export function quotedCalculators(article: string): Set<string> {
  return new Set([...article.matchAll(QUOTE)].map(([, id = '']) => id));
}

/**
 * Fills the placeholders of an article.
 *
 * @throws Error if a calculator or a value of its examples does not exist.
 */
export async function quoteCalculators(article: string): Promise<string> {
  const ids = quotedCalculators(article);
  const calculators = new Map(
    await Promise.all([...ids].map(async (id) => [id, compileCalculator(await loadDefinition(id))] as const)),
  );
  return article.replace(QUOTE, (whole, id: string, quotation: string) => {
    const calculator = calculators.get(id);
    return calculator ? quoteExamples(`{${quotation}}`, calculator) : whole;
  });
}
