/** Splits the income tax of a year into quotas (Lei nº 9.250/1995, art. 14). */
import { addDays, isoDate, lastDayOfMonth, type IsoDate } from '../../src/calendar/calendar.ts';
import { decimal, floor } from '../../src/decimal/decimal.ts';
import { splitInstalments } from '../../src/decimal/money.ts';
import { eFimDeSemana } from './dias-uteis.ts';
import { pascoa } from './feriados.ts';
import {
  DARF_MINIMO,
  COTA_MINIMA,
  IMPOSTO_MINIMO_PARA_COTAS,
  MAXIMO_DE_COTAS,
} from '../tabelas/irpf-pagamento.ts';

/** One quota. */
export interface Cota {
  /** From 1. */
  readonly numero: number;
  /** Reais, to the cent, without the interest of quotas after the first. */
  readonly valor: number;
}

/** Month of the last day for the return, which has been the end of May since 2021. */
const MES_DA_DECLARACAO = 5;

const DIAS_DA_PASCOA_A_CORPUS_CHRISTI = 60;

/**
 * The last day to pay the first quota, which is due with the tax return: the last bank day of its month. Besides
 * weekends only Corpus Christi can fall there.
 *
 * @param ano of the tax return
 */
export function vencimentoDaPrimeiraCota(ano: number): IsoDate {
  const corpusChristi = addDays(pascoa(ano), DIAS_DA_PASCOA_A_CORPUS_CHRISTI);
  let dia = lastDayOfMonth(isoDate(ano, MES_DA_DECLARACAO, 1));
  while (eFimDeSemana(dia) || dia === corpusChristi) dia = addDays(dia, -1);
  return dia;
}

/**
 * Equal quotas, with the odd cents in the first; none if the tax is too small for a DARF.
 *
 * @param imposto remaining tax in reais, to the cent.
 * @param desejadas whole, 1 or more; reduced if a quota would be too small.
 */
export function cotas(imposto: number, desejadas: number): readonly Cota[] {
  if (imposto < DARF_MINIMO.number) return [];
  const maximo =
    imposto < IMPOSTO_MINIMO_PARA_COTAS.number ? 1 : floor(decimal(imposto).div(COTA_MINIMA.number));
  const quantas = Math.min(desejadas, MAXIMO_DE_COTAS.number, maximo);
  return splitInstalments(imposto, quantas)
    .toReversed()
    .map((valor, index) => ({ numero: index + 1, valor }));
}
