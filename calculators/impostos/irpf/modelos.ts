/** Calculates the tax of a year by both models of declaration, compares them, and summarizes the chosen one. */
import { reais } from '../../../src/decimal/money.ts';
import { formatMoney, formatPercent } from '../../../src/engine/format.ts';
import { Results, column, type NamedRows } from '../../../src/quantity/declare.ts';
import {
  difference,
  type NamedQuantity,
  type Quantity,
  money,
  sumOfAll,
} from '../../../src/quantity/quantity.ts';
import { BASE_DO_ANO, impostoDaTabela, TABELA_DO_ANO } from '../../lei/imposto-anual.ts';
import { LEI_DA_REDUCAO, REDUCAO_DO_IMPOSTO, reducaoDoImposto } from '../../lei/reducao-do-imposto.ts';
import type { TabelaAnualDoImposto } from '../../tabelas/irpf-anual.ts';
import { declaraDescontoSimplificado, type Deducao, type AnoDoContribuinte } from './deducoes.ts';

/** Amounts in reais a year. */
interface Apuracao {
  readonly deducoes: { readonly total: NamedQuantity; readonly detalhamento: NamedRows<Deducao> };
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

/**
 * Assesses the tax on the displayed base, to the cent, so that anybody can look up its band and tax in the table.
 *
 * @param income gross taxable income of the year, in reais, above 0.
 */
export function declaraApuracao(
  income: Quantity,
  deductions: readonly Deducao[],
  table: TabelaAnualDoImposto,
  result: Results,
): Apuracao {
  const total = result.money('Deduções', sumOfAll(deductions.map(({ valor }) => valor)));
  const baseCalculo = result.money('Base de cálculo', income.minus(total).atLeast(money(0)), BASE_DO_ANO);
  const { number, imposto: tax } = impostoDaTabela(baseCalculo.asShown(), table);
  const impostoAntesReducao = result.money('Imposto pela tabela', tax, TABELA_DO_ANO);
  const granted = reducaoDoImposto(tax, income, table.reduction);
  const due = granted ? tax.minus(granted) : tax;
  const reducao = result.money(
    `Redução da ${LEI_DA_REDUCAO}`,
    granted ? diferencaDosImpostos(impostoAntesReducao, due, granted) : 0,
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

/**
 * Rounds the tax due once, from the exact reduction; the displayed reduction is the difference between the two
 * taxes.
 */
function diferencaDosImpostos(before: NamedQuantity, due: Quantity, granted: Quantity): Quantity {
  const amount = money(before.shown).minus(money(reais(due.exact)));
  // Write the step explicitly, because the law defines the reduction, not the difference of two taxes.
  return amount.explainedAs(({ formula, figure }) => {
    const shown = figure(amount, { format: 'money' });
    const rule = formula(granted);
    return rule === shown ? rule : `${rule} ≈ ${shown}`;
  });
}

/** The model that costs less. A tie goes to the simplified one, which needs no receipts. */
export function declaraModeloMaisVantajoso(
  simplified: NamedQuantity,
  complete: NamedQuantity,
  result: Results,
) {
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

/** Describes the calculation in a few sentences. */
function resumoDaApuracao(income: Quantity, assessment: Apuracao, table: TabelaAnualDoImposto): string[] {
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

interface Declaracao {
  readonly contribuinte: AnoDoContribuinte;
  /** True if the simplified discount replaces all deductions. */
  readonly deducaoLegal: boolean;
  readonly tabela: TabelaAnualDoImposto;
}

type AnoApurado = ReturnType<typeof declaraModelos>;

/** Settles a year by subtracting the tax withheld from the tax due; the simple estimate has no minimum tax. */
type AnoAcertado = Readonly<Record<'impostoRetido' | 'valorRestituir' | 'valorPagar', NamedQuantity>> & {
  readonly aliquotaMinima?: NamedQuantity;
  readonly impostoMinimo?: NamedQuantity;
};

/**
 * Assesses both models; the steps show only the chosen one.
 *
 * @param itemize lists the deductions of the complete model.
 */
export function declaraModelos(
  { contribuinte, deducaoLegal, tabela }: Declaracao,
  itemize: (person: AnoDoContribuinte, result: Results) => readonly Deducao[],
  result: Results,
) {
  const income = contribuinte.rendimentosTributaveis;
  const unchosen = new Results();
  const [forSimplified, forComplete] = deducaoLegal ? [result, unchosen] : [unchosen, result];
  const simplified = declaraApuracao(
    income,
    declaraDescontoSimplificado(income, tabela, forSimplified),
    tabela,
    forSimplified,
  );
  const complete = declaraApuracao(income, itemize(contribuinte, forComplete), tabela, forComplete);
  const chosen = deducaoLegal ? simplified : complete;
  return {
    ...chosen,
    aliquotaEfetiva: result.percent('Alíquota efetiva', chosen.impostoDevido.asShown().over(income)),
    resumoCalculo: resumoDaApuracao(income, chosen, tabela),
    ...declaraModeloMaisVantajoso(simplified.impostoDevido, complete.impostoDevido, result),
  };
}

/** Shows the base of a year's tax, its settlement, and the difference by the other model. */
export function agrupaAno(
  result: Results,
  { deducoes, baseCalculo, faixaAplicavel, impostoAntesReducao, reducao, ...assessed }: AnoApurado,
  { aliquotaMinima, impostoMinimo, impostoRetido, valorRestituir, valorPagar }: AnoAcertado,
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
export function declaraConselho(
  deducaoLegal: boolean,
  { economiaModelo, modeloMaisVantajoso }: Pick<AnoApurado, 'economiaModelo' | 'modeloMaisVantajoso'>,
  result: Results,
  impostoMinimo?: NamedQuantity,
) {
  const choseCheaper = deducaoLegal === (modeloMaisVantajoso.shown === 'simplificado');
  const advice = (impostoMinimo?.shown ?? 0) > 0 ? 'comparar' : choseCheaper ? 'manter' : 'trocar';
  return result.text('O que fazer do modelo', economiaModelo.shown > 0 ? advice : 'nada');
}
