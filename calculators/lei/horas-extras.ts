/**
 * The value of an hour of work and of overtime, the shorter night hour, and the effect of hourly pay on the weekly
 * rest, the 13th salary, the vacation and the FGTS.
 */
import { count, one, type Quantity } from '../../src/quantity/quantity.ts';
import { regra } from '../../src/quantity/regra.ts';
import {
  ADICIONAL_DE_HORA_EXTRA,
  ADICIONAL_DO_DESCANSO,
  ADICIONAL_NOTURNO,
  DIAS_DO_SALARIO,
} from '../tabelas/trabalho.ts';
import { MINUTOS_DA_HORA_NOTURNA, DIAS_DE_TRABALHO_NA_SEMANA } from '../tabelas/jornada.ts';
import { depositoDoFgts } from './fgts.ts';

const MINUTOS_DA_HORA = 60;
const MESES_DO_ANO = 12;

/**
 * Thirty-sixths of monthly pay subject to the FGTS: the month, 1/12 in the 13th, and 1/12 with a third in the vacation.
 */
const MES_COM_REFLEXOS = 36 + 3 + 4;
const MES_INTEIRO = 36;

/** The rule of `horasDoMes`. */
export const HORA_NORMAL = regra(
  DIAS_DO_SALARIO.law,
  `A hora normal é o salário do mês dividido por ${DIAS_DO_SALARIO.number} vezes as horas de um dia de trabalho.`,
);

/** The rule of `horasNoturnasReduzidas`. */
export const HORA_NOTURNA = regra(
  MINUTOS_DA_HORA_NOTURNA.law,
  'Das 22h às 5h, cada 52 minutos e 30 segundos contam como uma hora.',
);

/**
 * The hours paid by a monthly salary, which divide it (CLT art. 64; TST, Súmula 431): 220 for a week of 44.
 *
 * @param jornadaSemanal hours of a normal week, more than 0.
 */
export function horasDoMes(jornadaSemanal: number): Quantity {
  return count(jornadaSemanal, 'horas').over(DIAS_DE_TRABALHO_NA_SEMANA).times(DIAS_DO_SALARIO);
}

/** Clock hours between 22h and 5h as the law counts them: one for every 52 and a half minutes (CLT art. 73, § 1º). */
export function horasNoturnasReduzidas(horasDeRelogio: Quantity): Quantity {
  return horasDeRelogio.times(MINUTOS_DA_HORA).over(MINUTOS_DA_HORA_NOTURNA);
}

/** The least surcharge on overtime, by kind of hour. */
export const ADICIONAIS_MINIMOS = {
  normal: ADICIONAL_DE_HORA_EXTRA,
  noturna: ADICIONAL_DE_HORA_EXTRA,
  domingo: ADICIONAL_DO_DESCANSO,
  feriado: ADICIONAL_DO_DESCANSO,
} as const;

/** The surcharge on an hour of overtime, and the articles behind it. */
export interface AcrescimoDaHora {
  /** Multiplier of the normal hour. */
  readonly fator: Quantity;
  /** A fraction of the normal hour. */
  readonly acrescimo: Quantity;
  readonly law: string;
}

/**
 * The surcharge on overtime; the night surcharge applies to the hour including the other one (TST, OJ 97 of the SDI-1).
 *
 * @param combinado the surcharge of the collective agreement, a fraction; 0 for the legal minimum.
 */
export function acrescimoDaHoraExtra(
  tipo: keyof typeof ADICIONAIS_MINIMOS,
  combinado: Quantity,
): AcrescimoDaHora {
  const minimo = ADICIONAIS_MINIMOS[tipo];
  const acrescimo = combinado.equals(0) ? minimo : combinado;
  const deDia = { fator: one.plus(acrescimo), acrescimo, law: minimo.law };
  if (tipo !== 'noturna') return deDia;
  const fator = deDia.fator.times(one.plus(ADICIONAL_NOTURNO));
  return { fator, acrescimo: fator.minus(one), law: `${minimo.law}; ${ADICIONAL_NOTURNO.law}` };
}

/** The working days of a month, 1 or more, and its rest days. */
export interface DiasDoMes {
  readonly uteis: Quantity;
  readonly descanso: Quantity;
}

/** The increase in a month's rest-day pay due to hourly pay, exact (Lei nº 605/1949, art. 7º). */
export function reflexoNoDescanso(valor: Quantity, { uteis, descanso }: DiasDoMes): Quantity {
  return valor.over(uteis).times(descanso);
}

/** The monthly increase in the 13th salary due to equal monthly pay, exact: a twelfth. */
export function reflexoNoDecimoTerceiro(mensal: Quantity): Quantity {
  return mensal.over(MESES_DO_ANO);
}

/** The monthly increase in the vacation, exact: a twelfth, with the third. */
export function reflexoNasFerias(mensal: Quantity): Quantity {
  return mensal.over(MESES_DO_ANO).times(4).over(3);
}

/**
 * The monthly increase in the FGTS on the month, the 13th and the vacation, exact (Lei nº 8.036/1990, art. 15; only
 * vacation paid at the end of the contract is exempt: OJ 195 of the SDI-1).
 */
export function reflexoNoFgts(mensal: Quantity): Quantity {
  return depositoDoFgts(mensal).times(MES_COM_REFLEXOS).over(MES_INTEIRO);
}
