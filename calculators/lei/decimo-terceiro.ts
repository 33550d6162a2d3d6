/**
 * The 13th salary: a twelfth for each calendar month with at least fifteen days of work (Lei nº 4.090/1962, art. 1º, §
 * 2º).
 */
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

/** The rule of `avosDoDecimoTerceiro`. */
export const MESES_DO_DECIMO_TERCEIRO = regra(
  'Lei 4.090/1962, art. 1º, § 2º',
  'Quinze dias de trabalho ou mais contam um mês inteiro.',
);

const NA_RESCISAO = 'Quem sai sem justa causa recebe o 13º dos meses do ano.';

/** The rule of the 13th salary at the end of a contract. */
export const DECIMO_TERCEIRO_NA_RESCISAO = regra(
  'Lei 4.090/1962, arts. 1º e 3º; TST, Súmula 157',
  NA_RESCISAO,
);

/** The same rule as the simple estimate cites it. */
export const DECIMO_TERCEIRO_NA_SAIDA = regra('Lei 4.090/1962, art. 3º; TST, Súmula 157', NA_RESCISAO);

/** The rule of the first instalment. */
export const PRIMEIRA_PARCELA = regra(
  'Lei 4.749/1965, art. 2º',
  'Entre fevereiro e novembro, a empresa adianta metade do salário.',
);

/** The rule of the first instalment paid with the vacation. */
export const PRIMEIRA_PARCELA_NAS_FERIAS = regra(
  'Lei 4.749/1965, art. 2º, § 2º',
  'A primeira parcela do 13º vem com as férias para quem a pede em janeiro.',
);

/** The rule of the second instalment. */
export const SEGUNDA_PARCELA = regra(
  'Lei 4.749/1965, art. 1º',
  'O 13º é pago até 20 de dezembro, menos o que já foi adiantado.',
);

/** The rule of an instalment paid before the end of a contract. */
export const ADIANTAMENTO_NA_RESCISAO = regra(
  'Lei 4.749/1965, art. 3º',
  'Na saída, a empresa desconta o 13º que adiantou, até de outras verbas.',
);

/** Days that make a calendar month count in full. */
const DIAS_DE_UM_AVO = 15;

/** The 13th salary, exact: salary ÷ 12 × twelfths (Lei nº 4.090/1962, art. 1º, § 1º). */
export function decimoTerceiro(salario: Quantity, avos: Quantity): Quantity {
  return salario.over(MESES_DO_ANO).times(avos);
}

/**
 * Calendar months of a contract with at least fifteen days, counting the first and last day; 0 for an end before the
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
 * Twelfths of the last year of a contract, from its first day or from 1 January. Counts paid notice, which may extend
 * into the next year and give more than twelve.
 *
 * @param ultimoDia last day of work: it determines the year.
 * @param fim end of the contract, including paid notice.
 */
export function avosDoUltimoAno(admissao: IsoDate, ultimoDia: IsoDate, fim: IsoDate): number {
  return avosDoDecimoTerceiro(laterDate(admissao, isoDate(yearOf(ultimoDia), 1, 1)), fim);
}

/** Twelfths of all earlier years. */
export function avosDosAnosAnteriores(admissao: IsoDate, ultimoDia: IsoDate): number {
  return avosDoDecimoTerceiro(admissao, isoDate(yearOf(ultimoDia) - 1, 12, 31));
}

/** Days from the start to the end within a month, identified by its first day. */
function diasNoMes(mes: IsoDate, inicio: IsoDate, fim: IsoDate): number {
  const ultimo = lastDayOfMonth(mes);
  const ate = compareDates(fim, ultimo) < 0 ? fim : ultimo;
  return daysBetween(laterDate(inicio, mes), ate) + 1;
}
