/** Compares cost and remaining debt of the same loan by the Price system and by SAC. */
import { formatMoney } from '../../../src/engine/format.ts';
import { column, type NamedRows, type Results } from '../../../src/quantity/declare.ts';
import { one, type NamedQuantity, type Quantity } from '../../../src/quantity/quantity.ts';
import { pricePayment, priceFormula } from '../../formulas/annuity.ts';
import { YEAR_PLACES, type DebtRow } from '../../formulas/debt-by-system.ts';

/** The terms of the loan, the same for both systems. */
export interface Condicoes {
  /** Reais. */
  readonly lent: NamedQuantity;
  /** Rate per month. */
  readonly rate: Quantity;
  /** Whole, 1 or more. */
  readonly months: Quantity;
}

/** The cost of a loan by one of the systems. */
export interface CustoDoSistema {
  readonly system: 'Price' | 'SAC';
  readonly firstPayment: NamedQuantity;
  readonly lastPayment: NamedQuantity;
  readonly totalInterest: NamedQuantity;
  readonly totalPaid: NamedQuantity;
}

/** Equal payments: the first and the last are the same. */
export function declaraCustoDaPrice({ lent, rate, months }: Condicoes, result: Results): CustoDoSistema {
  const payment = result.money(
    'Parcela mensal (Price)',
    pricePayment(lent, rate, months),
    priceFormula(rate),
  );
  const totals = declaraTotais(lent, payment.times(months), undefined, result);
  return { system: 'Price', firstPayment: payment, lastPayment: payment, ...totals };
}

/** Equal amortizations: the first payment is the highest, the last the lowest. */
export function declaraCustoDoSac(
  { lent, rate, months }: Condicoes,
  result: Results,
): CustoDoSistema & { readonly amortization: NamedQuantity } {
  const amortization = result.money(
    'Amortização por mês',
    lent.over(months),
    'SAC: a mesma amortização em todas as parcelas',
  );
  const firstPayment = result.money(
    'Primeira parcela (SAC)',
    amortization.unrounded().plus(lent.times(rate)),
  );
  const lastPayment = result.money('Última parcela', amortization.times(one.plus(rate)));
  const interest = lent.times(rate).times(months.plus(1)).over(2);
  const total = lent.unrounded().plus(interest);
  const totals = declaraTotais(lent, total, 'Soma dos juros do SAC: V × i × (n + 1) ÷ 2', result);
  return { system: 'SAC', amortization, firstPayment, lastPayment, ...totals };
}

function declaraTotais(lent: NamedQuantity, total: Quantity, law: string | undefined, result: Results) {
  const totalPaid = result.total('Total pago ao banco', total, law === undefined ? {} : { law });
  const totalInterest = result.money('Total de juros', totalPaid.minus(lent), {
    note: 'Antes de arredondar cada parcela ao centavo.',
  });
  return { totalInterest, totalPaid };
}

/** The systems as rows of a table. */
export function declaraLadoALado(
  costs: readonly CustoDoSistema[],
  result: Results,
): NamedRows<CustoDoSistema> {
  const columns = {
    system: column.text('Sistema'),
    firstPayment: column.money('Primeira parcela'),
    lastPayment: column.money('Última parcela'),
    totalInterest: column.money('Total de juros'),
    totalPaid: column.money('Total pago'),
  };
  const rows = costs.map(({ system, firstPayment, lastPayment, totalInterest, totalPaid }) => {
    return { system, firstPayment, lastPayment, totalInterest, totalPaid };
  });
  return result.rows('Price e SAC lado a lado', columns, rows);
}

/** Instalments until the debt is paid off, by each system. */
type ParcelasAteQuitar = Readonly<Record<'price' | 'sac', number>>;

/**
 * Declares the difference in interest under a name that matches its sign, with the reason: SAC costs less, unless
 * extra payments shorten the Price loan much more.
 */
export function declaraDiferencaDoSac(
  price: CustoDoSistema,
  sac: CustoDoSistema,
  lengths: ParcelasAteQuitar,
  result: Results,
) {
  const saved = price.totalInterest.minus(sac.totalInterest);
  const isDearer = saved.isBelow(0);
  return {
    sacSavings: isDearer ? undefined : result.money('Juros a menos no total', saved),
    sacExtraInterest: isDearer
      ? result.money('Juros a mais no total', sac.totalInterest.minus(price.totalInterest))
      : undefined,
    porQueCustaMais: result.text('Por que um sistema custa mais', porQueUmCustaMais(saved.number, lengths)),
  };
}

/** The reason why one of the systems costs more, as a sentence; `saved` is the saving of SAC, in reais. */
function porQueUmCustaMais(saved: number, { price, sac }: ParcelasAteQuitar): string {
  if (saved === 0) return 'Neste caso os dois sistemas custam os mesmos juros.';
  const amount = formatMoney(Math.abs(saved));
  if (saved > 0) {
    const sooner = price < sac ? `, embora acabe antes: na parcela ${price}, e o SAC na ${sac}` : '';
    return `A Price custa ${amount} a mais de juros porque amortiza menos no começo, e os juros são sobre um saldo maior${sooner}.`;
  }
  const ends =
    price === sac
      ? `embora as duas acabem na parcela ${sac}`
      : `que acaba na parcela ${price}; o SAC, na ${sac}`;
  return `O SAC custa ${amount} a mais de juros porque a amortização extra rende mais na Price, ${ends}.`;
}

/** Declares the remaining debt by both systems. */
export function declaraDividaPorAno(rows: readonly DebtRow[], result: Results): NamedRows<DebtRow> {
  const columns = {
    ano: column.number('Anos', YEAR_PLACES),
    price: column.money('Price'),
    sac: column.money('SAC'),
  };
  return result.rows('Como a dívida cai em cada sistema', columns, rows);
}
