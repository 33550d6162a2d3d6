/** Calculates the loan by both systems: by their formulas or, with the TR or extra payments, month by month. */
import { Results, type NamedRows } from '../../../src/quantity/declare.ts';
import { leaf, money, Quantity, type NamedQuantity } from '../../../src/quantity/quantity.ts';
import { plannedInstalments, type Instalment } from '../../formulas/charged-instalments.ts';
import { debtBySystem, plannedDebtBySystem, type DebtRow } from '../../formulas/debt-by-system.ts';
import { centsOf, decimalOf, type FixedPoint } from '../../formulas/fixed-point.ts';
import { priceSchedule, sacSchedule } from '../../formulas/schedule.ts';
import {
  declaraDividaPorAno,
  declaraCustoDaPrice,
  declaraCustoDoSac,
  type CustoDoSistema,
  type Condicoes,
} from './sistemas.ts';
import { repaymentPlan, type Extra, type RepaymentPlan, type System } from '../../formulas/repayment-plan.ts';
import { agree } from '../../../src/engine/agree.ts';
import { formatMoney } from '../../../src/engine/format.ts';

export interface Contrato extends Condicoes {
  readonly system: System;
  /** The TR per month. */
  readonly correction: Quantity;
  readonly extras: readonly Extra[];
}

/** The results of a loan. */
export interface Simulacao {
  readonly price: CustoDoSistema;
  readonly sac: CustoDoSistema & { readonly amortization: NamedQuantity };
  /** Correction of the balance by the TR, in the chosen system. */
  readonly correction: NamedQuantity;
  /** Interest in the chosen system without the extra payments. */
  readonly interestWithoutExtras: NamedQuantity;
  /** Balance before the first instalment, in the chosen system. */
  readonly firstBalance: Quantity;
  /** Reais paid before the first instalment. */
  readonly upfront: number;
  /** In the chosen system. */
  readonly instalments: readonly Instalment[];
  /** Instalments until the debt is paid off, by each system. */
  readonly lengths: Readonly<Record<System, number>>;
  readonly debt: NamedRows<DebtRow>;
}

/** Calculates both systems; declares the cost of the chosen one with `result`, which adds it to the steps. */
export function declaraSimulacao(contract: Contrato, result: Results): Simulacao {
  const isPlain = contract.correction.equals(0) && contract.extras.length === 0;
  return isPlain ? declaraPelaFormula(contract, result) : declaraMesAMes(contract, result);
}

function declaraPelaFormula(contract: Contrato, result: Results): Simulacao {
  const { lent, rate, months, system } = contract;
  const { price, sac } = declaraCustos(contract, result);
  const loan = { loan: lent, monthlyRate: rate, months: months.number };
  return {
    price,
    sac,
    correction: result.money('Correção pela TR', money(0)),
    interestWithoutExtras: (system === 'price' ? price : sac).totalInterest,
    firstBalance: lent,
    upfront: 0,
    instalments: system === 'price' ? priceSchedule(loan) : sacSchedule(loan),
    lengths: { price: months.number, sac: months.number },
    debt: declaraDividaPorAno(debtBySystem(loan), result),
  };
}

/** Both systems by their formulas; the steps show only the chosen one. */
function declaraCustos(terms: Condicoes & { readonly system: System }, result: Results) {
  const isPrice = terms.system === 'price';
  const unchosen = new Results();
  return {
    price: declaraCustoDaPrice(terms, isPrice ? result : unchosen),
    sac: declaraCustoDoSac(terms, isPrice ? unchosen : result),
  };
}

