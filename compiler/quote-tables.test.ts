import { describe, expect, it } from 'vitest';
import { quoteTables } from './quote-tables.ts';

describe('quotations of tables', () => {
  it('are replaced with single figures in their usual format', async () => {
    expect(await quoteTables('São {tabela.trabalho.ALIQUOTA_DO_FGTS} do salário.')).toBe(
      'São 8% do salário.',
    );
  });

  it('omit the unit if they specify a format', async () => {
    expect(
      await quoteTables('{tabela.trabalho.HORAS_DO_SALARIO} e {tabela.trabalho.HORAS_DO_SALARIO|integer}'),
    ).toBe('220 horas e 220');
  });

  it('are replaced with figures of a year, or of the newest entry', async () => {
    expect(await quoteTables('Teto: {tabela.inss.INSS.2024.teto|money}')).toBe('Teto: R$ 7.786,02');
    expect(
      await quoteTables('{tabela.simples-nacional.SIMPLES_NACIONAL.ultimo.anexos.I.0.ratePercent|percent}'),
    ).toBe('4%');
  });

  it('leave the rest of the article unchanged', async () => {
    expect(await quoteTables('{exemplo.1.total|money} e {x}')).toBe('{exemplo.1.total|money} e {x}');
  });

  it.each([
    '{tabela.none.X}',
    '{tabela.trabalho.NONE}',
    '{tabela.inss.INSS.1999.teto|money}',
    '{tabela.inss.INSS}',
  ])('throw for %s, which does not exist', async (quotation) => {
    await expect(quoteTables(quotation)).rejects.toThrow(`${quotation} não cita nenhum valor`);
  });
});
