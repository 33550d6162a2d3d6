/** Calculates the early repayment of a loan. */
import type { Results } from '../../../src/quantity/declare.ts';
import { count, type Quantity } from '../../../src/quantity/quantity.ts';
import { regra } from '../../../src/quantity/regra.ts';
import { presentValue } from '../../formulas/annuity.ts';

/** The rest of the loan. */
export interface Instalments {
  readonly parcela: Quantity;
  /** Whole, 1 or more. */
  readonly parcelasRestantes: Quantity;
  readonly interestRate: Quantity;
  /** The lender's offer; 0 if unknown. */
  readonly propostaQuitacao: Quantity;
}

/** Declares the present value of the instalments, with the next one due in a month. */
export function paidEarly(
  { parcela, parcelasRestantes, interestRate, propostaQuitacao }: Instalments,
  result: Results,
) {
  const instalments = count(parcelasRestantes.number, 'parcelas');
  const totalFuturo = result.money('Total até a última parcela', parcela.times(instalments));
  const valorPresente = result.money(
    'Valor para quitar hoje',
    presentValue(parcela, interestRate, parcelasRestantes),
    regra(
      'CDC, art. 52, § 2º: V = P × [1 − (1 + i)⁻ⁿ] ÷ i',
      'Quem paga antes tem desconto dos juros e acréscimos do tempo que não vai passar.',
    ),
  );
  const desconto = result.money('Juros descontados', totalFuturo.minus(valorPresente), {
    note: 'Os do tempo que não vai passar.',
  });
  const proposta = propostaQuitacao.isAbove(0)
    ? result.money('Proposta do credor', propostaQuitacao)
    : undefined;
  // Bases the saving on the real payment: the label names the lender's offer if it differs from the headline.
  const saving = proposta ? 'Economia com a proposta' : 'Economia';
  const economia = result.money(saving, totalFuturo.minus(proposta ?? valorPresente));
  return {
    totalFuturo,
    desconto,
    valorPresente,
    ...result.group(saving, {
      proposta,
      economia,
      economiaPercentual: result.percent(`${saving} em relação ao total`, economia.over(totalFuturo)),
    }),
  };
}
