/**
 * The value of an hour of work, how the night shortens it, and what pay by the hour adds to the weekly rest, the 13th
 * salary, the vacation and the FGTS.
 */
import { count, type Quantity } from '../../src/quantity/quantity.ts';
import { regra } from '../../src/quantity/regra.ts';
import { PAYROLL_DAYS } from '../tabelas/labour.ts';
import { NIGHT_HOUR, WORKING_DAYS_OF_A_WEEK } from '../tabelas/working-hours.ts';
import { depositoDoFgts } from './fgts.ts';

const MINUTOS_DA_HORA = 60;
const MESES_DO_ANO = 12;

/** Thirty-sixths of a month's pay that the FGTS is charged on: the month, 1/12 in the 13th, and 1/12 with a third in the vacation. */
const MES_COM_REFLEXOS = 36 + 3 + 4;
const MES_INTEIRO = 36;

/** The rule of `horasDoMes`. */
export const HORA_NORMAL = regra(
  PAYROLL_DAYS.law,
  `A hora normal é o salário do mês dividido por ${PAYROLL_DAYS.number} vezes as horas de um dia de trabalho.`,
);

/** The rule of `horasNoturnasReduzidas`. */
export const HORA_NOTURNA = regra(
  NIGHT_HOUR.law,
  'Das 22h às 5h, cada 52 minutos e 30 segundos contam como uma hora.',
);

/**
 * The hours that a monthly salary pays, by which it is divided (CLT art. 64; TST, Súmula 431): 220 for a week of 44.
 *
 * @param jornadaSemanal hours of a normal week, more than 0.
 */
export function horasDoMes(jornadaSemanal: number): Quantity {
  return count(jornadaSemanal, 'horas').over(WORKING_DAYS_OF_A_WEEK).times(PAYROLL_DAYS);
}

/** Hours of the clock between 22h and 5h as the law counts them: each 52 and a half minutes are one (CLT art. 73, § 1º). */
export function horasNoturnasReduzidas(horasDeRelogio: Quantity): Quantity {
  return horasDeRelogio.times(MINUTOS_DA_HORA).over(NIGHT_HOUR);
}

/** The days of a month on which one works, 1 or more, and on which one rests. */
export interface DiasDoMes {
  readonly uteis: Quantity;
  readonly descanso: Quantity;
}

/** The pay of a month's days of rest for its pay by the hour, exact (Lei nº 605/1949, art. 7º). */
export function reflexoNoDescanso(valor: Quantity, { uteis, descanso }: DiasDoMes): Quantity {
  return valor.over(uteis).times(descanso);
}

/** The 13th salary that a month of regular extra pay earns, exact: a twelfth. */
export function reflexoNoDecimoTerceiro(mensal: Quantity): Quantity {
  return mensal.over(MESES_DO_ANO);
}

/** The vacation that it earns, exact: a twelfth, with the third. */
export function reflexoNasFerias(mensal: Quantity): Quantity {
  return mensal.over(MESES_DO_ANO).times(4).over(3);
}

/**
 * The FGTS on it, on its 13th and on its vacation, exact (Lei nº 8.036/1990, art. 15; only vacation
 * paid at the end of the contract is free of it: OJ 195 of the SDI-1).
 */
export function reflexoNoFgts(mensal: Quantity): Quantity {
  return depositoDoFgts(mensal).times(MES_COM_REFLEXOS).over(MES_INTEIRO);
}
