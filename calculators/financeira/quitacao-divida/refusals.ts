/** Refuses a payment that does not reduce the debts. */
import { compare, decimal, sum } from '../../../src/decimal/decimal.ts';
import { paidOff, type Debt, type Order } from './payoff.ts';

/** A typed debt: reais, and percent a month. */
interface TypedDebt {
  readonly saldo?: number | undefined;
  readonly taxa?: number | undefined;
  readonly minimo?: number | undefined;
}

/** A typed plan; fields of other questions are absent. */
interface TypedPlan {
  readonly modo: string;
  readonly saldoDevedor?: number | undefined;
  readonly interestRate?: number | undefined;
  readonly dividas?: readonly TypedDebt[] | undefined;
  readonly pagamentoMensal?: number | undefined;
  readonly ordem?: Order | undefined;
}

/** The sentence for a payment that does not reduce the debts, or undefined. */
export function refusedPlan(plan: TypedPlan): string | undefined {
  if (plan.modo === 'antecipar') return undefined;
  const {
    saldoDevedor: saldo,
    interestRate: taxa,
    pagamentoMensal: payment = 0,
    ordem = 'maior-taxa',
  } = plan;
  const debts = (plan.modo === 'prazo' ? [{ saldo, taxa }] : (plan.dividas ?? [])).map(readDebt);
  if (compare(payment, sum(...debts.map(({ balance, rate }) => balance.times(rate)))) <= 0) {
    return 'O pagamento não cobre nem os juros do mês';
  }
  if (compare(payment, sum(...debts.map(({ minimum }) => minimum))) < 0) {
    return 'O pagamento não cobre os pagamentos mínimos';
  }
  if (paidOff(debts, decimal(payment), ordem) !== undefined) return undefined;
  return 'Com esse pagamento as dívidas levariam mais de mil anos';
}

function readDebt({ saldo = 0, taxa = 0, minimo = 0 }: TypedDebt): Debt {
  return { balance: decimal(saldo), rate: decimal(taxa).times(0.01), minimum: decimal(minimo) };
}
