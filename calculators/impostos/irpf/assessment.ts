/** Calculates the annual income tax (IRPF) of one model of declaration, from the income and its deductions. */
import { column, type NamedRows, type Results } from '../../../src/quantity/declare.ts';
import { reais } from '../../../src/decimal/money.ts';
import { money, sumOfAll, type NamedQuantity, type Quantity } from '../../../src/quantity/quantity.ts';
import { regra } from '../../../src/quantity/regra.ts';
import { findBand, rateMinusDeduction } from '../../formulas/progressive-bands.ts';
import { LEI_DA_REDUCAO, REDUCAO_DO_IMPOSTO, reducaoDoImposto } from '../../lei/reducao-do-imposto.ts';
import type { AnnualIncomeTaxTable } from '../../tabelas/irpf-annual.ts';
import type { Deduction } from './deductions.ts';

/** Amounts in reais a year. */
export interface Assessment {
  readonly deducoes: { readonly total: NamedQuantity; readonly detalhamento: NamedRows<Deduction> };
  /** Never below 0, however large the deductions. */
  readonly baseCalculo: NamedQuantity;
  /** From 1 (exempt) to 5. */
  readonly faixaAplicavel: NamedQuantity;
  /** The tax by the table. */
  readonly impostoAntesReducao: NamedQuantity;
  /** The reduction by Lei nº 15.270/2025: the difference between the two displayed taxes. */
  readonly reducao: NamedQuantity;
  readonly impostoDevido: NamedQuantity;
}

const BASE_DO_ANO = regra(
  'Lei 9.250/1995, art. 8º',
  'A base são os rendimentos tributáveis do ano menos as deduções.',
);

const TABELA_DO_ANO = regra(
  'Lei 9.250/1995, art. 11',
  'O imposto é a base vezes a alíquota da faixa, menos a parcela a deduzir.',
);

/**
 * Assesses the tax on the displayed base, to the cent, so that anybody can look up its band and tax in the table.
 *
 * @param income gross taxable income of the year, in reais, above 0.
 */
export function assess(
  income: Quantity,
  deductions: readonly Deduction[],
  table: AnnualIncomeTaxTable,
  result: Results,
): Assessment {
  const total = result.money('Deduções', sumOfAll(deductions.map(({ valor }) => valor)));
  const baseCalculo = result.money('Base de cálculo', income.minus(total).atLeast(money(0)), BASE_DO_ANO);
  const { number, band } = bandOf(baseCalculo, table);
  const tax = band.ratePercent === 0 ? money(0) : rateMinusDeduction(baseCalculo.asShown(), band);
  const impostoAntesReducao = result.money('Imposto pela tabela', tax, TABELA_DO_ANO);
  const granted = reducaoDoImposto(tax, income, table.reduction);
  const due = granted ? tax.minus(granted) : tax;
  const reducao = result.money(
    `Redução da ${LEI_DA_REDUCAO}`,
    granted ? differenceOfTaxes(impostoAntesReducao, due, granted) : 0,
    granted ? REDUCAO_DO_IMPOSTO.em(`${table.incomeYear}-12-31`) : {},
  );
  return {
    deducoes: {
      total,
      detalhamento: result.rows(
        'Deduções consideradas',
        { descricao: column.text('Dedução'), valor: column.money('Valor') },
        deductions,
      ),
    },
    baseCalculo,
    faixaAplicavel: result.count('Faixa da tabela', number, { unit: `de ${table.bands.length}` }),
    impostoAntesReducao,
    reducao,
    impostoDevido: result.money(
      'Imposto devido no ano',
      granted ? impostoAntesReducao.minus(reducao) : impostoAntesReducao,
      { zero: tax.equals(0) ? 'A base de cálculo é isenta.' : `A ${LEI_DA_REDUCAO} o reduz a zero.` },
    ),
  };
}

function bandOf(base: NamedQuantity, { bands }: AnnualIncomeTaxTable) {
  const found = findBand(base.shown, bands);
  if (found === undefined) throw new RangeError('The last band of an income tax has no limit.');
  return found;
}

/**
 * Rounds the tax due once, from the exact reduction; the displayed reduction is the difference between the two
 * taxes.
 */
function differenceOfTaxes(before: NamedQuantity, due: Quantity, granted: Quantity): Quantity {
  const amount = money(before.shown).minus(money(reais(due.exact)));
  // Writes the step itself, because the law defines the reduction, not the difference of two taxes.
  return amount.explainedAs(({ formula, figure }) => {
    const shown = figure(amount, { format: 'money' });
    const rule = formula(granted);
    return rule === shown ? rule : `${rule} ≈ ${shown}`;
  });
}
