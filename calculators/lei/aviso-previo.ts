/** The notice of a dismissal: how long it is, how much of it is paid without work, and until when it makes the contract last. */
import {
  addDays,
  compareDates,
  dateParts,
  daysBetween,
  isoDate,
  type IsoDate,
} from '../../src/calendar/calendar.ts';
import { count, type Quantity } from '../../src/quantity/quantity.ts';
import { regra } from '../../src/quantity/regra.ts';
import {
  BASE_NOTICE,
  DAYS_BEFORE_BASE_DATE,
  MOST_NOTICE_FOR_YEARS,
  NOTICE_FOR_EACH_YEAR,
} from '../tabelas/labour.ts';
import { salarioDosDias } from './saldo-de-salario.ts';

/** The rule of `avisoPrevioProporcional`. */
export const AVISO_PROPORCIONAL = regra(
  NOTICE_FOR_EACH_YEAR.law,
  `São ${BASE_NOTICE} dias, mais ${NOTICE_FOR_EACH_YEAR} por ano de casa, até ${MOST_NOTICE_FOR_YEARS} a mais.`,
);

/** The rule of `valorDoAviso`. */
export const AVISO_INDENIZADO = regra(
  'CLT art. 487, § 1º',
  'A empresa que não dá o aviso paga o salário do prazo dele.',
);

/** The rule of a resignation without notice. */
export const AVISO_NAO_CUMPRIDO = regra(
  'CLT art. 487, § 2º',
  'A empresa pode descontar o salário do aviso que não foi cumprido.',
);

/** The rule of notice that is paid in an agreement, which `DIREITOS_NO_ACORDO` dates. */
export const AVISO_NO_ACORDO = regra(
  'CLT art. 484-A, I, "a"',
  'No acordo, o aviso indenizado é pago pela metade.',
);

/** Days of notice for whole years of service: three for each, sixty at most (Lei nº 12.506/2011, art. 1º). */
export function avisoPelosAnos(anosCompletos: Quantity): Quantity {
  return NOTICE_FOR_EACH_YEAR.times(anosCompletos).atMost(MOST_NOTICE_FOR_YEARS);
}

/** Days of notice: thirty (Constituição, art. 7º, XXI), plus those for years of service. */
export function diasDeAviso(pelosAnos: Quantity): Quantity {
  return BASE_NOTICE.plus(pelosAnos);
}

/** Days of notice after whole years of service: thirty, three more for each year, ninety at most (Lei nº 12.506/2011). */
export function avisoPrevioProporcional(anosCompletos: Quantity): Quantity {
  return diasDeAviso(avisoPelosAnos(anosCompletos));
}

/**
 * The days of notice that are paid without work. Of notice that is worked only thirty days may be demanded as work: the
 * days for the years of service are paid (TST).
 */
export function avisoIndenizado(dias: Quantity, trabalhado: boolean): Quantity {
  return trabalhado ? dias.minus(BASE_NOTICE) : dias;
}

/**
 * The pay of days of notice, exact, on a salary with the average of what is paid beside it (CLT art. 487, §§ 1º and 3º);
 * an agreement pays half (CLT art. 484-A, I, 'a').
 */
export function valorDoAviso(base: Quantity, dias: Quantity, pelaMetade: boolean): Quantity {
  const inteiro = salarioDosDias(base, dias);
  return pelaMetade ? inteiro.over(2) : inteiro;
}

/**
 * Days of paid notice that count as time of service (CLT art. 487, § 1º; OJ SDI-1 82 of the TST): all, or in an agreement
 * half of them, rounded down to whole days, since CLT art. 484-A, I, 'a', halves the notice itself.
 */
export function avisoComoTempoDeServico(dias: Quantity, pelaMetade: boolean): Quantity {
  return pelaMetade ? dias.over(2).roundedDown() : dias;
}

/**
 * The day on which the contract ends before the law.
 *
 * @param ultimoDia of work.
 * @param dias of paid notice that count as time of service, 0 or more.
 */
export function fimProjetado(ultimoDia: IsoDate, dias: number): IsoDate {
  return addDays(ultimoDia, dias);
}

/**
 * Whether a dismissal falls within the thirty days before the base date of the category's wages, and so costs one more
 * salary (Lei nº 7.238/1984, art. 9º; Súmulas 182 and 314 of the TST). One whose notice reaches the base date does not:
 * the new wages count instead.
 *
 * @param fim of the contract, with the paid notice.
 * @param mesDaDataBase from 1 to 12: on its first day the wages are adjusted.
 */
export function acabaAntesDaDataBase(fim: IsoDate, mesDaDataBase: number): boolean {
  const { year } = dateParts(fim);
  const noAno = isoDate(year, mesDaDataBase, 1);
  const proxima = compareDates(noAno, fim) > 0 ? noAno : isoDate(year + 1, mesDaDataBase, 1);
  return !count(daysBetween(fim, proxima)).isAbove(DAYS_BEFORE_BASE_DATE);
}
