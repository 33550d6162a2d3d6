/** Compares cost and remaining debt of the same loan by the Price system and by SAC. */
import { formatMoney } from '../../../src/engine/format.ts';
import { column, type NamedRows, type Results } from '../../../src/quantity/declare.ts';
import { one, type NamedQuantity, type Quantity, quantity } from '../../../src/quantity/quantity.ts';
import { pricePayment, priceFormula, compound, futureValue } from '../../formulas/annuity.ts';
import { decimal } from '../../../src/decimal/decimal.ts';
import { reais, roundTo } from '../../../src/decimal/money.ts';
import { centsOf } from '../../formulas/fixed-point.ts';
import type { Loan } from '../../formulas/schedule.ts';
import type { RepaymentPlan } from '../../formulas/repayment-plan.ts';

/** The terms of the loan, the same for both systems. */
export interface Terms {
  /** Reais. */
  readonly lent: NamedQuantity;
  /** Rate per month. */
  readonly rate: Quantity;
  /** Whole, 1 or more. */
  readonly months: Quantity;
}

/** The cost of a loan by one of the systems. */
export interface SystemCost {
  readonly system: 'Price' | 'SAC';
  readonly firstPayment: NamedQuantity;
  readonly lastPayment: NamedQuantity;
  readonly totalInterest: NamedQuantity;
  readonly totalPaid: NamedQuantity;
}

/** Equal payments: the first and the last are the same. */
export function priceCost({ lent, rate, months }: Terms, result: Results): SystemCost {
  const payment = result.money(
    'Parcela mensal (Price)',
    pricePayment(lent, rate, months),
    priceFormula(rate),
  );
  const totals = totalsOf(lent, payment.times(months), undefined, result);
  return { system: 'Price', firstPayment: payment, lastPayment: payment, ...totals };
}

/** Equal amortizations: the first payment is the highest, the last the lowest. */
export function sacCost(
  { lent, rate, months }: Terms,
  result: Results,
): SystemCost & { readonly amortization: NamedQuantity } {
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
  const totals = totalsOf(lent, total, 'Soma dos juros do SAC: V × i × (n + 1) ÷ 2', result);
  return { system: 'SAC', amortization, firstPayment, lastPayment, ...totals };
}

function totalsOf(lent: NamedQuantity, total: Quantity, law: string | undefined, result: Results) {
  const totalPaid = result.total('Total pago ao banco', total, law === undefined ? {} : { law });
  const totalInterest = result.money('Total de juros', totalPaid.minus(lent), {
    note: 'Antes de arredondar cada parcela ao centavo.',
  });
  return { totalInterest, totalPaid };
}

/** The systems as rows of a table. */
export function sideBySide(costs: readonly SystemCost[], result: Results): NamedRows<SystemCost> {
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
type Lengths = Readonly<Record<'price' | 'sac', number>>;

/**
 * Declares the difference in interest under a name that matches its sign, with the reason: SAC costs less, unless
 * extra payments shorten the Price loan much more.
 */
export function sacDifference(price: SystemCost, sac: SystemCost, lengths: Lengths, result: Results) {
  const saved = price.totalInterest.minus(sac.totalInterest);
  const isDearer = saved.isBelow(0);
  return {
    sacSavings: isDearer ? undefined : result.money('Juros a menos no total', saved),
    sacExtraInterest: isDearer
      ? result.money('Juros a mais no total', sac.totalInterest.minus(price.totalInterest))
      : undefined,
    porQueCustaMais: result.text('Por que um sistema custa mais', whyDearer(saved.number, lengths)),
  };
}

/** The reason why one of the systems costs more, as a sentence; `saved` is the saving of SAC, in reais. */
function whyDearer(saved: number, { price, sac }: Lengths): string {
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

/** The remaining debt by both systems; amounts in reais, rounded to the cent. */
export interface DebtRow {
  /** Years since the loan; fractional for an end within a year. */
  readonly ano: number;
  readonly price: number;
  readonly sac: number;
}

/** Decimal places of a fractional year, enough to distinguish months. */
const YEAR_PLACES = 4;

/** Decimal places kept from year to year, so that the error stays far below a cent. */
const WORKING_PLACES = 45;

/** The remaining debt by both systems on the day of the loan, after each year and at the end. */
export function debtBySystem({ loan, monthlyRate, months }: Loan): DebtRow[] {
  const year = quantity(12);
  const yearGrowth = compound(one, monthlyRate, year).exact;
  const payment = pricePayment(loan, monthlyRate, quantity(months));
  const paidInAYear = futureValue(payment, monthlyRate, year).exact;
  const rows: DebtRow[] = [];
  let price = loan.exact;
  for (let paid = 0; paid < months; paid += 12) {
    const sac = loan.times(months - paid).over(months);
    rows.push({ ano: paid / 12, price: reais(price), sac: reais(sac.exact) });
    price = price.times(yearGrowth).minus(paidInAYear).round(WORKING_PLACES);
  }
  return [...rows, { ano: roundTo(decimal(months).div(12), YEAR_PLACES), price: 0, sac: 0 }];
}

/** Declares those rows. */
export function debtRows(loan: Loan, result: Results): NamedRows<DebtRow> {
  return declared(debtBySystem(loan), result);
}

/** Declares the same for loans calculated month by month; either may end before the other. */
export function plannedDebtRows(
  price: RepaymentPlan,
  sac: RepaymentPlan,
  result: Results,
): NamedRows<DebtRow> {
  const last = Math.max(price.months.length, sac.months.length);
  const years = Array.from({ length: Math.ceil(last / 12) }, (_, year) => year * 12);
  const rows = [...years, last].map((month) => ({
    ano: roundTo(decimal(month).div(12), YEAR_PLACES),
    price: owedAfter(price, month),
    sac: owedAfter(sac, month),
  }));
  return declared(rows, result);
}

/** Reais owed after a month, 0 or more. */
function owedAfter({ loan, months }: RepaymentPlan, month: number): number {
  const balance = month === 0 ? loan : (months[month - 1]?.balance ?? 0n);
  return centsOf(balance) / 100;
}

function declared(rows: readonly DebtRow[], result: Results): NamedRows<DebtRow> {
  const columns = {
    ano: column.number('Anos', YEAR_PLACES),
    price: column.money('Price'),
    sac: column.money('SAC'),
  };
  return result.rows('Como a dívida cai em cada sistema', columns, rows);
}
