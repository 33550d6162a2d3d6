import { expect, it } from 'vitest';
import { compileCalculator } from '../../../../../compiler/compile-calculator.ts';
import { loadDefinition } from '../../../../../compiler/load.ts';
import { dataOf, scenarioWith } from './scenario.ts';
import { figuresBeside } from './side-by-side.ts';

const TODAY = '2026-11-22';
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

it('a result with another name in each scenario has no difference', async () => {
  const cltOrPj = {
    calculator: compileCalculator(await loadDefinition('trabalhista/clt-pj')),
    today: TODAY,
  };
  // As in the examples: 41,978.09 more for the company, and 2,642.70 less.
  const scenarios = [
    { salarioClt: 8000, faturamentoPj: 12_000 },
    { salarioClt: 5000, faturamentoPj: 7000, beneficiosClt: 900, contador: 300 },
  ].map((input) => scenarioWith(cltOrPj, { ...dataOf(cltOrPj, ''), ...input, ano: 2026 }));
  const rows = figuresBeside(scenarios);
  const found = (path: string) => {
    const row = rows.find((each) => each.path === path);
    return [row?.label, ...(row?.cells ?? []).flatMap(({ value, difference }) => [value?.text, difference])];
  };
  expect(found('vantagemAnual').map(plain)).toEqual([
    'A mais por ano como PJ / A mais por ano com carteira',
    'R$ 41.978,09',
    undefined,
    'R$ 2.642,70',
    undefined,
  ]);
  expect(plain(found('diferencaAnual').at(-1))).toBe('−R$ 44.620,79');
});
