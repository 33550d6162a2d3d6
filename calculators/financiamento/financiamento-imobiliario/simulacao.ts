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
  readonly sistema: System;
  /** The TR per month. */
  readonly correcao: Quantity;
  readonly extras: readonly Extra[];
}

/** The results of a loan. */
export interface Simulacao {
  readonly price: CustoDoSistema;
  readonly sac: CustoDoSistema & { readonly amortization: NamedQuantity };
  /** Correction of the balance by the TR, in the chosen system. */
  readonly correcao: NamedQuantity;
  /** Interest in the chosen system without the extra payments. */
  readonly jurosSemExtras: NamedQuantity;
  /** Balance before the first instalment, in the chosen system. */
  readonly saldoInicial: Quantity;
  /** Reais paid before the first instalment. */
  readonly pagoAntes: number;
  /** In the chosen system. */
  readonly parcelas: readonly Instalment[];
  /** Instalments until the debt is paid off, by each system. */
  readonly parcelasAteQuitar: Readonly<Record<System, number>>;
  readonly divida: NamedRows<DebtRow>;
}

/** Calculates both systems; declares the cost of the chosen one with `result`, which adds it to the steps. */
export function declaraSimulacao(contrato: Contrato, result: Results): Simulacao {
  const isPlain = contrato.correcao.equals(0) && contrato.extras.length === 0;
  return isPlain ? declaraPelaFormula(contrato, result) : declaraMesAMes(contrato, result);
}

function declaraPelaFormula(contrato: Contrato, result: Results): Simulacao {
  const { financiado, taxa, meses, sistema } = contrato;
  const { price, sac } = declaraCustos(contrato, result);
  const emprestimo = { loan: financiado, monthlyRate: taxa, months: meses.number };
  return {
    price,
    sac,
    correcao: result.money('Correção pela TR', money(0)),
    jurosSemExtras: (sistema === 'price' ? price : sac).totalInterest,
    saldoInicial: financiado,
    pagoAntes: 0,
    parcelas: sistema === 'price' ? priceSchedule(emprestimo) : sacSchedule(emprestimo),
    parcelasAteQuitar: { price: meses.number, sac: meses.number },
    divida: declaraDividaPorAno(debtBySystem(emprestimo), result),
  };
}

/** Both systems by their formulas; the steps show only the chosen one. */
function declaraCustos(condicoes: Condicoes & { readonly sistema: System }, result: Results) {
  const isPrice = condicoes.sistema === 'price';
  const unchosen = new Results();
  return {
    price: declaraCustoDaPrice(condicoes, isPrice ? result : unchosen),
    sac: declaraCustoDoSac(condicoes, isPrice ? unchosen : result),
  };
}

function declaraMesAMes(contrato: Contrato, result: Results): Simulacao {
  const { financiado, taxa, meses, sistema, correcao, extras } = contrato;
  const condicoes = {
    loan: financiado,
    monthlyRate: taxa,
    months: meses.number,
    correction: correcao,
    extras,
  };
  const planos = {
    price: repaymentPlan({ ...condicoes, system: 'price' }),
    sac: repaymentPlan({ ...condicoes, system: 'sac' }),
  };
  const unchosen = new Results();
  const custoDe = (sistemaDoPlano: System) =>
    declaraCustoDoPlano(
      sistemaDoPlano,
      planos[sistemaDoPlano],
      financiado,
      sistemaDoPlano === sistema ? result : unchosen,
    );
  const [price, sac] = [custoDe('price'), custoDe('sac')];
  const escolhido = planos[sistema];
  const semExtras =
    extras.length === 0 ? escolhido : repaymentPlan({ ...condicoes, system: sistema, extras: [] });
  return {
    price: price.custo,
    sac: { ...sac.custo, amortization: declaraCustos(contrato, unchosen).sac.amortization },
    correcao: (sistema === 'price' ? price : sac).correcao,
    jurosSemExtras: unchosen.money('Juros sem as amortizações extras', jurosDoPlano(semExtras)),
    saldoInicial: reaisOf(escolhido.loan - escolhido.upfront + (escolhido.months[0]?.correction ?? 0n)),
    pagoAntes: reaisOf(escolhido.upfront).number,
    parcelas: plannedInstalments(escolhido),
    parcelasAteQuitar: { price: planos.price.months.length, sac: planos.sac.months.length },
    divida: declaraDividaPorAno(plannedDebtBySystem(planos.price, planos.sac), result),
  };
}

