/**
 * The regressive income tax on savings with a deposit every month: each deposit is taxed by its own age at the end
 * (Lei nº 11.033/2004, art. 1º), the youngest at the highest rate.
 */
import { floor } from '../../../src/decimal/decimal.ts';
import type { Results } from '../../../src/quantity/declare.ts';
import { count, sumOfAll, type NamedQuantity, type Quantity } from '../../../src/quantity/quantity.ts';
import { compound, futureValue, type Savings } from '../../formulas/annuity.ts';
import {
  FAIXAS_DE_IDADE,
  aliquotaPorMeses,
  type FaixaDeIdade,
  IMPOSTO_DA_RENDA_FIXA,
} from '../../lei/imposto-da-renda-fixa.ts';
import type { LegalFigure } from '../../tabelas/legal-figure.ts';

/** Deposits with the same tax rate. */
interface RendimentoTributado {
  readonly rendimento: NamedQuantity;
  readonly aliquota: LegalFigure;
}

/**
 * The tax on the earnings of savings redeemed in full at the end, exact: it is rounded once, on declaration. Adds
 * the gains per rate to the steps.
 *
 * @param investimento months may be fractional; a part of a month has no deposit of its own.
 */
export function impostoRegressivo(investimento: Savings, result: Results): Quantity {
  const { principal, monthlyContribution: aporte, monthlyRate: taxaMensal, months: meses } = investimento;
  const tributados: RendimentoTributado[] = [];
  if (principal.isAbove(0)) {
    const rendimento = compound(principal, taxaMensal, meses).minus(principal);
    tributados.push({
      rendimento: result.money('Rendimento do valor inicial', rendimento),
      aliquota: aliquotaPorMeses(meses),
    });
  }
  if (aporte.isAbove(0)) {
    tributados.push(
      ...FAIXAS_DE_IDADE.flatMap((faixa) => {
        const rendimento = rendimentoDosAportes(investimento, faixa);
        return rendimento
          ? [{ rendimento: result.money(nomeDosAportes(faixa), rendimento), aliquota: faixa.aliquota }]
          : [];
      }),
    );
  }
  for (const { rendimento } of tributados) result.working(rendimento);
  return sumOfAll(tributados.map(({ rendimento, aliquota }) => rendimento.times(aliquota)));
}

/** The earnings of contributions of these ages; undefined without any. */
function rendimentoDosAportes(
  { monthlyContribution: aporte, monthlyRate: taxaMensal, months: meses }: Savings,
  { desde, antesDe = Infinity }: FaixaDeIdade,
): Quantity | undefined {
  // The contribution at the end of month k is n − k months old: whole months plus the rest of the last one.
  const mesesInteiros = floor(meses.exact);
  const aportes = Math.min(mesesInteiros, antesDe) - desde;
  if (aportes <= 0) return undefined;
  const numeroDeAportes = count(aportes);
  const idadeDoMaisNovo = meses.minus(mesesInteiros).plus(desde);
  const noUltimoAporte = futureValue(aporte, taxaMensal, numeroDeAportes);
  return (
    idadeDoMaisNovo.equals(0)
      ? noUltimoAporte
      : compound(noUltimoAporte, taxaMensal, count(idadeDoMaisNovo.number))
  ).minus(aporte.times(numeroDeAportes));
}

function nomeDosAportes({ desde, antesDe }: FaixaDeIdade): string {
  if (antesDe === undefined) return `Rendimento dos aportes de ${desde} meses ou mais`;
  return desde === 0
    ? `Rendimento dos aportes de menos de ${antesDe} meses`
    : `Rendimento dos aportes de ${desde} a menos de ${antesDe} meses`;
}

/** An investment at its end, and the value of the same money in the savings account. */
interface Investimento extends Savings {
  readonly totalValue: NamedQuantity;
  readonly savingsValue: NamedQuantity;
}

/** Declares tax and net value, without tax for an exempt investment. */
export function declaraDepoisDoImposto(investimento: Investimento, isExempt: boolean, result: Results) {
  const { totalValue, savingsValue } = investimento;
  const ir = isExempt
    ? result.money('Imposto de renda', 0, { zero: 'Este investimento é isento.' })
    : result.money('Imposto de renda', impostoRegressivo(investimento, result), {
        ...IMPOSTO_DA_RENDA_FIXA,
        zero: 'Só o rendimento paga imposto.',
      });
  const netValue = result.total('Valor líquido', totalValue.minus(ir));
  const netDifference = result.money('Diferença, depois do imposto', netValue.minus(savingsValue));
  return { ir, netValue, netDifference };
}
