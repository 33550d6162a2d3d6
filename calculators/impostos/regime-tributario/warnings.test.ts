import { expect, it } from 'vitest';
import { compileCalculator } from '../../../compiler/compile-calculator.ts';
import { evaluate } from '../../../src/engine/evaluate/evaluate.ts';
import regime from '../regime-tributario.ts';

const calculator = compileCalculator(regime);

it.each([
  ['a shop without its ICMS', {}, true],
  ['a factory without its ICMS', { atividade: 'industria' }, true],
  ['a shop with its ICMS', { icmsEfetivo: 4 }, false],
  ['services, which pay none', { atividade: 'servicos' }, false],
  ['the simple estimate', { metodo: 'simplificado' }, false],
])('warns or not about %s', (_, input, warns) => {
  const year = { faturamentoAnual: 1_200_000, folhaAnual: 100_000, ...input };
  const outcome = evaluate(calculator, year, { today: '2026-11-28' });
  expect(outcome.ok && outcome.warnings.join(' ').includes('O DAS já traz o ICMS')).toBe(warns);
});
