import { describe, expect, it } from 'vitest';
import { compileCalculator } from '../../../compiler/compile-calculator.ts';
import { evaluate } from '../../../src/engine/evaluate/evaluate.ts';
import rescisao from '../rescisao-trabalhista.ts';

const calculator = compileCalculator(rescisao);

describe('a resignation in the first year', () => {
  // Lei 4.090/1962, art. 3º, and CLT art. 147 speak of dismissals only; the TST extends both.
  it.each([
    ['decimoTerceiro', 'Súmula 157'],
    ['feriasProporcionais', 'Súmulas 171 e 261'],
  ])('cites for %s the TST, %s', (path, precedent) => {
    const input = {
      salario: 3000,
      dataAdmissao: '2026-01-10',
      dataRescisao: '2026-08-20',
      tipoRescisao: 'pedido-demissao',
    };
    const outcome = evaluate(calculator, input, { today: '2026-11-20' });
    expect(outcome.ok && outcome.trace.about(path)?.law).toContain(`TST, ${precedent}`);
  });
});
