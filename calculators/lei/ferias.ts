/** Vacation: its days, its pay with the third of the Constitution, and vacation that is due when a contract ends. */
import { addDays, addMonths, workedMonths, type IsoDate } from '../../src/calendar/calendar.ts';
import { count, type Quantity } from '../../src/quantity/quantity.ts';
import { regra } from '../../src/quantity/regra.ts';
import { findBand } from '../formulas/progressive-bands.ts';
import { MOST_VACATION_DAYS_SOLD, VACATION_DAYS } from '../tabelas/labour.ts';
import { VACATION_DAYS_BY_ABSENCES } from '../tabelas/vacation-days.ts';
import { salarioDosDias } from './saldo-de-salario.ts';

const MESES_DO_ANO = 12;

/** The rule of the base of vacation pay. */
export const BASE_DE_FERIAS = regra(
  'CLT art. 142',
  'Nas férias se recebe o salário da data em que elas começam.',
);

/** The rule of `diasDeFerias` without absences. */
export const DIAS_DE_FERIAS = regra(
  VACATION_DAYS.law,
  `Um ano de contrato dá ${VACATION_DAYS} de férias a quem faltou até ${VACATION_DAYS_BY_ABSENCES[0]?.upTo} vezes.`,
);

/** The rule of `maximoDeDiasVendidos`. */
export const ABONO_DE_FERIAS = regra(
  MOST_VACATION_DAYS_SOLD.law,
  'Até um terço das férias pode ser trocado por dinheiro, pelo salário desses dias.',
);

/** The rule of `tercoConstitucional`. */
export const TERCO_CONSTITUCIONAL = regra(
  'Constituição, art. 7º, XVII',
  'As férias são pagas com um terço a mais.',
);

/** The rule of vacation that was earned and not taken. */
export const FERIAS_VENCIDAS = regra(
  'CLT art. 146',
  'As férias já ganhas são pagas na saída, seja qual for o motivo.',
);

/** The rule of `feriasProporcionais`. */
export const FERIAS_PROPORCIONAIS = regra(
  'CLT arts. 146 e 147',
  'Cada mês do período incompleto, ou parte acima de 14 dias, dá um doze avos das férias.',
);

/** The rule of `feriasEmDobro`. */
export const FERIAS_EM_DOBRO = regra(
  'CLT art. 137',
  'As férias que a empresa não dá em doze meses são pagas em dobro.',
);

/** The days of vacation that are left after unjustified absences, with their article (CLT art. 130); 0 beyond the last step. */
export function diasDeFerias(faltas: number): { readonly dias: Quantity; readonly law: string } {
  const dias = findBand(faltas, VACATION_DAYS_BY_ABSENCES)?.band.days;
  return dias === undefined ? { dias: count(0, 'dias'), law: 'CLT art. 130' } : { dias, law: dias.law };
}

/** How many of so many days of vacation may be sold: a third (CLT art. 143). */
export function maximoDeDiasVendidos(dias: number): number {
  return (dias * MOST_VACATION_DAYS_SOLD.number) / VACATION_DAYS.number;
}

/** The third that is paid on top of vacation, exact (Constituição, art. 7º, XVII). */
export function tercoConstitucional(ferias: Quantity): Quantity {
  return ferias.over(3);
}

/** Pay for days of vacation with the constitutional third, exact: salary ÷ 30 × days × 4 ÷ 3. */
export function feriasComTerco(salario: Quantity, dias: Quantity): Quantity {
  return salarioDosDias(salario, dias).times(4).over(3);
}

/** Days of vacation for less than a year of work: months ÷ 12 × 30, whole days only. */
export function diasDeFeriasProporcionais(meses: Quantity): Quantity {
  return meses.over(MESES_DO_ANO).times(VACATION_DAYS).roundedDown();
}

/**
 * The twelfths of vacation earned in the period that has begun last: its months from date to date, and one more for
 * fifteen days or more beyond them (CLT arts. 146 and 147; Súmulas 171 and 261 of the TST). Paid notice counts: then they
 * may be more than twelve.
 *
 * @param anosCompletos of the contract, before the notice.
 * @param fim of the contract, with the paid notice.
 */
export function avosDeFerias(admissao: IsoDate, anosCompletos: number, fim: IsoDate): number {
  return workedMonths(addMonths(admissao, MESES_DO_ANO * anosCompletos), addDays(fim, 1));
}

/**
 * Pay for those twelfths with the third, exact. Absences reduce the days of the period to which they belong, and not what
 * the notice adds beyond its twelve months.
 *
 * @param base reais a month: the salary with the average of what is paid beside it.
 * @param dias of vacation that the absences leave, 0 to 30.
 */
export function feriasProporcionais(base: Quantity, avos: Quantity, dias: Quantity): Quantity {
  const alem = avos.number - MESES_DO_ANO;
  const meses = alem > 0 ? count(MESES_DO_ANO, 'meses') : avos;
  const doPeriodo = dias.equals(VACATION_DAYS) ? meses : meses.times(dias).over(VACATION_DAYS);
  const contados = alem > 0 ? doPeriodo.plus(count(alem, 'meses')) : doPeriodo;
  return base.times(contados).over(MESES_DO_ANO).times(4).over(3);
}

/** Vacation that was not granted in the twelve months after the period that earned it: twice the pay with the third, exact (CLT art. 137). */
export function feriasEmDobro(base: Quantity, dias: Quantity): Quantity {
  return feriasComTerco(base, dias).times(2);
}

/**
 * Most days of vacation that may be due twice: of the periods completed only the newest is still within the twelve months
 * in which it is granted.
 */
export function maximoDeDiasEmDobro(anosCompletos: number): number {
  return VACATION_DAYS.number * Math.max(0, anosCompletos - 1);
}
