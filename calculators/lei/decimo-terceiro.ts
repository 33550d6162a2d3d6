/** The 13th salary: its twelfths are calendar months with fifteen days of work or more (Lei nº 4.090/1962, art. 1º, § 2º). */
import {
  addMonths,
  compareDates,
  daysBetween,
  firstDayOfMonth,
  isoDate,
  lastDayOfMonth,
  laterDate,
  yearOf,
  type IsoDate,
} from '../../src/calendar/calendar.ts';
import type { Quantity } from '../../src/quantity/quantity.ts';
import { regra } from '../../src/quantity/regra.ts';

const MESES_DO_ANO = 12;

/** The rule of `decimoTerceiro`. */
export const DECIMO_TERCEIRO = regra(
  'Lei 4.090/1962, art. 1º, § 1º',
  'O 13º é um doze avos da remuneração de dezembro para cada mês de serviço no ano.',
);

const NA_RESCISAO = 'Quem sai sem justa causa recebe o 13º dos meses do ano.';

/** The rule of the 13th salary at the end of a contract, … */
export const DECIMO_TERCEIRO_NA_RESCISAO = regra('Lei 4.090/1962, arts. 1º e 3º', NA_RESCISAO);

/** … as the simple estimate cites it. */
export const DECIMO_TERCEIRO_NA_SAIDA = regra('Lei 4.090/1962, art. 3º', NA_RESCISAO);

/** The rule of the first instalment. */
export const PRIMEIRA_PARCELA = regra(
  'Lei 4.749/1965, art. 2º',
  'Entre fevereiro e novembro, a empresa adianta metade do salário.',
);

/** The rule of the first instalment that comes with the vacation. */
export const PRIMEIRA_PARCELA_NAS_FERIAS = regra(
  'Lei 4.749/1965, art. 2º, § 2º',
  'A primeira parcela do 13º vem com as férias para quem a pede em janeiro.',
);

/** The rule of the second instalment. */
export const SEGUNDA_PARCELA = regra(
  'Lei 4.749/1965, art. 1º',
  'O 13º é pago até 20 de dezembro, menos o que já foi adiantado.',
);

/** Days of a calendar month that count as the whole of it. */
const DIAS_DE_UM_AVO = 15;

/** The 13th salary, exact: salary ÷ 12 × twelfths (Lei nº 4.090/1962, art. 1º, § 1º). */
export function decimoTerceiro(salario: Quantity, avos: Quantity): Quantity {
  return salario.over(MESES_DO_ANO).times(avos);
}

/**
 * The calendar months with fifteen days or more in a contract, both end days included; 0 when the end comes before the
 * start.
 */
export function avosDoDecimoTerceiro(inicio: IsoDate, fim: IsoDate): number {
  let avos = 0;
  for (let mes = firstDayOfMonth(inicio); compareDates(mes, fim) <= 0; mes = addMonths(mes, 1)) {
    if (diasNoMes(mes, inicio, fim) >= DIAS_DE_UM_AVO) avos += 1;
  }
  return avos;
}

/**
 * The twelfths of the year in which a contract ends, from its first day or from 1 January. Paid notice counts, and may run
 * into the next year: then they may be more than twelve.
 *
 * @param ultimoDia of work: it gives the year.
 * @param fim of the contract, with the paid notice.
 */
export function avosDoUltimoAno(admissao: IsoDate, ultimoDia: IsoDate, fim: IsoDate): number {
  return avosDoDecimoTerceiro(laterDate(admissao, isoDate(yearOf(ultimoDia), 1, 1)), fim);
}

/** The twelfths of all years before that one. */
export function avosDosAnosAnteriores(admissao: IsoDate, ultimoDia: IsoDate): number {
  return avosDoDecimoTerceiro(admissao, isoDate(yearOf(ultimoDia) - 1, 12, 31));
}

/** Days of the month, given by its first one, from the start to the end. */
function diasNoMes(mes: IsoDate, inicio: IsoDate, fim: IsoDate): number {
  const ultimo = lastDayOfMonth(mes);
  const ate = compareDates(fim, ultimo) < 0 ? fim : ultimo;
  return daysBetween(laterDate(inicio, mes), ate) + 1;
}
