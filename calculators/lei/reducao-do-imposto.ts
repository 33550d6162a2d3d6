/** The reduction of income tax for lower incomes under Lei nº 15.270/2025. */
import { money, quantity, type Quantity } from '../../src/quantity/quantity.ts';
import { desde, regra } from '../../src/quantity/regra.ts';
import type { FormulaDaReducao } from '../tabelas/reducao-do-imposto.ts';

/** The law of the reduction, as results cite it. */
export const LEI_DA_REDUCAO = 'Lei 15.270/2025';

/** The rule of `reducaoDoImposto`. */
export const REDUCAO_DO_IMPOSTO = desde(
  '2026-01-01',
  regra(LEI_DA_REDUCAO, 'Desde 2026, quem ganha menos paga menos imposto, ou nenhum.'),
);

/** Reason for a tax of zero that neither an exempt base nor the reduction explains. */
export const IMPOSTO_ABAIXO_DE_UM_CENTAVO = 'O imposto não chega a um centavo.';

/**
 * The reduction, exact and at most the tax; undefined without one.
 *
 * @param imposto reais, by the progressive table.
 * @param rendimento gross taxable income in reais, before any deduction, monthly or yearly as in the table.
 */
export function reducaoDoImposto(
  imposto: Quantity,
  rendimento: Quantity,
  tabela: FormulaDaReducao | undefined,
): Quantity | undefined {
  if (tabela === undefined || rendimento.isAbove(tabela.parcialAte) || !imposto.isAbove(0)) return undefined;
  if (!rendimento.isAbove(tabela.integralAte)) return reducaoInteira(imposto, tabela);
  return money(tabela.parcelaFixa)
    .minus(quantity(tabela.coeficiente).times(rendimento))
    .atLeast(money(0))
    .atMost(imposto);
}

function reducaoInteira(
  imposto: Quantity,
  { reducaoIntegral: reducaoMaxima, integralAte: ateORendimento }: FormulaDaReducao,
): Quantity {
  const maxima = money(reducaoMaxima);
  if (maxima.isAbove(imposto)) return maxima.atMost(imposto);
  // State the legal amount, because there is nothing to calculate.
  return maxima.explainedAs(({ figure, formula }) => {
    const limite = figure(ateORendimento, { format: 'money' });
    return `Rendimento de até ${limite}: redução de até ${formula(maxima)}`;
  });
}
