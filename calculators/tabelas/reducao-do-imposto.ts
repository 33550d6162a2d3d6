/** The reduction of the income tax by Lei nº 15.270/2025, for the monthly and the yearly tax. */

/** Reduction of the tax by gross taxable income, at most the tax itself. */
export interface FormulaDaReducao {
  /** Up to this income, in reais, the tax falls by at most `reducaoIntegral`. */
  readonly integralAte: number;
  readonly reducaoIntegral: number;
  /** From there up to this income, the tax falls by `parcelaFixa` - `coeficiente` x income; above it by nothing. */
  readonly parcialAte: number;
  readonly parcelaFixa: number;
  readonly coeficiente: number;
}
