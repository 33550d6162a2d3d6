import { expect, it } from 'vitest';
import { compileCalculator } from '../../../compiler/compile-calculator.ts';
import { evaluate } from '../../../src/engine/evaluate/evaluate.ts';
import pgblOuVgbl from '../pgbl-vgbl.ts';

const calculator = compileCalculator(pgblOuVgbl);

it.each([
  ['a VGBL without contributions', { plano: 'vgbl' }, true],
  ['a VGBL with contributions', { plano: 'vgbl', totalContribuido: 60_000 }, false],
  ['a PGBL, whose whole balance is taxed', { plano: 'pgbl' }, false],
])('warns or not about %s', (_, input, warns) => {
  const plan = { tabela: 'regressiva', saldo: 100_000, years: 5, ...input };
  const outcome = evaluate(calculator, plan, { today: '2026-11-28' });
  expect(outcome.ok && outcome.warnings.join(' ').includes('Sem o total de contribuições')).toBe(warns);
});
