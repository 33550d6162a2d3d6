/**
 * How much of a result its first frame draws, by what is drawn and not by the clock: the figures that the visitor waits
 * for do not wait for what stands below them.
 */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { exampleCases } from './support/cases.ts';
import { MOST_DRAWN } from '../../compiler/budgets.ts';
import { evaluate } from '../../src/engine/evaluate/evaluate.ts';
import { resolveLayout } from '../../src/result/resolve-layout.ts';
import { ResultView, type ResultFrame } from '../../src/result/result-view.tsx';
import { calculators } from './support/catalogue.ts';

/** Elements that the browser lays out and paints: headline, three or four figures, what is said of the case. */
const MOST_IN_VIEW = 70;
const countOf = (html: string, what: RegExp) => [...html.matchAll(what)].length;
const hooksOf = (html: string) => [...html.matchAll(/data-result="([^"]+)"/g)].map(([, path]) => path);

describe.each(calculators)('the first frame of a result of %s', async (id, calculator) => {
  const drawn = (await exampleCases(id)).flatMap(({ title, input, today }) => {
    const outcome = evaluate(calculator, input, { today });
    if (!outcome.ok) return [];
    const draw = (frame: ResultFrame) => {
      const elements = resolveLayout(calculator, outcome, today);
      return renderToStaticMarkup(
        <ResultView elements={elements} warnings={outcome.warnings} frame={frame} />,
      );
    };
    return [{ title, first: draw('first'), whole: draw('last') }];
  });

  it('has every value that tests and tools look for', () => {
    expect(drawn.length).toBeGreaterThan(0);
    for (const { title, first, whole } of drawn) expect(hooksOf(first), title).toEqual(hooksOf(whole));
  });

  it('draws little beside them', () => {
    for (const { title, first } of drawn) {
      const [inView = ''] = first.split('content-visibility:hidden');
      expect(countOf(inView, /<[a-z]/g), title).toBeLessThanOrEqual(MOST_IN_VIEW);
      expect(countOf(first, /<[a-z]/g), title).toBeLessThanOrEqual(MOST_DRAWN);
    }
  });
});