interface CustoDoPlano {
  readonly custo: CustoDoSistema;
  readonly correcao: NamedQuantity;
}

/** The cost of a loan calculated month by month. */
function declaraCustoDoPlano(
  sistema: System,
  { months }: RepaymentPlan,
  financiado: NamedQuantity,
  result: Results,
): CustoDoPlano {
  const correcao = result.money(
    'Correção pela TR',
    worked(total(months.map((mes) => mes.correction)), 'soma do que a TR acrescenta ao saldo em cada mês'),
  );
  const totalInterest = result.money('Total de juros', jurosDoPlano({ months }));
  const custo: CustoDoSistema = {
    system: sistema === 'price' ? 'Price' : 'SAC',
    firstPayment: result.money('Primeira parcela', worked(months[0]?.payment ?? 0n)),
    lastPayment: result.money('Última parcela', worked(months.at(-1)?.payment ?? 0n)),
    totalInterest,
    totalPaid: result.total('Total pago ao banco', financiado.plus(correcao).plus(totalInterest)),
  };
  return { custo, correcao };
}

function jurosDoPlano({ months }: Pick<RepaymentPlan, 'months'>): Quantity {
  return worked(
    total(months.map(({ interest }) => interest)),
    'soma dos juros de cada mês sobre o saldo corrigido',
  );
}

function total(valores: readonly FixedPoint[]): FixedPoint {
  return valores.reduce((sum, valor) => sum + valor, 0n);
}

function reaisOf(valor: FixedPoint): Quantity {
  return leaf(decimalOf(valor), centsOf(valor) / 100, { format: 'money' });
}

/** A figure from the monthly list. */
function worked(valor: FixedPoint, line = 'da lista mês a mês'): Quantity {
  return new Quantity(decimalOf(valor), { kind: 'explained', lines: () => [line] });
}

/** The end of a loan; amounts in reais. */
interface FimDaDivida {
  /** Instalments of the contract. */
  readonly contratadas: number;
  /** Instalments until the debt is paid off; 0 if extra payments repay it before the first. */
  readonly ateQuitar: number;
  /** Interest saved by extra payments; 0 without them. */
  readonly poupado: number;
  /** Undefined if not worth mentioning. */
  readonly ultimaParcela: number | undefined;
}

/** States the saving by extra payments, and the number of instalments until the end, as one sentence. */
export function fimPorExtenso({ contratadas, ateQuitar, poupado, ultimaParcela }: FimDaDivida): string {
  const jurosPoupados = `Amortizando a mais, você poupa ${formatMoney(poupado)} de juros`;
  if (ateQuitar === 0) return `${jurosPoupados} e quita a dívida antes da primeira parcela.`;
  const isLast = ateQuitar === contratadas;
  const onde = isLast ? 'na última' : `em ${ateQuitar}`;
  const ultima =
    ultimaParcela === undefined
      ? ''
      : `, ${isLast ? 'que' : 'e a última'} é de ${formatMoney(ultimaParcela)}`;
  const fim = `a dívida acaba ${onde} das ${contratadas} parcelas do contrato${ultima}.`;
  if (poupado === 0) return `A${fim.slice(1)}`;
  const parcelasAMenos = contratadas - ateQuitar;
  return parcelasAMenos === 0
    ? `${jurosPoupados}; ${fim}`
    : agree(`${jurosPoupados} e ${parcelasAMenos} parcelas: ${fim}`);
}
