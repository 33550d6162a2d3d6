/**
 * Calculates the deductions from a year's taxable income for the annual income tax (IRPF): one by one (Lei nº
 * 9.250/1995, art. 8º, II), or the simplified discount instead (art. 10).
 */
import type { NamedQuantity, Quantity } from '../../../src/quantity/quantity.ts';
import { money, sumOfAll } from '../../../src/quantity/quantity.ts';
import { regra, type Regra } from '../../../src/quantity/regra.ts';
import type { Results } from '../../../src/quantity/declare.ts';
import {
  DEDUCAO_ANUAL_POR_DEPENDENTE,
  LIMITE_DA_INSTRUCAO,
  LIMITE_DA_PREVIDENCIA,
  DESCONTO_SIMPLIFICADO_ANUAL,
  type TabelaAnualDoImposto,
} from '../../tabelas/irpf-anual.ts';

const DESCONTO_DE_VINTE_POR_CENTO = regra(
  DESCONTO_SIMPLIFICADO_ANUAL.law,
  `No lugar de todas as deduções, pode-se descontar ${DESCONTO_SIMPLIFICADO_ANUAL} dos rendimentos, até o limite do ano.`,
);

const artigo8 = (letter: string, rule: string) => regra(`Lei 9.250/1995, art. 8º, II, "${letter}"`, rule);

const DESPESAS_MEDICAS = artigo8('a', 'As despesas médicas suas e dos dependentes se deduzem sem limite.');

const DESPESAS_COM_EDUCACAO = artigo8(
  'b',
  `As despesas com ensino se deduzem até ${LIMITE_DA_INSTRUCAO} por pessoa no ano.`,
);

const DEPENDENTES = artigo8('c', `Cada dependente deduz ${DEDUCAO_ANUAL_POR_DEPENDENTE} no ano.`);

const PREVIDENCIA_OFICIAL = artigo8('d', 'As contribuições à previdência pública se deduzem.');

const PREVIDENCIA_PRIVADA = regra(
  `Lei 9.250/1995, art. 8º, II, "e"; ${LIMITE_DA_PREVIDENCIA.law}`,
  `As contribuições à previdência privada se deduzem até ${LIMITE_DA_PREVIDENCIA} dos rendimentos do ano.`,
);

const PENSAO_ALIMENTICIA = artigo8('f', 'A pensão alimentícia fixada por juiz ou por escritura se deduz.');

export interface Deduction {
  /** Portuguese name as a line of the result; mentions a cap that took effect. */
  readonly descricao: string;
  readonly valor: NamedQuantity;
}

/** A person's income and expenses in the year, in reais; `dependentes` is a count. */
export interface YearOfPerson {
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
export function simplifiedDiscount(
  income: Quantity,
  { simplifiedCap }: TabelaAnualDoImposto,
  result: Results,
): Deduction[] {
  const discount = income.times(DESCONTO_SIMPLIFICADO_ANUAL);
  const name = `Desconto simplificado de ${DESCONTO_SIMPLIFICADO_ANUAL}`;
  return [capped(name, discount, money(simplifiedCap), DESCONTO_DE_VINTE_POR_CENTO, result)];
}

/** Deducts education up to a cap per person; if only the sum is known, up to the cap for all persons together. */
function education(
  { educacaoPorPessoa = [], despesasEducacao, dependentes }: YearOfPerson,
  result: Results,
): Deduction {
  const name = 'Despesas com educação';
  if (educacaoPorPessoa.length === 0) {
    return capped(
      name,
      despesasEducacao,
      LIMITE_DA_INSTRUCAO.times(dependentes.plus(1)),
      DESPESAS_COM_EDUCACAO,
      result,
    );
  }
  const isCapped = educacaoPorPessoa.some(({ valor }) => valor.isAbove(LIMITE_DA_INSTRUCAO));
  const deducted = educacaoPorPessoa.map(({ valor }) =>
    valor.isAbove(LIMITE_DA_INSTRUCAO) ? LIMITE_DA_INSTRUCAO : valor,
  );
  return deduction(isCapped ? withCap(name) : name, sumOfAll(deducted), DESPESAS_COM_EDUCACAO, result);
}

/**
 * The deductions of the complete model, without those of 0.
 *
 * @param capsOfficialPension true to cap the contribution to the official pension like the private one, as in the
 * simple estimate; the law deducts all of it.
 */
export function itemizedDeductions(
  person: YearOfPerson,
  result: Results,
  { capsOfficialPension = false } = {},
): Deduction[] {
  const { rendimentosTributaveis: income, dependentes, contribuicaoPrevidenciaria } = person;
  const pensionCap = income.times(LIMITE_DA_PREVIDENCIA);
  const whole = (name: string, amount: Quantity, law: Regra) => deduction(name, amount, law, result);
  const upTo = (name: string, amount: Quantity, cap: Quantity, law: Regra) =>
    capped(name, amount, cap, law, result);
  return [
    whole(dependentsLabel(dependentes.number), DEDUCAO_ANUAL_POR_DEPENDENTE.times(dependentes), DEPENDENTES),
    capsOfficialPension
      ? upTo('Previdência oficial', contribuicaoPrevidenciaria, pensionCap, PREVIDENCIA_OFICIAL)
      : whole('Previdência oficial', contribuicaoPrevidenciaria, PREVIDENCIA_OFICIAL),
    upTo('Previdência privada', person.previdenciaPrivada, pensionCap, PREVIDENCIA_PRIVADA),
    whole('Despesas médicas', person.despesasMedicas, DESPESAS_MEDICAS),
    education(person, result),
    whole('Pensão alimentícia', person.pensaoAlimenticia, PENSAO_ALIMENTICIA),
  ].filter(({ valor }) => valor.isAbove(0));
}

function dependentsLabel(count: number): string {
  return count === 1 ? 'Um dependente' : `${count} dependentes`;
}

function deduction(descricao: string, amount: Quantity, law: Regra, result: Results): Deduction {
  return { descricao, valor: result.money(descricao, amount, law) };
}

/** The name of a deduction reduced to its cap. */
function withCap(name: string): string {
  return `${name} (até o limite)`;
}

function capped(name: string, amount: Quantity, cap: Quantity, law: Regra, result: Results): Deduction {
  const descricao = amount.isAbove(cap) ? withCap(name) : name;
  return deduction(descricao, amount.atMost(cap), law, result);
}
