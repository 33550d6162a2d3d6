/** Builds bands of the income tax with the deductions set by law. */
import type { RatedBand } from '../../src/quantity/progressive.ts';

/**
 * A band of the "whole base × rate − deduction" form, in which the deduction compensates the lower rates of the
 * bands below.
 */
export interface FaixaComDeducao extends RatedBand {
  /** Reais. */
  readonly parcelaADeduzir: number;
}

/** Rates of the exempt band and the four bands above it. */
const ALIQUOTAS_DO_IMPOSTO_DE_RENDA = [0, 7.5, 15, 22.5, 27.5] as const;

/**
 * The five bands of the income tax, in ascending order.
 *
 * @param limits upper limits in reais; the last is Infinity.
 * @param deductions reais, of the four bands above the exempt one.
 */
// The annotation lets a page drop the tables that it does not use.
/* @__NO_SIDE_EFFECTS__ */
export function faixasComDeducao(
  limits: readonly [number, number, number, number, number],
  deductions: readonly [number, number, number, number],
): readonly FaixaComDeducao[] {
  return ALIQUOTAS_DO_IMPOSTO_DE_RENDA.map((ratePercent, index) => ({
    upTo: limits[index] ?? Infinity,
    ratePercent,
    parcelaADeduzir: deductions[index - 1] ?? 0,
  }));
}

/** Deductions are published to the cent, and each accumulates the rounding of those below it. */
const MAIOR_SALTO_NO_LIMITE = 0.02;

/**
 * Both bands at a limit must charge the same there; otherwise one more cent of income would change the tax by more
 * than a cent. Returns the problem, or undefined.
 */
export function faultInContinuity(all: readonly FaixaComDeducao[]): string | undefined {
  const faulty = all.findIndex((band, index) => {
    const next = all[index + 1];
    if (next === undefined) return false;
    const step =
      ((next.ratePercent - band.ratePercent) * band.upTo) / 100 -
      (next.parcelaADeduzir - band.parcelaADeduzir);
    return Math.abs(step) > MAIOR_SALTO_NO_LIMITE;
  });
  return faulty === -1
    ? undefined
    : `o imposto salta no limite da faixa ${faulty + 1}; confira a parcela a deduzir com a lei.`;
}
