/** The notice of a dismissal: its length, the share paid without work, and the projected end of the contract. */
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
  AVISO_BASICO,
  DIAS_ANTES_DA_DATA_BASE,
  MAXIMO_DE_AVISO_POR_ANOS,
  AVISO_POR_ANO,
} from '../tabelas/trabalho.ts';
import { salarioDosDias } from './saldo-de-salario.ts';

/** The rule of `avisoPrevioProporcional`. */
export const AVISO_PROPORCIONAL = regra(
  AVISO_POR_ANO.law,
  `São ${AVISO_BASICO} dias, mais ${AVISO_POR_ANO} por ano de casa, até ${MAXIMO_DE_AVISO_POR_ANOS} a mais.`,
);

/** The rule of `valorDoAviso`. */
export const AVISO_INDENIZADO = regra(
  'CLT art. 487, § 1º',
  'A empresa que não dá o aviso paga o salário do prazo dele.',
);

/** The rule of resignation without notice. */
export const AVISO_NAO_CUMPRIDO = regra(
  'CLT art. 487, § 2º',
  'A empresa pode descontar o salário do aviso que não foi cumprido.',
);

/** The rule of notice that is paid in an agreement, which `DIREITOS_NO_ACORDO` dates. */
export const AVISO_NO_ACORDO = regra(
  'CLT art. 484-A, I, “a”',
  'No acordo, o aviso indenizado é pago pela metade.',
);

/** The rule of `acabaAntesDaDataBase`. */
export const DEMISSAO_ANTES_DA_DATA_BASE = regra(
  DIAS_ANTES_DA_DATA_BASE.law,
  `A demissão sem justa causa nos ${DIAS_ANTES_DA_DATA_BASE} antes da data-base custa mais um salário.`,
);

/** Days of notice for whole years of service: three a year, sixty at most (Lei nº 12.506/2011, art. 1º). */
export function avisoPelosAnos(anosCompletos: Quantity): Quantity {
  return AVISO_POR_ANO.times(anosCompletos).atMost(MAXIMO_DE_AVISO_POR_ANOS);
}

/** Days of notice: thirty (Constituição, art. 7º, XXI), plus those for years of service. */
export function diasDeAviso(pelosAnos: Quantity): Quantity {
  return AVISO_BASICO.plus(pelosAnos);
}

/** Days of notice after whole years of service: thirty, plus three a year, ninety at most (Lei nº 12.506/2011). */
export function avisoPrevioProporcional(anosCompletos: Quantity): Quantity {
  return diasDeAviso(avisoPelosAnos(anosCompletos));
}

/**
 * Days of notice paid without work. An employer may require work for thirty days only, and pays the days for years of
 * service (TST).
 */
export function avisoIndenizado(dias: Quantity, trabalhado: boolean): Quantity {
  return trabalhado ? dias.minus(AVISO_BASICO) : dias;
}

/**
 * Pay for days of notice, exact, on the salary plus its average extras (CLT art. 487, §§ 1º and 3º); an agreement pays
 * half (CLT art. 484-A, I, 'a').
 */
export function valorDoAviso(base: Quantity, dias: Quantity, pelaMetade: boolean): Quantity {
  const inteiro = salarioDosDias(base, dias);
  return pelaMetade ? inteiro.over(2) : inteiro;
}

/**
 * Days of paid notice that count as time of service (CLT art. 487, § 1º; OJ SDI-1 82 of the TST): all, or half by
 * agreement, rounded down to whole days, because CLT art. 484-A, I, 'a', halves the notice itself.
 */
export function avisoComoTempoDeServico(dias: Quantity, pelaMetade: boolean): Quantity {
  return pelaMetade ? dias.over(2).roundedDown() : dias;
}

/**
 * The legal end of the contract.
 *
 * @param ultimoDia last day of work.
 * @param dias paid notice that counts as time of service, 0 or more.
 */
export function fimProjetado(ultimoDia: IsoDate, dias: number): IsoDate {
  return addDays(ultimoDia, dias);
}

/**
 * True for a dismissal within the thirty days before the base date of the category's wages, which costs one more salary
 * (Lei nº 7.238/1984, art. 9º; Súmulas 182 and 314 of the TST). False if the notice reaches the base date: the new
 * wages count instead.
 *
 * @param fim end of the contract, including paid notice.
 * @param mesDaDataBase from 1 to 12: its first day adjusts the wages.
 */
export function acabaAntesDaDataBase(fim: IsoDate, mesDaDataBase: number): boolean {
  const { year: ano } = dateParts(fim);
  const noAno = isoDate(ano, mesDaDataBase, 1);
  const proxima = compareDates(noAno, fim) > 0 ? noAno : isoDate(ano + 1, mesDaDataBase, 1);
  return !count(daysBetween(fim, proxima)).isAbove(DIAS_ANTES_DA_DATA_BASE);
}
