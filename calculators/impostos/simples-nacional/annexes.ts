/**
 * Simples Nacional: what of the month's revenue belongs to which annex, and the effective rate of an annex
 * (Lei Complementar nº 123/2006, art. 18).
 */
import { compare, decimal, sum, type Decimal, type DecimalInput } from '../../src/decimal/decimal.ts';
import { percentOf, reais, shareInPercent } from '../../src/decimal/money.ts';
import { percentNumber } from '../../src/decimal/percent-number.ts';
import { findBand, type DeductionBand } from './progressive-bands.ts';

/** How an entry says what belongs to its annex: in reais, or as a percentage of the month's revenue. */
export type EntryKind = 'valor' | 'percentual';

/** One entry of the revenue's division. */
export interface AnnexEntry {
  readonly tipoEntrada: EntryKind;
  /** Reais, or percent, as `tipoEntrada` says. */
  readonly valor: number;
}

/** The entries against the month's revenue. */
export interface AnnexTotal {
  /** Which kinds of entry there are; it decides what is compared. */
  readonly entries: EntryKind | 'mistos';
  /** What the entries add up to: percent where all are percentages, else reais. */
  readonly total: Decimal;
  /** Whether that is the whole of the month's revenue, within the tolerance. */
  readonly matches: boolean;
}

/** How far amounts may be from the month's revenue, in reais, and percentages from 100. */
const TOLERANCE = { reais: 1, percent: 0.01 } as const;

/** The revenue of an entry, exact, in reais. */
export function annexRevenue({ tipoEntrada, valor }: AnnexEntry, monthlyRevenue: DecimalInput): Decimal {
  return tipoEntrada === 'valor' ? decimal(valor) : percentOf(monthlyRevenue, valor);
}

/** Adds the entries up and compares them with the month's revenue, or with 100% where all are percentages. */
export function annexTotal(entries: readonly AnnexEntry[], monthlyRevenue: number): AnnexTotal {
  const amounts = entries.filter(({ tipoEntrada }) => tipoEntrada === 'valor').length;
  if (amounts === 0) {
    const total = sum(...entries.map(({ valor }) => valor));
    return { entries: 'percentual', total, matches: isNear(total, 100, TOLERANCE.percent) };
  }
  const total = sum(...entries.map((entry) => annexRevenue(entry, monthlyRevenue)));
  return {
    entries: amounts === entries.length ? 'valor' : 'mistos',
    total,
    matches: isNear(total, monthlyRevenue, TOLERANCE.reais),
  };
}

function isNear(value: Decimal, target: number, tolerance: number): boolean {
  return compare(value.minus(target).abs(), tolerance) <= 0;
}

/**
 * The effective rate in percent, exact: (revenue × nominal rate − deduction) ÷ revenue (art. 18, § 1º-A).
 *
 * @param revenue12 revenue of the last twelve months, in reais, above 0 and inside the band.
 */
export function effectiveRatePercent(
  revenue12: DecimalInput,
  { ratePercent, deduction }: DeductionBand,
): Decimal {
  return decimal(ratePercent).minus(decimal(deduction).times(100).div(revenue12));
}

/** What an annex pays. Amounts in reais to the cent, rates and shares in percent. */
export interface AnnexTax {
  /** Of the month's revenue. */
  readonly percentualReceita: number;
  readonly faturamentoAnexo: number;
  readonly aliquotaNominal: number;
  readonly parcelaDeduzir: number;
  readonly aliquotaEfetiva: number;
  readonly valorDASMensal: number;
}

/** Revenues in reais, both above 0. */
export interface Revenues {
  /** Of the last twelve months. */
  readonly revenue12: number;
  readonly monthlyRevenue: number;
}

/**
 * The number of the band of revenue, from 1: all annexes have the same limits.
 *
 * @throws RangeError above the last band, where a company is out of the Simples.
 */
export function revenueBand(
  revenue12: number,
  bands: readonly DeductionBand[],
): { readonly number: number; readonly band: DeductionBand } {
  const found = findBand(revenue12, bands);
  if (found === undefined) throw new RangeError(`Revenue of ${revenue12} is above the limit of the Simples.`);
  return found;
}

/**
 * An entry's revenue times its annex's effective rate (art. 18, § 3º).
 *
 * @param bands of the annex.
 * @throws RangeError when the revenue of twelve months is above the last band.
 */
export function annexTax(
  entry: AnnexEntry,
  bands: readonly DeductionBand[],
  { revenue12, monthlyRevenue }: Revenues,
): AnnexTax {
  const { band } = revenueBand(revenue12, bands);
  const revenue = annexRevenue(entry, monthlyRevenue);
  const rate = effectiveRatePercent(revenue12, band);
  return {
    percentualReceita: percentNumber(shareInPercent(revenue, monthlyRevenue)),
    faturamentoAnexo: reais(revenue),
    aliquotaNominal: band.ratePercent,
    parcelaDeduzir: band.deduction,
    aliquotaEfetiva: percentNumber(rate),
    valorDASMensal: reais(percentOf(revenue, rate)),
  };
}
