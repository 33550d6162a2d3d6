/** A year's income tax by the chosen model of declaration, beside the other model. */
import { Results } from '../../../src/quantity/declare.ts';
import type { AnnualIncomeTaxTable } from '../../tables/irpf-annual.ts';
import { assess } from './assessment.ts';
import { simplifiedDiscount, type Deduction, type YearOfPerson } from './deductions.ts';
import { compareModels, summary } from './models.ts';

/** A declaration. */
export interface Declaration {
  readonly person: YearOfPerson;
  /** Whether the simplified discount takes the place of all deductions. */
  readonly deducaoLegal: boolean;
  readonly table: AnnualIncomeTaxTable;
}

/**
 * Assesses both models; the steps are those of the chosen one.
 *
 * @param itemize gives the deductions of the complete model.
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
