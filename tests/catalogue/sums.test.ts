/** Tests that the lines below the headline of a result add up to it, or to a total that explains it. */
import { describe, expect, it } from 'vitest';
import { attempt } from '../../compiler/attempt.ts';
import { EXAMPLE_DAY, inputOf } from '../../src/engine/example-input.ts';
import type { Example } from '../../src/engine/definition.ts';
import type { Calculator } from '../../src/engine/calculator.ts';
import { resolveLayout } from '../../src/result/resolve-layout.ts';
import { calculators } from './support/catalogue.ts';

/** Calculators whose results are not sums: ratios, classes, dates and lessons. */
const WITHOUT_SUM: readonly string[] = [
  'educacional/area-perimetro',
  'educacional/bhaskara',
  'educacional/equacao-primeiro-grau',
  'educacional/fracao',
  'educacional/media',
  'educacional/porcentagem',
  'educacional/progressao',
  'educacional/regra-de-tres',
  'impostos/regime-tributario',
  'previdencia/tempo-contribuicao',
  'saude/calorias',
  'saude/frequencia-cardiaca',
  'saude/hidratacao',
  'saude/imc',
  'trabalhista/aviso-previo',
  'trabalhista/seguro-desemprego',
  'util/idade',
];

function sumsOf(calculator: Calculator, example: Example) {
  const { today = EXAMPLE_DAY } = example;
  const { outcome } = attempt(calculator, inputOf(example, today), today);
  if (!outcome.ok) throw new Error(`refused: ${example.title}`);
  return resolveLayout(calculator, outcome, today).filter((element) => element.kind === 'sum');
}

describe.each(calculators)('the sums of %s', (id, calculator) => {
  const { examples } = calculator.definition;
  const sums = examples.flatMap((example) => sumsOf(calculator, example));

  it('have at least two lines that add up to their total, to the cent', () => {
    for (const { lines, total } of sums) {
      const cents = lines.reduce((sum, { value, isSubtracted }) => {
        const amount = Math.round(Number(value.raw) * 100);
        return sum + (isSubtracted ? -amount : amount);
      }, 0);
      expect(lines.length).toBeGreaterThan(1);
      expect(cents).toBe(Math.round(Number(total.value.raw) * 100));
    }
    expect(sums.length > 0).toBe(!WITHOUT_SUM.includes(id));
  });
});
