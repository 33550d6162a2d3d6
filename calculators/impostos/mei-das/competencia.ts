/** Month of a DAS, its minimum wage and its due date. */
import { addDays, type IsoDate } from '../../../src/calendar/calendar.ts';
import { firstDayIn, monthLater, monthWith, parseMonth, type Month } from '../../../src/calendar/month.ts';
import { money, type Quantity } from '../../../src/quantity/quantity.ts';
import { NOT_A_MONTH } from '../../../schemas/month.ts';
import { diaDeBancoAPartirDe } from '../../lei/dias-uteis.ts';
import { faltaSelic } from '../../regras/declara-atraso.ts';
import { VENCIMENTOS_ADIADOS } from '../../tabelas/mei.ts';
import { periodTable } from '../../tabelas/period-table.ts';
import { SALARIO_MINIMO, SALARIO_MINIMO_ATE_2023, type SalarioMinimo } from '../../tabelas/salario-minimo.ts';
import { DIA_DO_DAS } from '../../tabelas/simples-nacional.ts';
import { yearChoice } from '../../tabelas/year-choice.ts';
import { ehCaminhoneiro, type AtividadeDoMei } from './atividades.ts';

/** The minimum wage of every month with a DAS on this page. */
export const SALARIO_MINIMO_DESDE_2020 = periodTable<SalarioMinimo>({
  name: 'do salário mínimo',
  file: 'calculators/tabelas/salario-minimo.ts',
  entries: [...SALARIO_MINIMO_ATE_2023, ...SALARIO_MINIMO.entries],
});

/** The due day on any weekday: in the month after the paid one, if it was not postponed. */
export function diaDoVencimento(mes: Month): IsoDate {
  const doMesSeguinte = addDays(firstDayIn(monthLater(mes, 1)), DIA_DO_DAS.number - 1);
  return VENCIMENTOS_ADIADOS[mes]?.vencimento ?? doMesSeguinte;
}

/** The last day without a fine: the due day, or the next bank day (Resolução CGSN 140/2018, art. 40). */
export function ultimoDiaSemMulta(mes: Month): IsoDate {
  return diaDeBancoAPartirDe(diaDoVencimento(mes));
}

/** The sentence that refuses a typed month, or undefined. */
export function recusaDaCompetencia(
  typed: string | undefined,
  atividade: AtividadeDoMei | undefined,
  today: IsoDate,
): string | undefined {
  if (typed === undefined) return undefined;
  const mes = parseMonth(typed);
  if (mes === undefined) return NOT_A_MONTH;
  if (mes > monthWith(today)) return 'A competência não pode ser futura';
  return (
    recusaDoAno(anoDoMes(mes), atividade) ??
    (mes === '2020-01' ? 'Há tabelas do MEI a partir de fevereiro de 2020' : undefined)
  );
}

/** The sentence that refuses a year, or undefined; the past years of freight carriers are not confirmed. */
export function recusaDoAno(ano: number, atividade: AtividadeDoMei | undefined): string | undefined {
  const tabela = ehCaminhoneiro(atividade) ? SALARIO_MINIMO : SALARIO_MINIMO_DESDE_2020;
  return tabela.years.includes(ano) ? undefined : yearChoice(tabela).messages.enum;
}

/** The minimum wage in reais of a month that `recusaDaCompetencia` accepts. */
export function salarioMinimoDoMes(mes: Month): Quantity {
  return money(SALARIO_MINIMO_DESDE_2020.forMonth(anoDoMes(mes), Number(mes.slice(5))).monthly);
}

/** The sentence that refuses a payment date without a published Selic, or undefined. */
export function recusaDoPagamento(
  typed: string | undefined,
  pagamento: IsoDate | undefined,
): string | undefined {
  const mes = typed === undefined ? undefined : parseMonth(typed);
  return mes === undefined || pagamento === undefined
    ? undefined
    : faltaSelic(ultimoDiaSemMulta(mes), pagamento);
}

function anoDoMes(mes: Month): number {
  return Number(mes.slice(0, 4));
}
