/** Tests which calculators a result offers to continue with. */
import { expect, it } from 'vitest';
import { compileCalculator } from '../../compiler/compile-calculator.ts';
import { loadDefinition } from '../../compiler/load.ts';
import { evaluate } from '../../src/engine/evaluate/evaluate.ts';
import { EXAMPLE_DAY } from '../../src/engine/example-input.ts';
import { canContinue } from '../../src/pages/calculator/answering/passed-on.ts';

it.each([
  [{ tipoRescisao: 'demissao-sem-justa-causa' }, true],
  [{ tipoRescisao: 'pedido-demissao' }, false],
  [{ tipoRescisao: 'acordo-mutuo' }, false],
  [{ tipoRescisao: 'demissao-justa-causa' }, false],
  [{ metodo: 'simplificado' }, true],
])('the FGTS of %j offers the unemployment benefit: %j', async (input, isOffered) => {
  const calculator = compileCalculator(await loadDefinition('trabalhista/fgts'));
  const data = { salary: '2.800', months: '30', ...input };
  const outcome = evaluate(calculator, data, { today: EXAMPLE_DAY });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  expect(canContinue(calculator, { data, outcome }, 'trabalhista/seguro-desemprego')).toBe(isOffered);
});
