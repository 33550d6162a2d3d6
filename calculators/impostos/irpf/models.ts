/** Compares the two models of declaration, and sums up the chosen one. */
import { formatMoney, formatPercent } from '../../../src/engine/format.ts';
import { Results } from '../../../src/quantity/declare.ts';
import { difference, type NamedQuantity, type Quantity } from '../../../src/quantity/quantity.ts';
import type { AnnualIncomeTaxTable } from '../../tabelas/irpf-annual.ts';
import { type Assessment, assess } from './assessment.ts';
import { simplifiedDiscount, type Deduction, type YearOfPerson } from './deductions.ts';

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
function summary(income: Quantity, assessment: Assessment, table: AnnualIncomeTaxTable): string[] {
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

/** A declaration. */
export interface Declaration {
  readonly person: YearOfPerson;
  /** True if the simplified discount replaces all deductions. */
  readonly deducaoLegal: boolean;
  readonly table: AnnualIncomeTaxTable;
}

type AssessedYear = ReturnType<typeof assessBoth>;

/** Settles a year by subtracting the tax withheld from the tax due; the simple estimate has no minimum tax. */
type SettledYear = Readonly<Record<'impostoRetido' | 'valorRestituir' | 'valorPagar', NamedQuantity>> & {
  readonly aliquotaMinima?: NamedQuantity;
  readonly impostoMinimo?: NamedQuantity;
};

/**
 * Assesses both models; the steps show only the chosen one.
 *
 * @param itemize lists the deductions of the complete model.
 */
export function assessBoth(
  { person, deducaoLegal, table }: Declaration,
  itemize: (person: YearOfPerson, result: Results) => readonly Deduction[],
  result: Results,
) {
  const income = person.rendimentosTributaveis;
  const unchosen = new Results();
  const [forSimplified, forComplete] = deducaoLegal ? [result, unchosen] : [unchosen, result];
  const simplified = assess(income, simplifiedDiscount(income, table, forSimplified), table, forSimplified);
  const complete = assess(income, itemize(person, forComplete), table, forComplete);
  const chosen = deducaoLegal ? simplified : complete;
  return {
    ...chosen,
    aliquotaEfetiva: result.percent('Alíquota efetiva', chosen.impostoDevido.asShown().over(income)),
    resumoCalculo: summary(income, chosen, table),
    ...compareModels(simplified.impostoDevido, complete.impostoDevido, result),
  };
}

/** Shows the base of a year's tax, its settlement, and the difference by the other model. */
export function groupYear(
  result: Results,
  { deducoes, baseCalculo, faixaAplicavel, impostoAntesReducao, reducao, ...assessed }: AssessedYear,
  { aliquotaMinima, impostoMinimo, impostoRetido, valorRestituir, valorPagar }: SettledYear,
): void {
  const { aliquotaEfetiva, modeloMaisVantajoso, economiaModelo } = assessed;
  result.group('A conta do imposto', {
    deducoes: deducoes.total,
    baseCalculo,
    faixaAplicavel,
    ...(reducao.isAbove(0) ? { impostoAntesReducao, reducao } : {}),
    aliquotaEfetiva,
    ...(aliquotaMinima?.isAbove(0) ? { aliquotaMinima, impostoMinimo } : {}),
    impostoRetido,
    valorRestituir,
    valorPagar,
  });
  result.group('Os dois modelos', { modeloMaisVantajoso, economiaModelo });
}

/**
 * Advice on the model of declaration: 'manter' the cheaper one, 'trocar' the dearer one, or 'comparar' the final
 * payments, because the minimum tax makes up for a lower tax; none if both cost the same.
 *
 * @param impostoMinimo undefined in the simple estimate, which has no minimum tax.
 */
export function adviceOnModel(
  deducaoLegal: boolean,
  { economiaModelo, modeloMaisVantajoso }: Pick<AssessedYear, 'economiaModelo' | 'modeloMaisVantajoso'>,
  result: Results,
  impostoMinimo?: NamedQuantity,
) {
  const choseCheaper = deducaoLegal === (modeloMaisVantajoso.shown === 'simplificado');
  const advice = (impostoMinimo?.shown ?? 0) > 0 ? 'comparar' : choseCheaper ? 'manter' : 'trocar';
  return result.text('O que fazer do modelo', economiaModelo.shown > 0 ? advice : 'nada');
}
