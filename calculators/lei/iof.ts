/**
 * The IOF on personal credit (Decreto nº 6.306/2007, art. 7º, I, "b", and § 15): for each instalment, a daily rate on
 * the principal it repays over the days until its due date, and a fixed rate on the whole principal. Home loans are
 * exempt (art. 9º, I).
 */
import { ONE, ZERO, type Decimal } from '../../src/decimal/decimal.ts';
import { one, Quantity, quantity } from '../../src/quantity/quantity.ts';
import { regra } from '../../src/quantity/regra.ts';
import { pricePayment } from '../formulas/annuity.ts';
import { IOF_DIARIO, IOF_ADICIONAL, MAXIMO_DE_DIAS_DO_IOF } from '../tabelas/credito.ts';

/** The rule of `aliquotaDoIof`. */
export const IOF_DO_CREDITO = regra(
  'Decreto 6.306/2007, art. 7º, I, “b”, e § 15',
  `O IOF é de ${IOF_ADICIONAL} do valor, mais ${IOF_DIARIO} por dia até cada pagamento, por até ${MAXIMO_DE_DIAS_DO_IOF}.`,
);

/**
 * The average taxed days of a principal: the days until each instalment is due, at most 365, weighted by the share of
 * the principal that it repays.
 *
 * @param amortizacoes share of the principal in each instalment, unrounded, adding up to 1. Instalments due after the
 * day limit are not read: together they are the remainder.
 * @param dias from the loan to each due date, 1 or more, ascending.
 */
export function diasComIof(amortizacoes: Iterable<Decimal>, dias: readonly number[]): Quantity {
  const limite = MAXIMO_DE_DIAS_DO_IOF.number;
  let ponderada = ZERO;
  let restante = ONE;
  let index = 0;
  for (const parte of amortizacoes) {
    const diasAteVencer = dias[index] ?? limite;
    if (diasAteVencer >= limite) break;
    ponderada = ponderada.plus(parte.times(diasAteVencer));
    restante = restante.minus(parte);
    index += 1;
  }
  const media = ponderada.plus(restante.times(limite));
  return new Quantity(media, {
    kind: 'explained',
    lines: ({ figure }) => [
      `Média dos dias até cada parcela, no máximo ${MAXIMO_DE_DIAS_DO_IOF}, pelo principal que ela devolve = ` +
        figure(media.toNumber(), { format: 'number', decimals: 4, unit: 'dias' }),
    ],
  });
}

/**
 * The tax on a principal of 1: daily rate × days + fixed rate.
 *
 * @param dias result of `diasComIof`; for a single payment, the days until its due date, at most 365.
 */
export function aliquotaDoIof(dias: Quantity): Quantity {
  return IOF_DIARIO.times(dias).plus(IOF_ADICIONAL);
}

/** Decimal places kept between amortizations. */
const WORKING_PLACES = 50;

/**
 * The shares of the principal repaid by the instalments of the Price system, in order: each is (1 + i) times the one
 * before it.
 *
 * @param taxa a month, 0 or more.
 * @param meses whole, 1 or more.
 */
export function* amortizacoesDaPrice(taxa: Quantity, meses: number): Generator<Decimal> {
  const crescimento = taxa.exact.plus(ONE);
  let amortizacao = pricePayment(one, taxa, quantity(meses)).exact.minus(taxa.exact);
  for (let mes = 1; mes <= meses; mes += 1) {
    yield amortizacao;
    amortizacao = amortizacao.times(crescimento).round(WORKING_PLACES);
  }
}
