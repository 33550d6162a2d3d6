/** Compares cost and remaining debt of the same loan by the Price system and by SAC. */
import { subtractReais } from '../../../src/decimal/money.ts';
import { formatMoney } from '../../../src/engine/format.ts';
import { column, type NamedRows, type Results } from '../../../src/quantity/declare.ts';
import { one, type NamedQuantity, type Quantity } from '../../../src/quantity/quantity.ts';
import { pricePayment, priceFormula } from '../../formulas/annuity.ts';
import type { DebtRow } from '../../formulas/debt-by-system.ts';

/** The terms of the loan, the same for both systems. */
export interface Condicoes {
  /** Reais. */
  readonly financiado: NamedQuantity;
  /** Rate per month. */
  readonly taxa: Quantity;
  /** Whole, 1 or more. */
  readonly meses: Quantity;
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
export function declaraCustoDaPrice({ financiado, taxa, meses }: Condicoes, result: Results): CustoDoSistema {
  const parcela = result.money(
    'Parcela mensal (Price)',
    pricePayment(financiado, taxa, meses),
    priceFormula(taxa),
  );
  const totais = declaraTotais(financiado, parcela.times(meses), undefined, result);
  return { system: 'Price', firstPayment: parcela, lastPayment: parcela, ...totais };
}

/** Equal amortizations: the first payment is the highest, the last the lowest. */
export function declaraCustoDoSac(
  { financiado, taxa, meses }: Condicoes,
  result: Results,
): CustoDoSistema & { readonly amortization: NamedQuantity } {
  const amortization = result.money(
    'Amortização por mês',
    financiado.over(meses),
    'SAC: a mesma amortização em todas as parcelas',
  );
  const firstPayment = result.money(
    'Primeira parcela (SAC)',
    amortization.unrounded().plus(financiado.times(taxa)),
  );
  const lastPayment = result.money('Última parcela', amortization.times(one.plus(taxa)));
  const juros = financiado.times(taxa).times(meses.plus(1)).over(2);
  const totalDasParcelas = financiado.unrounded().plus(juros);
  const totais = declaraTotais(
    financiado,
    totalDasParcelas,
    'Soma dos juros do SAC: V × i × (n + 1) ÷ 2',
    result,
  );
  return { system: 'SAC', amortization, firstPayment, lastPayment, ...totais };
}

function declaraTotais(financiado: NamedQuantity, total: Quantity, law: string | undefined, result: Results) {
  const totalPaid = result.total('Total pago ao banco', total, law === undefined ? {} : { law });
  const totalInterest = result.money('Total de juros', totalPaid.minus(financiado), {
    note: 'Antes de arredondar cada parcela ao centavo.',
  });
  return { totalInterest, totalPaid };
}

/** The systems as rows of a table. */
export function declaraLadoALado(
  custos: readonly CustoDoSistema[],
  result: Results,
): NamedRows<CustoDoSistema> {
  const columns = {
    system: column.text('Sistema'),
    firstPayment: column.money('Primeira parcela'),
    lastPayment: column.money('Última parcela'),
    totalInterest: column.money('Total de juros'),
    totalPaid: column.money('Total pago'),
  };
  const rows = custos.map(({ system, firstPayment, lastPayment, totalInterest, totalPaid }) => {
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
  parcelasAteQuitar: ParcelasAteQuitar,
  result: Results,
) {
  const poupado = price.totalInterest.minus(sac.totalInterest);
  // Use the shown totals, so that the sentence repeats the difference in the figures.
  const poupadoNaTela = subtractReais(price.totalInterest.shown, sac.totalInterest.shown);
  const isDearer = poupadoNaTela < 0;
  return {
    sacSavings: isDearer ? undefined : result.money('Juros a menos no total', poupado),
    sacExtraInterest: isDearer
      ? result.money('Juros a mais no total', sac.totalInterest.minus(price.totalInterest))
      : undefined,
    porQueCustaMais: result.text(
      'Por que um sistema custa mais',
      porQueUmCustaMais(poupadoNaTela, parcelasAteQuitar),
    ),
  };
}

/** The reason why one of the systems costs more, as a sentence; `poupado` is the saving of SAC, in reais. */
function porQueUmCustaMais(poupado: number, { price, sac }: ParcelasAteQuitar): string {
  if (poupado === 0) return 'Neste caso os dois sistemas custam os mesmos juros.';
  const diferenca = formatMoney(Math.abs(poupado));
  if (poupado > 0) {
    const antes = price < sac ? `, embora acabe antes: na parcela ${price}, e o SAC na ${sac}` : '';
    return `A Price custa ${diferenca} a mais de juros porque amortiza menos no começo, e os juros são sobre um saldo maior${antes}.`;
  }
  const fim =
    price === sac
      ? `embora as duas acabem na parcela ${sac}`
      : `que acaba na parcela ${price}; o SAC, na ${sac}`;
  return `O SAC custa ${diferenca} a mais de juros porque a amortização extra rende mais na Price, ${fim}.`;
}

/** Declares the remaining debt by both systems. */
export function declaraDividaPorAno(rows: readonly DebtRow[], result: Results): NamedRows<DebtRow> {
  const columns = {
    ano: column.years('Anos'),
    price: column.money('Price'),
    sac: column.money('SAC'),
  };
  return result.rows('Como a dívida cai em cada sistema', columns, rows);
}
