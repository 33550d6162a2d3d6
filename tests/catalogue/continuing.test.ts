/** Tests which calculators a result offers to continue with, and with which values. */
import { expect, it } from 'vitest';
import { compileCalculator } from '../../compiler/compile-calculator.ts';
import { loadDefinition } from '../../compiler/load.ts';
import { evaluate } from '../../src/engine/evaluate/evaluate.ts';
import { EXAMPLE_DAY } from '../../src/engine/example-input.ts';
import { initialData } from '../../src/form/form-schema.ts';
import { canContinue, passedOn } from '../../src/pages/calculator/answering/passed-on.ts';

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

// 9,389.84 − 988.09 of INSS = 8,401.75; × 27.5% − 908.73 = 1,401.75; 8,401.75 − 1,401.75 = 7,000.00
it('the gross salary for a wanted net one is passed on', async () => {
  const calculator = compileCalculator(await loadDefinition('trabalhista/salario-liquido'));
  const typed = { modo: 'liquido', salarioLiquidoDesejado: '7.000' };
  const today = '2026-11-20';
  const data = { ...initialData(calculator.definition.inputs, today), ...typed };
  const outcome = evaluate(calculator, data, { today });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  const fields = { salarioBruto: 'salary', dependentes: 'dependentes' };
  expect(passedOn(calculator, { data, outcome }, fields, today)).toEqual({
    salary: '9389,84',
    dependentes: '0',
  });
});
