/** Calculates the minimum tax on high incomes, and the amount of a year's income tax left to pay or to refund. */
import { column, type Results } from '../../../src/quantity/declare.ts';
import { money, type NamedQuantity, type Quantity } from '../../../src/quantity/quantity.ts';
import { DARF_MINIMO, COTA_MINIMA } from '../../tabelas/irpf-pagamento.ts';
import { addedUp } from '../../formulas/added-up.ts';
import { aliquotaMinima, complementoDoMinimo, TRIBUTACAO_MINIMA } from '../../lei/imposto-minimo.ts';
import { cotas, vencimentoDaPrimeiraCota } from '../../lei/cotas-do-irpf.ts';

/** Taxes of a year, in reais. */
export interface ImpostosDoAno {
  readonly devido: NamedQuantity;
  /** Addition by the minimum tax on high incomes. */
  readonly minimo: NamedQuantity;
  /** Withheld from the income, or paid by the carnê-leão. */
  readonly retido: Quantity;
  readonly retidoDosDividendos: Quantity;
}

/**
 * Settles the taxes of the year against those already withheld; at most one of payment and refund is above 0.
 *
 * @param payment desired number of quotas, and the year of the tax return
 */
export function declaraAcerto(
  { devido, minimo, retido, retidoDosDividendos }: ImpostosDoAno,
  { quantidade, ano }: { readonly quantidade: number; readonly ano: number },
  result: Results,
) {
  const impostoRetido = result.money('Imposto retido na fonte', addedUp(retido, retidoDosDividendos), {
    zero: 'Você não informou imposto já pago.',
  });
  const totalDevido = addedUp(devido, minimo);
  const nada = money(0);
  const isOwed = totalDevido.isAbove(impostoRetido);
  const isRefunded = impostoRetido.isAbove(totalDevido);
  const aPagar = isOwed ? totalDevido.minus(impostoRetido) : nada;
  const pagamento = DARF_MINIMO.isAbove(aPagar) ? {} : { due: vencimentoDaPrimeiraCota(ano) };
  const valorPagar = isOwed ? result.total('A pagar', aPagar, pagamento) : result.money('A pagar', nada);
  const valorRestituir = isRefunded
    ? result.total(
        'A restituir',
        minimo.isAbove(0) ? impostoRetido.minus(devido).minus(minimo) : impostoRetido.minus(devido),
      )
    : result.money('A restituir', isOwed ? nada : impostoRetido.minus(totalDevido));
  return {
    impostoRetido,
    valorPagar,
    valorRestituir,
    cotas: result.rows(
      'Cotas do imposto a pagar',
      { numero: column.count('Cota'), valor: column.money('Valor') },
      cotas(valorPagar.shown, quantidade),
    ),
  };
}

/** Extra cost of each quota after the first. */
export const DEMAIS_COTAS = `A segunda cota tem 1% de juros; da terceira em diante, a Selic acumulada mais 1%. Nenhuma fica abaixo de ${COTA_MINIMA}.`;

/** Reais per year, 0 or more. */
export interface AltaRenda {
  /** All income except that excluded by law, such as savings and inheritances; 0 if absent. */
  readonly rendimentosAltaRenda: Quantity | undefined;
  /** Tax on income taxed separately, such as from investments. */
  readonly impostoExclusivoPago: Quantity | undefined;
}

/** Declares the rate of the minimum tax, and the addition to the tax due that it makes. */
export function declaraImpostoMinimo(
  { rendimentosAltaRenda: renda = money(0), impostoExclusivoPago: pagoAParte = money(0) }: AltaRenda,
  devido: NamedQuantity,
  result: Results,
) {
  const aliquota = result.percent('Alíquota mínima', aliquotaMinima(renda), TRIBUTACAO_MINIMA);
  const complemento = complementoDoMinimo(renda, aliquota, devido, pagoAParte);
  return {
    aliquotaMinima: aliquota,
    impostoMinimo: result.money('Complemento da tributação mínima', complemento, {
      ...TRIBUTACAO_MINIMA,
      note: 'O redutor dos lucros que a empresa já tributou não está nesta conta e pode diminuir o complemento.',
    }),
  };
}
