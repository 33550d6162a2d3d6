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
  readonly gain: NamedQuantity;
  readonly rate: LegalFigure;
}

/**
 * The tax on the earnings of savings redeemed in full at the end, exact: it is rounded once, on declaration. Adds
 * the gains per rate to the steps.
 *
 * @param savings months may be fractional; a part of a month has no deposit of its own.
 */
export function impostoRegressivo(savings: Savings, result: Results): Quantity {
  const { principal, monthlyContribution, monthlyRate, months } = savings;
  const taxed: RendimentoTributado[] = [];
  if (principal.isAbove(0)) {
    const gain = compound(principal, monthlyRate, months).minus(principal);
    taxed.push({ gain: result.money('Rendimento do valor inicial', gain), rate: aliquotaPorMeses(months) });
  }
  if (monthlyContribution.isAbove(0)) {
    taxed.push(
      ...FAIXAS_DE_IDADE.flatMap((ages) => {
        const gain = rendimentoDosAportes(savings, ages);
        return gain ? [{ gain: result.money(nomeDosAportes(ages), gain), rate: ages.rate }] : [];
      }),
    );
  }
  for (const { gain } of taxed) result.working(gain);
  return sumOfAll(taxed.map(({ gain, rate }) => gain.times(rate)));
}

/** The earnings of contributions of these ages; undefined without any. */
function rendimentoDosAportes(
  { monthlyContribution, monthlyRate, months }: Savings,
  { from, below = Infinity }: FaixaDeIdade,
): Quantity | undefined {
  // The contribution at the end of month k is n − k months old: whole months plus the rest of the last one.
  const wholeMonths = floor(months.exact);
  const deposits = Math.min(wholeMonths, below) - from;
  if (deposits <= 0) return undefined;
  const number = count(deposits);
  const youngest = months.minus(wholeMonths).plus(from);
  const alone = futureValue(monthlyContribution, monthlyRate, number);
  return (youngest.equals(0) ? alone : compound(alone, monthlyRate, count(youngest.number))).minus(
    monthlyContribution.times(number),
  );
}

function nomeDosAportes({ from, below }: FaixaDeIdade): string {
  if (below === undefined) return `Rendimento dos aportes de ${from} meses ou mais`;
  return from === 0
    ? `Rendimento dos aportes de menos de ${below} meses`
    : `Rendimento dos aportes de ${from} a menos de ${below} meses`;
}

/** An investment at its end, and the value of the same money in the savings account. */
interface Investimento extends Savings {
  readonly totalValue: NamedQuantity;
  readonly savingsValue: NamedQuantity;
}

/** Declares tax and net value, without tax for an exempt investment. */
export function declaraDepoisDoImposto(investment: Investimento, isExempt: boolean, result: Results) {
  const { totalValue, savingsValue } = investment;
  const ir = isExempt
    ? result.money('Imposto de renda', 0, { zero: 'Este investimento é isento.' })
    : result.money('Imposto de renda', impostoRegressivo(investment, result), {
        ...IMPOSTO_DA_RENDA_FIXA,
        zero: 'Só o rendimento paga imposto.',
      });
  const netValue = result.total('Valor líquido', totalValue.minus(ir));
  const netDifference = result.money('Diferença, depois do imposto', netValue.minus(savingsValue));
  return { ir, netValue, netDifference };
}