function declaraMesAMes(contract: Contrato, result: Results): Simulacao {
  const { lent, rate, months, system, correction, extras } = contract;
  const terms = { loan: lent, monthlyRate: rate, months: months.number, correction, extras };
  const plans = {
    price: repaymentPlan({ ...terms, system: 'price' }),
    sac: repaymentPlan({ ...terms, system: 'sac' }),
  };
  const unchosen = new Results();
  const planned = (name: System) =>
    declaraCustoDoPlano(name, plans[name], lent, name === system ? result : unchosen);
  const [price, sac] = [planned('price'), planned('sac')];
  const chosen = plans[system];
  const withoutExtras = extras.length === 0 ? chosen : repaymentPlan({ ...terms, system, extras: [] });
  return {
    price: price.cost,
    sac: { ...sac.cost, amortization: declaraCustos(contract, unchosen).sac.amortization },
    correction: (system === 'price' ? price : sac).correction,
    interestWithoutExtras: unchosen.money('Juros sem as amortizações extras', jurosDoPlano(withoutExtras)),
    firstBalance: reaisOf(chosen.loan - chosen.upfront + (chosen.months[0]?.correction ?? 0n)),
    upfront: reaisOf(chosen.upfront).number,
    instalments: plannedInstalments(chosen),
    lengths: { price: plans.price.months.length, sac: plans.sac.months.length },
    debt: declaraDividaPorAno(plannedDebtBySystem(plans.price, plans.sac), result),
  };
}

interface CustoDoPlano {
  readonly cost: CustoDoSistema;
  readonly correction: NamedQuantity;
}

/** The cost of a loan calculated month by month. */
function declaraCustoDoPlano(
  system: System,
  { months }: RepaymentPlan,
  lent: NamedQuantity,
  result: Results,
): CustoDoPlano {
  const correction = result.money(
    'Correção pela TR',
    worked(
      total(months.map((month) => month.correction)),
      'soma do que a TR acrescenta ao saldo em cada mês',
    ),
  );
  const totalInterest = result.money('Total de juros', jurosDoPlano({ months }));
  const cost: CustoDoSistema = {
    system: system === 'price' ? 'Price' : 'SAC',
    firstPayment: result.money('Primeira parcela', worked(months[0]?.payment ?? 0n)),
    lastPayment: result.money('Última parcela', worked(months.at(-1)?.payment ?? 0n)),
    totalInterest,
    totalPaid: result.total('Total pago ao banco', lent.plus(correction).plus(totalInterest)),
  };
  return { cost, correction };
}

function jurosDoPlano({ months }: Pick<RepaymentPlan, 'months'>): Quantity {
  return worked(
    total(months.map(({ interest }) => interest)),
    'soma dos juros de cada mês sobre o saldo corrigido',
  );
}

function total(amounts: readonly FixedPoint[]): FixedPoint {
  return amounts.reduce((sum, amount) => sum + amount, 0n);
}

function reaisOf(value: FixedPoint): Quantity {
  return leaf(decimalOf(value), centsOf(value) / 100, { format: 'money' });
}

/** A figure from the monthly list. */
function worked(value: FixedPoint, line = 'da lista mês a mês'): Quantity {
  return new Quantity(decimalOf(value), { kind: 'explained', lines: () => [line] });
}

/** The end of a loan; amounts in reais. */
interface FimDaDivida {
  /** Instalments of the contract. */
  readonly agreed: number;
  /** Instalments until the debt is paid off; 0 if extra payments repay it before the first. */
  readonly instalments: number;
  /** Interest saved by extra payments; 0 without them. */
  readonly saved: number;
  /** Undefined if not worth mentioning. */
  readonly lastPayment: number | undefined;
}

/** States the saving by extra payments, and the number of instalments until the end, as one sentence. */
export function fimPorExtenso({ agreed, instalments, saved, lastPayment }: FimDaDivida): string {
  const savedInterest = `Amortizando a mais, você poupa ${formatMoney(saved)} de juros`;
  if (instalments === 0) return `${savedInterest} e quita a dívida antes da primeira parcela.`;
  const last = lastPayment === undefined ? '' : `, e a última é de ${formatMoney(lastPayment)}`;
  const end = `a dívida acaba em ${instalments} das ${agreed} parcelas do contrato${last}.`;
  if (saved === 0) return `A${end.slice(1)}`;
  const fewer = agreed - instalments;
  return fewer === 0 ? `${savedInterest}; ${end}` : agree(`${savedInterest} e ${fewer} parcelas: ${end}`);
}
