/**
 * Calculates the deductions from a year's taxable income for the annual income tax (IRPF): one by one (Lei nº
 * 9.250/1995, art. 8º, II), or the simplified discount instead (art. 10).
 */
import { money, type NamedQuantity, type Quantity } from '../../../src/quantity/quantity.ts';
import type { Results } from '../../../src/quantity/declare.ts';
import type { Regra } from '../../../src/quantity/regra.ts';
import {
  DEDUCOES_DO_ANO,
  DESCONTO_DE_VINTE_POR_CENTO,
  educacaoDedutivel,
  limiteDaEducacao,
} from '../../lei/imposto-anual.ts';
import {
  DEDUCAO_ANUAL_POR_DEPENDENTE,
  LIMITE_DA_PREVIDENCIA,
  DESCONTO_SIMPLIFICADO_ANUAL,
  type TabelaAnualDoImposto,
} from '../../tabelas/irpf-anual.ts';

export interface Deducao {
  /** Portuguese name as a line of the result; mentions a cap that took effect. */
  readonly descricao: string;
  readonly valor: NamedQuantity;
}

/** A person's income and expenses in the year, in reais; `dependentes` is a count. */
export interface AnoDoContribuinte {
  readonly rendimentosTributaveis: Quantity;
  readonly dependentes: Quantity;
  readonly pensaoAlimenticia: Quantity;
  readonly previdenciaPrivada: Quantity;
  readonly despesasMedicas: Quantity;
  readonly despesasEducacao: Quantity;
  /** Expenses per person; if present, `despesasEducacao` is ignored. */
  readonly educacaoPorPessoa?: readonly { readonly valor: Quantity }[];
  readonly contribuicaoPrevidenciaria: Quantity;
}

/** The simplified discount as the only deduction. */
export function declaraDescontoSimplificado(
  rendimentos: Quantity,
  { tetoDoSimplificado: limite }: TabelaAnualDoImposto,
  result: Results,
): Deducao[] {
  const desconto = rendimentos.times(DESCONTO_SIMPLIFICADO_ANUAL);
  const name = `Desconto simplificado de ${DESCONTO_SIMPLIFICADO_ANUAL}`;
  return [declaraDeducaoLimitada(name, desconto, money(limite), DESCONTO_DE_VINTE_POR_CENTO, result)];
}

/** Deducts education up to a cap per person; if only the sum is known, up to the cap for all persons together. */
function declaraEducacao(
  { educacaoPorPessoa = [], despesasEducacao, dependentes }: AnoDoContribuinte,
  result: Results,
): Deducao {
  const name = 'Despesas com educação';
  const regra = DEDUCOES_DO_ANO.educacao;
  if (educacaoPorPessoa.length === 0) {
    return declaraDeducaoLimitada(name, despesasEducacao, limiteDaEducacao(dependentes), regra, result);
  }
  const { deduzida, passaDoLimite } = educacaoDedutivel(educacaoPorPessoa.map(({ valor }) => valor));
  return declaraDeducao(passaDoLimite ? nomeComLimite(name) : name, deduzida, regra, result);
}

/**
 * The deductions of the complete model, without those of 0.
 *
 * @param limitaPrevidenciaOficial true to cap the contribution to the official pension like the private one, as in the
 * simple estimate; the law deducts all of it.
 */
export function declaraDeducoesLegais(
  contribuinte: AnoDoContribuinte,
  result: Results,
  { limitaPrevidenciaOficial = false } = {},
): Deducao[] {
  const { rendimentosTributaveis: rendimentos, dependentes, contribuicaoPrevidenciaria } = contribuinte;
  const regras = DEDUCOES_DO_ANO;
  const limiteDaPrevidencia = rendimentos.times(LIMITE_DA_PREVIDENCIA);
  const semLimite = (name: string, valor: Quantity, regra: Regra) =>
    declaraDeducao(name, valor, regra, result);
  const comLimite = (name: string, valor: Quantity, limite: Quantity, regra: Regra) =>
    declaraDeducaoLimitada(name, valor, limite, regra, result);
  return [
    semLimite(
      nomeDosDependentes(dependentes.number),
      DEDUCAO_ANUAL_POR_DEPENDENTE.times(dependentes),
      regras.dependentes,
    ),
    limitaPrevidenciaOficial
      ? comLimite(
          'Previdência oficial',
          contribuicaoPrevidenciaria,
          limiteDaPrevidencia,
          regras.previdenciaOficial,
        )
      : semLimite('Previdência oficial', contribuicaoPrevidenciaria, regras.previdenciaOficial),
    comLimite(
      'Previdência privada',
      contribuinte.previdenciaPrivada,
      limiteDaPrevidencia,
      regras.previdenciaPrivada,
    ),
    semLimite('Despesas médicas', contribuinte.despesasMedicas, regras.despesasMedicas),
    declaraEducacao(contribuinte, result),
    semLimite('Pensão alimentícia', contribuinte.pensaoAlimenticia, regras.pensaoAlimenticia),
  ].filter(({ valor }) => valor.isAbove(0));
}

function nomeDosDependentes(quantidade: number): string {
  return quantidade === 1 ? 'Um dependente' : `${quantidade} dependentes`;
}

function declaraDeducao(descricao: string, valor: Quantity, regra: Regra, result: Results): Deducao {
  return { descricao, valor: result.money(descricao, valor, regra) };
}

/** The name of a deduction reduced to its cap. */
function nomeComLimite(name: string): string {
  return `${name} (até o limite)`;
}

function declaraDeducaoLimitada(
  name: string,
  valor: Quantity,
  limite: Quantity,
  regra: Regra,
  result: Results,
): Deducao {
  const descricao = valor.isAbove(limite) ? nomeComLimite(name) : name;
  return declaraDeducao(descricao, valor.atMost(limite), regra, result);
}
