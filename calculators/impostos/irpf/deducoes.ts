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
  income: Quantity,
  { simplifiedCap }: TabelaAnualDoImposto,
  result: Results,
): Deducao[] {
  const discount = income.times(DESCONTO_SIMPLIFICADO_ANUAL);
  const name = `Desconto simplificado de ${DESCONTO_SIMPLIFICADO_ANUAL}`;
  return [declaraDeducaoLimitada(name, discount, money(simplifiedCap), DESCONTO_DE_VINTE_POR_CENTO, result)];
}

/** Deducts education up to a cap per person; if only the sum is known, up to the cap for all persons together. */
function declaraEducacao(
  { educacaoPorPessoa = [], despesasEducacao, dependentes }: AnoDoContribuinte,
  result: Results,
): Deducao {
  const name = 'Despesas com educação';
  const rule = DEDUCOES_DO_ANO.educacao;
  if (educacaoPorPessoa.length === 0) {
    return declaraDeducaoLimitada(name, despesasEducacao, limiteDaEducacao(dependentes), rule, result);
  }
  const { deduzida, passaDoLimite } = educacaoDedutivel(educacaoPorPessoa.map(({ valor }) => valor));
  return declaraDeducao(passaDoLimite ? nomeComLimite(name) : name, deduzida, rule, result);
}

/**
 * The deductions of the complete model, without those of 0.
 *
 * @param capsOfficialPension true to cap the contribution to the official pension like the private one, as in the
 * simple estimate; the law deducts all of it.
 */
export function declaraDeducoesLegais(
  person: AnoDoContribuinte,
  result: Results,
  { capsOfficialPension = false } = {},
): Deducao[] {
  const { rendimentosTributaveis: income, dependentes, contribuicaoPrevidenciaria } = person;
  const rules = DEDUCOES_DO_ANO;
  const pensionCap = income.times(LIMITE_DA_PREVIDENCIA);
  const whole = (name: string, amount: Quantity, law: Regra) => declaraDeducao(name, amount, law, result);
  const upTo = (name: string, amount: Quantity, cap: Quantity, law: Regra) =>
    declaraDeducaoLimitada(name, amount, cap, law, result);
  return [
    whole(
      nomeDosDependentes(dependentes.number),
      DEDUCAO_ANUAL_POR_DEPENDENTE.times(dependentes),
      rules.dependentes,
    ),
    capsOfficialPension
      ? upTo('Previdência oficial', contribuicaoPrevidenciaria, pensionCap, rules.previdenciaOficial)
      : whole('Previdência oficial', contribuicaoPrevidenciaria, rules.previdenciaOficial),
    upTo('Previdência privada', person.previdenciaPrivada, pensionCap, rules.previdenciaPrivada),
    whole('Despesas médicas', person.despesasMedicas, rules.despesasMedicas),
    declaraEducacao(person, result),
    whole('Pensão alimentícia', person.pensaoAlimenticia, rules.pensaoAlimenticia),
  ].filter(({ valor }) => valor.isAbove(0));
}

function nomeDosDependentes(count: number): string {
  return count === 1 ? 'Um dependente' : `${count} dependentes`;
}

function declaraDeducao(descricao: string, amount: Quantity, law: Regra, result: Results): Deducao {
  return { descricao, valor: result.money(descricao, amount, law) };
}

/** The name of a deduction reduced to its cap. */
function nomeComLimite(name: string): string {
  return `${name} (até o limite)`;
}

function declaraDeducaoLimitada(
  name: string,
  amount: Quantity,
  cap: Quantity,
  law: Regra,
  result: Results,
): Deducao {
  const descricao = amount.isAbove(cap) ? nomeComLimite(name) : name;
  return declaraDeducao(descricao, amount.atMost(cap), law, result);
}
