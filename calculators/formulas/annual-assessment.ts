/** The annual income tax (IRPF) of one model of declaration, from the income and its deductions. */
import type { AnnualIncomeTaxTable } from '../tables/irpf-annual.ts';
import type { Deduction } from './annual-deductions.ts';
import { decimal } from './decimal.ts';
import { taxOnBase, taxReduction } from './income-tax.ts';
import { reais, subtractReais, sumReais } from './money.ts';

/** Amounts in reais a year, to the cent. */
export interface Assessment {
  readonly deducoes: {
    readonly total: number;
    readonly detalhamento: readonly { readonly descricao: string; readonly valor: number }[];
  };
  /** Never below 0, however large the deductions. */
  readonly baseCalculo: number;
  /** From 1 (exempt) to 5. */
  readonly faixaAplicavel: number;
  /** The tax that the table gives. */
  readonly impostoAntesReducao: number;
  /** What Lei nº 15.270/2025 takes off it: the difference of the two taxes as shown. */
  readonly reducao: number;
  readonly impostoDevido: number;
}

/**
 * Assesses the tax. It is that of the base as shown, to the cent, so that the band and the tax are those of a base that
 * anybody can look up in the table.
 *
 * @param income gross taxable income of the year, in reais, above 0.
 */
export function assess(
  income: number,
  deductions: readonly Deduction[],
  table: AnnualIncomeTaxTable,
): Assessment {
  const detalhamento = deductions.map(({ descricao, amount }) => ({ descricao, valor: reais(amount) }));
  const total = sumReais(...detalhamento.map(({ valor }) => valor));
  const baseCalculo = Math.max(0, subtractReais(income, total));
  const { bandNumber, tax } = taxOnBase(decimal(baseCalculo), table.bands);
  const impostoAntesReducao = reais(tax);
  const impostoDevido = reais(tax.minus(taxReduction(tax, income, table.reduction)));
  return {
    deducoes: { total, detalhamento },
    baseCalculo,
    faixaAplicavel: bandNumber,
    impostoAntesReducao,
    reducao: subtractReais(impostoAntesReducao, impostoDevido),
    impostoDevido,
  };
}

/** The two models of declaration side by side; amounts in reais a year. */
export interface ModelComparison {
  readonly modeloMaisVantajoso: 'simplificado' | 'completo';
  /** By how much the better one is cheaper. */
  readonly economiaModelo: number;
  readonly impostoSimplificado: number;
  readonly impostoCompleto: number;
}

/** Which model costs less. A tie goes to the simplified one, which needs no receipts. */
export function compareModels(simplified: Assessment, complete: Assessment): ModelComparison {
  const [impostoSimplificado, impostoCompleto] = [simplified.impostoDevido, complete.impostoDevido];
  return {
    modeloMaisVantajoso: impostoCompleto < impostoSimplificado ? 'completo' : 'simplificado',
    economiaModelo: Math.abs(subtractReais(impostoCompleto, impostoSimplificado)),
    impostoSimplificado,
    impostoCompleto,
  };
}
