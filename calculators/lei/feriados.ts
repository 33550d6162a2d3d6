/** The national holidays, each with the law that created it, and the other days on which banks are closed. */
import { addDays, isoDate, type IsoDate } from '../../src/calendar/calendar.ts';

/** A day off. */
export interface Feriado {
  readonly date: IsoDate;
  /** In Portuguese: 'Tiradentes'. */
  readonly name: string;
  /** The law or rule that created it. */
  readonly law: string;
}

const LEI_DE_1949 = 'Lei 662/1949, art. 1º';
const REDACAO_DE_2002 = 'Lei 662/1949, art. 1º, na redação da Lei 10.607/2002';
/** Source of the days without bank business, including four that are not legal holidays. */
const RESOLUCAO_DOS_BANCOS = 'Resolução CMN 4.880/2020';

/** Month, day, name, law and first year of each. */
const FERIADOS_LEGAIS = [
  [1, 1, 'Confraternização Universal', LEI_DE_1949, 1950],
  [4, 21, 'Tiradentes', REDACAO_DE_2002, 2003],
  [5, 1, 'Dia do Trabalho', LEI_DE_1949, 1949],
  [9, 7, 'Independência', LEI_DE_1949, 1949],
  [10, 12, 'Nossa Senhora Aparecida', 'Lei 6.802/1980, art. 1º', 1980],
  [11, 2, 'Finados', REDACAO_DE_2002, 1949],
  [11, 15, 'Proclamação da República', LEI_DE_1949, 1949],
  [11, 20, 'Consciência Negra', 'Lei 14.759/2023, art. 1º', 2024],
  [12, 25, 'Natal', LEI_DE_1949, 1949],
] as const;

/** The kinds of movable days without banks. */
export const DIAS_MOVEIS = ['carnaval', 'sexta-santa', 'corpus-christi'] as const;
export type DiaMovel = (typeof DIAS_MOVEIS)[number];

/** Days after Easter of the movable days without banks; none is a national legal holiday. */
const DATAS_MOVEIS = [
  [-48, 'Segunda-feira de Carnaval', 'carnaval'],
  [-47, 'Terça-feira de Carnaval', 'carnaval'],
  [-2, 'Sexta-feira Santa', 'sexta-santa'],
  [60, 'Corpus Christi', 'corpus-christi'],
] as const satisfies readonly (readonly [number, string, DiaMovel])[];

/** Easter Sunday of a year of the Gregorian calendar (Meeus, Jones and Butcher). */
export function pascoa(ano: number): IsoDate {
  const moonYear = ano % 19;
  const century = Math.floor(ano / 100);
  const ofCentury = ano % 100;
  const leapCenturies = Math.floor(century / 4);
  const moonShift = Math.floor((century + 8) / 25);
  const moonDrift = Math.floor((century - moonShift + 1) / 3);
  const fullMoon = (19 * moonYear + century - leapCenturies - moonDrift + 15) % 30;
  const leapYears = Math.floor(ofCentury / 4);
  const toSunday = (32 + 2 * (century % 4) + 2 * leapYears - fullMoon - (ofCentury % 4)) % 7;
  const lateMoon = Math.floor((moonYear + 11 * fullMoon + 22 * toSunday) / 451);
  const sinceMarch = fullMoon + toSunday - 7 * lateMoon + 114;
  return isoDate(ano, Math.floor(sinceMarch / 31), (sinceMarch % 31) + 1);
}

/** The national legal holidays of a year, in order; without those of states and towns. */
export function feriadosNacionais(ano: number): readonly Feriado[] {
  return FERIADOS_LEGAIS.filter(([, , , , primeiroAno]) => ano >= primeiroAno).map(
    ([mes, dia, name, law]) => ({
      date: isoDate(ano, mes, dia),
      name,
      law,
    }),
  );
}

/** The days of a year that depend on Easter, of the given kinds, in order. */
export function diasMoveis(ano: number, moveis: readonly DiaMovel[]): readonly Feriado[] {
  const domingoDePascoa = pascoa(ano);
  return DATAS_MOVEIS.filter(([, , movel]) => moveis.includes(movel)).map(([dias, name]) => ({
    date: addDays(domingoDePascoa, dias),
    name,
    law: RESOLUCAO_DOS_BANCOS,
  }));
}

/** The days of a year without banks besides weekends, in order: the legal holidays and four that depend on Easter. */
export function feriadosDosBancos(ano: number): readonly Feriado[] {
  return [...feriadosNacionais(ano), ...diasMoveis(ano, DIAS_MOVEIS)].toSorted((a, b) =>
    a.date < b.date ? -1 : 1,
  );
}
