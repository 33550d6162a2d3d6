/** What is left of a loan, paid today instead of instalment by instalment. */
import type { Results } from '../../../src/quantity/declare.ts';
import { count, type Quantity } from '../../../src/quantity/quantity.ts';
import { regra } from '../../../src/quantity/regra.ts';
import { presentValue } from '../../formulas/annuity.ts';

/** The loan as it stands. */
export interface Instalments {
  readonly parcela: Quantity;
  /** Whole, 1 or more. */
  readonly parcelasRestantes: Quantity;
  readonly interestRate: Quantity;
  /** What the lender asks for; 0 where nothing is known. */
  readonly propostaQuitacao: Quantity;
}

/** Declares what the instalments are worth today, the next one being due in a month. */
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
  // What is saved is by what would really be paid: where the lender asks for something else than the headline, that is said.
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
