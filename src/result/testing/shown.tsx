/** Draws elements of a result for tests. */
import { renderToStaticMarkup } from 'react-dom/server';
import { calculate, calculatorOf, DAY, sampleWith } from '../../engine/testing/sample.ts';
import { column, type Results } from '../../quantity/declare.ts';
import { resolveLayout, type ShownElement } from '../resolve-layout.ts';
import { ResultView } from '../result-view.tsx';

/** Resolves and draws one or more elements; returns the first. */
export function shown(element: unknown, compute: (result: Results) => object) {
  const layout = (Array.isArray(element) ? element : [element]) as readonly { readonly kind: string }[];
  const definition = sampleWith({
    result: layout,
    rules: [],
    compute: (_: unknown, result: Results) => compute(result),
  });
  const outcome = calculate({ amount: 1, day: '2026-01-02' }, definition);
  if (!outcome.ok) throw new Error('refused');
  const elements = resolveLayout(calculatorOf(definition), outcome, DAY);
  const first = elements.find(({ kind }) => kind === layout[0]?.kind);
  if (!first) throw new Error('nothing is shown');
  const html = renderToStaticMarkup(<ResultView elements={elements} warnings={[]} />);
  return { element: first as ShownElement & Record<string, unknown>, html };
}

/** Counts the matches of a pattern. */
export const count = (html: string, what: RegExp) => [...html.matchAll(what)].length;

/** Declares rows with a year, interest and a balance. */
export const rowsOf = (length: number) => (result: Results) => ({
  anos: result.rows(
    'Ano a ano',
    { ano: column.text('Ano'), juros: column.money('Juros'), saldo: column.money('Saldo') },
    Array.from({ length }, (_, index) => ({ ano: String(2026 + index), juros: 10, saldo: 5 * index - 5 })),
  ),
});
