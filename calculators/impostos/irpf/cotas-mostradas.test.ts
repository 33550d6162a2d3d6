import { expect, it } from 'vitest';
import { compileCalculator } from '../../../compiler/compile-calculator.ts';
import { evaluate } from '../../../src/engine/evaluate/evaluate.ts';
import { resolveLayout } from '../../../src/result/resolve-layout.ts';
import irpf from '../irpf.ts';

const calculator = compileCalculator(irpf);
const TODAY = '2026-11-22';

// The tax of 2025 on R$ 90.000,00 by hand: 90.000 × 27,5% − 10.853,78 = 13.896,22.
it.each([
  ['a tax to pay', { impostoRetidoFonte: 10_000 }, true],
  ['a refund', { impostoRetidoFonte: 20_000 }, false],
  ['a tax too small to split', { impostoRetidoFonte: 13_800 }, false],
  ['a payment at once', { impostoRetidoFonte: 10_000, quantidadeCotas: 1 }, false],
])('the quotas and the interest on them, for %s', (_, input, areShown) => {
  const outcome = evaluate(
    calculator,
    { rendimentosTributaveis: 90_000, ano: 2026, quantidadeCotas: 8, ...input },
    { today: TODAY },
  );
  if (!outcome.ok) throw new Error('refused');
  const shown = JSON.stringify(resolveLayout(calculator, outcome, TODAY));
  expect(shown.includes('Cotas do imposto a pagar')).toBe(areShown);
  expect(shown.includes('A segunda cota')).toBe(areShown);
});
