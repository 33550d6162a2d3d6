/** Fills in the quotations of blog articles, which quote the tested examples of any calculator. */
import { compileCalculator } from '../compile-calculator.ts';
import { quoteExamples } from '../article.ts';
import { loadDefinition } from '../load.ts';

/**
 * Matches `{trabalhista/ferias.exemplo.1.total|money}`: the id of a calculator, followed by a placeholder of its own
 * article.
 */
const QUOTE = /\{([a-z]+\/[a-z0-9-]+)\.(exemplo\.[^{}]+)\}/g;

/** Lists the ids of the calculators that an article quotes. */
export function quotedCalculators(article: string): Set<string> {
  return new Set([...article.matchAll(QUOTE)].map(([, id = '']) => id));
}

/**
 * Fills in the placeholders of an article.
 *
 * @throws Error if a calculator or a value of its examples does not exist
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
