import { describe, expect, it } from 'vitest';
import { quoteCalculators } from './quote-calculators.ts';

describe('quoteCalculators', () => {
  it('fills in values from the examples of several calculators', async () => {
    // CLT art. 142 and the Constitution's third: 3.000 + 1.000; INSS of 2026 above the ceiling: 988,09.
    expect(
      await quoteCalculators(
        'Férias: {trabalhista/ferias.exemplo.1.total|money}. INSS: {trabalhista/inss.exemplo.3.contribuicaoINSS|money}.',
      ),
    ).toBe('Férias: R$ 4.000,00. INSS: R$ 988,09.');
  });

  it('leaves other text unchanged', async () => {
    expect(await quoteCalculators('Sem {citação} nenhuma.')).toBe('Sem {citação} nenhuma.');
  });

  it('throws for a value that no example has', async () => {
    await expect(quoteCalculators('{trabalhista/ferias.exemplo.1.bonus|money}')).rejects.toThrow(
      'exemplo.1.bonus',
    );
  });

  it('throws for an unknown calculator', async () => {
    await expect(quoteCalculators('{trabalhista/feria.exemplo.1.total|money}')).rejects.toThrow();
  });
});
