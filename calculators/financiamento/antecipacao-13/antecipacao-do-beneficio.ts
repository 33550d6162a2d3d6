/** Calculates the advance of one amount due in a few months, such as the 13th salary. */
import type { Results } from '../../../src/quantity/declare.ts';
import { count, money, percent, type Quantity } from '../../../src/quantity/quantity.ts';
import { discount as descontado } from '../../formulas/annuity.ts';

/** Assumed fee of the lender, in percent of the advanced value. */
const PERCENTUAL_DA_TARIFA = 2;
/** Discount in percent of the benefit up to which the rate counts as acceptable. No law sets it. */
export const PERCENTUAL_ACEITAVEL = 10;

export const TAXA_ACEITAVEL = 'A taxa está dentro do aceitável para antecipações.';
export const TAXA_ALTA = 'A taxa está alta. Considere outras opções de crédito.';

/** The inputs of an advance. */
interface Antecipacao {
  /** Reais. */
  readonly benefitValue: Quantity | undefined;
  /** Rate per month. */
  readonly interestRate: Quantity;
  readonly anticipationMonths: number | undefined;
}

/** Declares the results of the advance. */
export function declaraAntecipacaoDoBeneficio(
  { benefitValue: beneficio = money(0), interestRate: taxa, anticipationMonths: meses = 1 }: Antecipacao,
  result: Results,
) {
  const originalValue = result.money('Valor na data certa', beneficio);
  const anticipatedValue = result.money(
    'Valor antecipado',
    descontado(beneficio, taxa, count(meses, 'meses')),
    'Valor presente: B ÷ (1 + i)^m',
  );
  const fees = result.money('Tarifa', anticipatedValue.times(percent(PERCENTUAL_DA_TARIFA)), {
    note: `${PERCENTUAL_DA_TARIFA}% do valor antecipado.`,
  });
  const discount = result.money('Desconto de juros', originalValue.minus(anticipatedValue));
  const netValue = result.money('Você recebe agora', originalValue.minus(discount).minus(fees));
  const discountPercentage = result.percent('Desconto sobre o benefício', discount.over(originalValue));
  const isHigh = discountPercentage.isAbove(percent(PERCENTUAL_ACEITAVEL));
  return {
    originalValue,
    discount,
    fees,
    netValue,
    ...result.group('Vale a pena?', {
      totalCost: result.total('Custo da antecipação', discount.plus(fees), {
        note: 'Desconto mais tarifa. O IOF, que você também paga nesta operação, fica fora da conta.',
      }),
      anticipatedValue,
      discountPercentage,
      veredicto: result.text('Veredicto', isHigh ? TAXA_ALTA : TAXA_ACEITAVEL, {
        note: `O limite usado é um desconto de ${PERCENTUAL_ACEITAVEL}% do benefício.`,
      }),
    }),
  };
}
