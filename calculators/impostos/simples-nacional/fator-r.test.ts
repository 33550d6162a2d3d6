import { expect, it } from 'vitest';
import { compileCalculator } from '../../../compiler/compile-calculator.ts';
import { evaluate } from '../../../src/engine/evaluate/evaluate.ts';
import { resolveLayout } from '../../../src/result/resolve-layout.ts';
import simples from '../simples-nacional.ts';

const TODAY = '2026-11-28';
const calculator = compileCalculator(simples);

// The law does not round: 27,995 ÷ 100,000 = 27.995%, and 100,799.99 ÷ 360,000 = 27.99999…%, are below 28%.
it.each([
  [27_995, 100_000, 'Com o fator R de 27,995%, vale o anexo V:'],
  [100_799.99, 360_000, 'Com o fator R pouco abaixo de 28%, vale o anexo V:'],
  [28_000, 100_000, 'Com o fator R de 28%, vale o anexo III:'],
])('a payroll of %f on a revenue of %f answers “%s”', (folha12Meses, faturamento12Meses, start) => {
  const anexos = [{ anexo: 'V', tipoEntrada: 'percentual', valor: 100, sujeitoFatorR: true }];
  const input = { folha12Meses, faturamento12Meses, faturamentoMensal: 10_000, anexos };
  const outcome = evaluate(calculator, input, { today: TODAY });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  expect(JSON.stringify(resolveLayout(calculator, outcome, TODAY)[0])).toContain(start);
});
