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
import {
  IMPOSTO_ABAIXO_DE_UM_CENTAVO,
  LEI_DA_REDUCAO,
  REDUCAO_DO_IMPOSTO,
  reducaoDoImposto,
} from '../../lei/reducao-do-imposto.ts';
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
 * @param rendimentos gross taxable income of the year, in reais, above 0.
 */
export function declaraApuracao(
  rendimentos: Quantity,
  deducoes: readonly Deducao[],
  tabela: TabelaAnualDoImposto,
  result: Results,
): Apuracao {
  const total = result.money('Deduções', sumOfAll(deducoes.map(({ valor }) => valor)));
  const baseCalculo = result.money(
    'Base de cálculo',
    rendimentos.minus(total).atLeast(money(0)),
    BASE_DO_ANO,
  );
  const { numero, imposto } = impostoDaTabela(baseCalculo.asShown(), tabela);
  const impostoAntesReducao = result.money('Imposto pela tabela', imposto, TABELA_DO_ANO);
  const concedida = reducaoDoImposto(imposto, rendimentos, tabela.reducao);
  const devido = concedida ? imposto.minus(concedida) : imposto;
  const reducao = result.money(
    `Redução da ${LEI_DA_REDUCAO}`,
    concedida ? diferencaDosImpostos(impostoAntesReducao, devido, concedida) : 0,
    concedida ? REDUCAO_DO_IMPOSTO.em(`${tabela.anoDosRendimentos}-12-31`) : {},
  );
  return {
    deducoes: {
      total,
      detalhamento: result.rows(
        'Deduções consideradas',
        { descricao: column.text('Dedução'), valor: column.money('Valor') },
        deducoes,
      ),
    },
    baseCalculo,
    faixaAplicavel: result.count('Faixa da tabela', numero, { unit: `de ${tabela.faixas.length}` }),
    impostoAntesReducao,
    reducao,
    impostoDevido: result.money(
      'Imposto devido no ano',
      concedida ? impostoAntesReducao.minus(reducao) : impostoAntesReducao,
      { zero: porQueZero(imposto, concedida) },
    ),
  };
}

function porQueZero(imposto: Quantity, concedida: Quantity | undefined): string {
  if (imposto.equals(0)) return 'A base de cálculo é isenta.';
  return concedida ? `A ${LEI_DA_REDUCAO} o reduz a zero.` : IMPOSTO_ABAIXO_DE_UM_CENTAVO;
}

/**
 * Rounds the tax due once, from the exact reduction; the displayed reduction is the difference between the two
 * taxes.
 */
function diferencaDosImpostos(antes: NamedQuantity, devido: Quantity, concedida: Quantity): Quantity {
  const diferenca = money(antes.shown).minus(money(reais(devido.exact)));
  // Write the step explicitly, because the law defines the reduction, not the difference of two taxes.
  return diferenca.explainedAs(({ formula, figure }) => {
    const shown = figure(diferenca, { format: 'money' });
    const formulaDaLei = formula(concedida);
    return formulaDaLei === shown ? formulaDaLei : `${formulaDaLei} ≈ ${shown}`;
  });
}

/** The model that costs less. A tie goes to the simplified one, which needs no receipts. */
export function declaraModeloMaisVantajoso(
  simplificado: NamedQuantity,
  completo: NamedQuantity,
  result: Results,
) {
  const completoCustaMenos = completo.shown < simplificado.shown;
  const isTie = completo.shown === simplificado.shown;
  return {
    modeloMaisVantajoso: result.text(
      'Mais vantajoso',
      completoCustaMenos ? 'completo' : 'simplificado',
      isTie ? { note: 'Os dois modelos custam o mesmo; o simplificado dispensa comprovantes.' } : {},
    ),
    impostoSimplificado: result.money('Simplificado', simplificado),
    impostoCompleto: result.money('Completo', completo),
    economiaModelo: result.money('Economia', difference(simplificado, completo)),
  };
}

/** Describes the calculation in a few sentences. */
function resumoDaApuracao(rendimentos: Quantity, apuracao: Apuracao, tabela: TabelaAnualDoImposto): string[] {
  const { deducoes, baseCalculo, faixaAplicavel, impostoAntesReducao, reducao, impostoDevido } = apuracao;
  const faixa = tabela.faixas[faixaAplicavel.shown - 1];
  const isTaxed = faixa !== undefined && faixa.ratePercent > 0;
  const base = formatMoney(baseCalculo.shown);
  return [
    `Rendimentos tributáveis de ${tabela.anoDosRendimentos}: ${formatMoney(rendimentos.number)}`,
    `Deduções: ${formatMoney(deducoes.total.shown)}`,
    `Base de cálculo: ${base}`,
    isTaxed
      ? `${faixaAplicavel.shown}ª faixa: ${base} × ${formatPercent(faixa.ratePercent)} − ${formatMoney(faixa.parcelaADeduzir)} = ${formatMoney(impostoAntesReducao.shown)}`
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
 * @param listaDeducoes lists the deductions of the complete model.
 */
export function declaraModelos(
  { contribuinte, deducaoLegal, tabela }: Declaracao,
  listaDeducoes: (declarante: AnoDoContribuinte, result: Results) => readonly Deducao[],
  result: Results,
) {
  const rendimentos = contribuinte.rendimentosTributaveis;
  const naoEscolhido = new Results();
  const [doSimplificado, doCompleto] = deducaoLegal ? [result, naoEscolhido] : [naoEscolhido, result];
  const simplificado = declaraApuracao(
    rendimentos,
    declaraDescontoSimplificado(rendimentos, tabela, doSimplificado),
    tabela,
    doSimplificado,
  );
  const completo = declaraApuracao(rendimentos, listaDeducoes(contribuinte, doCompleto), tabela, doCompleto);
  const escolhido = deducaoLegal ? simplificado : completo;
  return {
    ...escolhido,
    aliquotaEfetiva: result.percent('Alíquota efetiva', escolhido.impostoDevido.asShown().over(rendimentos)),
    resumoCalculo: resumoDaApuracao(rendimentos, escolhido, tabela),
    ...declaraModeloMaisVantajoso(simplificado.impostoDevido, completo.impostoDevido, result),
  };
}

/** Shows the base of a year's tax, its settlement, and the difference by the other model. */
export function agrupaAno(
  result: Results,
  { deducoes, baseCalculo, faixaAplicavel, impostoAntesReducao, reducao, ...apurado }: AnoApurado,
  { aliquotaMinima, impostoMinimo, impostoRetido, valorRestituir, valorPagar }: AnoAcertado,
): void {
  const { aliquotaEfetiva, modeloMaisVantajoso, economiaModelo } = apurado;
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
 * Advice on the model of declaration: 'manter' the cheaper one, 'trocar' the costlier one, or 'comparar' the final
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
  const escolheuOMaisBarato = deducaoLegal === (modeloMaisVantajoso.shown === 'simplificado');
  const conselho = (impostoMinimo?.shown ?? 0) > 0 ? 'comparar' : escolheuOMaisBarato ? 'manter' : 'trocar';
  return result.text('O que fazer do modelo', economiaModelo.shown > 0 ? conselho : 'nada');
}
