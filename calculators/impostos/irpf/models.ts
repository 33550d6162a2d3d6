/** Compares the two models of declaration, and sums up the chosen one. */
import { formatMoney, formatPercent } from '../../../src/engine/format.ts';
import type { Results } from '../../../src/quantity/declare.ts';
import { difference, type NamedQuantity, type Quantity } from '../../../src/quantity/quantity.ts';
import type { AnnualIncomeTaxTable } from '../../tabelas/irpf-annual.ts';
import type { Assessment } from './assessment.ts';

/** The model that costs less. A tie goes to the simplified one, which needs no receipts. */
export function compareModels(simplified: NamedQuantity, complete: NamedQuantity, result: Results) {
  const completeIsCheaper = complete.shown < simplified.shown;
  const isTie = complete.shown === simplified.shown;
  return {
    modeloMaisVantajoso: result.text(
      'Mais vantajoso',
      completeIsCheaper ? 'completo' : 'simplificado',
      isTie ? { note: 'Os dois modelos custam o mesmo; o simplificado dispensa comprovantes.' } : {},
    ),
    impostoSimplificado: result.money('Simplificado', simplified),
    impostoCompleto: result.money('Completo', complete),
    economiaModelo: result.money('Economia', difference(simplified, complete)),
  };
}

/** The calculation in a few sentences for the result. */
export function summary(income: Quantity, assessment: Assessment, table: AnnualIncomeTaxTable): string[] {
  const { deducoes, baseCalculo, faixaAplicavel, impostoAntesReducao, reducao, impostoDevido } = assessment;
  const band = table.bands[faixaAplicavel.shown - 1];
  const isTaxed = band !== undefined && band.ratePercent > 0;
  const base = formatMoney(baseCalculo.shown);
  return [
    `Rendimentos tributáveis de ${table.incomeYear}: ${formatMoney(income.number)}`,
    `Deduções: ${formatMoney(deducoes.total.shown)}`,
    `Base de cálculo: ${base}`,
    isTaxed
      ? `${faixaAplicavel.shown}ª faixa: ${base} × ${formatPercent(band.ratePercent)} − ${formatMoney(band.deduction)} = ${formatMoney(impostoAntesReducao.shown)}`
      : '1ª faixa: isenta',
    ...(reducao.shown > 0 ? [`Redução da Lei 15.270/2025: ${formatMoney(reducao.shown)}`] : []),
    `Imposto devido: ${formatMoney(impostoDevido.shown)}`,
  ];
}
