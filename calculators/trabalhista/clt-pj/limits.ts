/** Limits of the Simples and of the revenue, and the omissions of the comparison. */
import { payrollYearRule } from '../../regras/payroll-inputs.ts';
import { MOST_ISS } from '../../tabelas/company-taxes.ts';
import { INSS } from '../../tabelas/inss.ts';
import { inMillions } from '../../tabelas/legal-figure.ts';
import { PROFITS_TAX, UNTAXED_PROFITS_A_MONTH } from '../../tabelas/own-company.ts';
import { SIMPLES_REVENUE_LIMIT, STATE_AND_CITY_LIMIT } from '../../tabelas/simples-nacional.ts';
import { staleTableWarning } from '../../tabelas/stale-table.ts';

/** Reais a month: a twelfth of the yearly limit of the Simples. */
export const MOST_REVENUE = SIMPLES_REVENUE_LIMIT.number / 12;

export const limits = [
  {
    field: 'faturamentoPj',
    assert: `faturamentoPj <= ${MOST_REVENUE}`,
    message: 'Acima de R$ 400.000,00 por mês a empresa sai do Simples Nacional',
  },
  {
    field: 'proLabore',
    assert: 'proLabore <= faturamentoPj',
    message: 'O pró-labore não pode passar do faturamento',
  },
  { field: 'contador', assert: 'liquidoPj >= 0', message: 'Os custos passam do faturamento' },
  {
    field: 'faturamentoPj',
    warn: `ano >= 2026 and faturamentoPj - das - contador - proLaboreConsiderado > ${UNTAXED_PROFITS_A_MONTH.number}`,
    message: `Acima de ${UNTAXED_PROFITS_A_MONTH} de lucros por mês, a empresa retém ${PROFITS_TAX} de imposto sobre eles (${PROFITS_TAX.law}): não está na conta`,
  },
  {
    field: 'faturamentoPj',
    warn: `faturamentoPj * 12 > ${STATE_AND_CITY_LIMIT.number}`,
    message: `Acima de ${inMillions(STATE_AND_CITY_LIMIT)} por ano o ISS é pago fora do DAS; usamos ${MOST_ISS}`,
  },
  payrollYearRule,
  staleTableWarning(INSS),
] as const;
