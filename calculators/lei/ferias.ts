/** Vacation: its days, its pay with the constitutional third, and the vacation due at the end of a contract. */
import { addDays, addMonths, workedMonths, type IsoDate } from '../../src/calendar/calendar.ts';
import { count, type Quantity } from '../../src/quantity/quantity.ts';
import { regra, type Regra } from '../../src/quantity/regra.ts';
import { findBand } from '../formulas/progressive-bands.ts';
import { MAXIMO_DE_FERIAS_VENDIDAS, FERIAS_INTEGRAIS } from '../tabelas/trabalho.ts';
import { DIAS_DE_FERIAS_POR_FALTAS } from '../tabelas/dias-de-ferias.ts';
import { salarioDosDias } from './saldo-de-salario.ts';

const MESES_DO_ANO = 12;

/** The rule of the base of vacation pay. */
export const BASE_DE_FERIAS = regra(
  'CLT art. 142',
  'Nas férias se recebe o salário da data em que elas começam.',
);

/** The rule of `diasDeFerias` without absences. */
export const DIAS_DE_FERIAS = regra(
  FERIAS_INTEGRAIS.law,
  `Um ano de contrato dá ${FERIAS_INTEGRAIS} de férias a quem faltou até ${DIAS_DE_FERIAS_POR_FALTAS[0]?.upTo} vezes.`,
);

/** The rule of `maximoDeDiasVendidos`. */
export const ABONO_DE_FERIAS = regra(
  MAXIMO_DE_FERIAS_VENDIDAS.law,
  'Até um terço das férias pode ser trocado por dinheiro, pelo salário desses dias.',
);

/** The rule of the income tax on vacation days that are sold. */
export const TERCO_DO_ABONO = regra(
  'Solução de Consulta Cosit 209/2021',
  'Os dias vendidos não pagam imposto de renda, mas o terço deles paga.',
);

/** The rule of `tercoConstitucional`. */
export const TERCO_CONSTITUCIONAL = regra(
  'Constituição, art. 7º, XVII',
  'As férias são pagas com um terço a mais.',
);

/** The rule of earned vacation that was not taken. */
export const FERIAS_VENCIDAS = regra(
  'CLT art. 146',
  'As férias já ganhas são pagas na saída, seja qual for o motivo.',
);

/** The rule of `feriasProporcionais`. */
export const FERIAS_PROPORCIONAIS = regra(
  'CLT arts. 146 e 147; TST, Súmulas 171 e 261',
  'Cada mês do período incompleto, ou parte acima de 14 dias, dá um doze avos das férias.',
);

/** The rule of `feriasEmDobro`. */
export const FERIAS_EM_DOBRO = regra(
  'CLT art. 137',
  'As férias que a empresa não dá em doze meses são pagas em dobro.',
);

/** The days of vacation left after unjustified absences, with their rule (CLT art. 130); 0 beyond the last step. */
export function diasDeFerias(faltas: number): { readonly dias: Quantity; readonly regra: Regra } {
  const dias = findBand(faltas, DIAS_DE_FERIAS_POR_FALTAS)?.band.dias;
  return {
    dias: dias ?? count(0, 'dias'),
    regra: regra(dias?.law ?? 'CLT art. 130', 'Quem falta mais sem motivo tem menos dias de férias.'),
  };
}

/** The greatest number of vacation days that may be sold: a third (CLT art. 143). */
export function maximoDeDiasVendidos(dias: number): number {
  return (dias * MAXIMO_DE_FERIAS_VENDIDAS.number) / FERIAS_INTEGRAIS.number;
}

/** The third added to vacation pay, exact (Constituição, art. 7º, XVII). */
export function tercoConstitucional(ferias: Quantity): Quantity {
  return ferias.over(3);
}

/** Pay for days of vacation with the constitutional third, exact: salary ÷ 30 × days × 4 ÷ 3. */
export function feriasComTerco(salario: Quantity, dias: Quantity): Quantity {
  return salarioDosDias(salario, dias).times(4).over(3);
}

/** Days of vacation for less than a year of work: months ÷ 12 × 30, whole days only. */
export function diasDeFeriasProporcionais(meses: Quantity): Quantity {
  return meses.over(MESES_DO_ANO).times(FERIAS_INTEGRAIS).roundedDown();
}

/**
 * Twelfths of vacation earned in the current period: its months from date to date, plus one for at least fifteen
 * further days (CLT arts. 146 and 147; Súmulas 171 and 261 of the TST). Counts paid notice, which may give more than
 * twelve.
 *
 * @param anosCompletos whole years of the contract, before the notice.
 * @param fim end of the contract, including paid notice.
 */
export function avosDeFerias(admissao: IsoDate, anosCompletos: number, fim: IsoDate): number {
  return workedMonths(addMonths(admissao, MESES_DO_ANO * anosCompletos), addDays(fim, 1));
}

/**
 * Pay for those twelfths with the third, exact. Absences reduce the days of their own period, but not the months that
 * the notice adds beyond its twelve.
 *
 * @param base reais a month: the salary plus its average extras.
 * @param dias vacation left after absences, 0 to 30.
 */
export function feriasProporcionais(base: Quantity, avos: Quantity, dias: Quantity): Quantity {
  const alem = avos.number - MESES_DO_ANO;
  const meses = alem > 0 ? count(MESES_DO_ANO, 'meses') : avos;
  const doPeriodo = dias.equals(FERIAS_INTEGRAIS) ? meses : meses.times(dias).over(FERIAS_INTEGRAIS);
  const contados = alem > 0 ? doPeriodo.plus(count(alem, 'meses')) : doPeriodo;
  return base.times(contados).over(MESES_DO_ANO).times(4).over(3);
}

/**
 * Vacation not granted in the twelve months after the period that earned it: twice the pay with the third, exact (CLT
 * art. 137).
 */
export function feriasEmDobro(base: Quantity, dias: Quantity): Quantity {
  return feriasComTerco(base, dias).times(2);
}

/**
 * The greatest number of vacation days that may be due twice: for the newest completed period, the employer still has
 * twelve months to grant them.
 */
export function maximoDeDiasEmDobro(anosCompletos: number): number {
  return FERIAS_INTEGRAIS.number * Math.max(0, anosCompletos - 1);
}
