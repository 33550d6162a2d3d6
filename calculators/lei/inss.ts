/** The employee's contribution to the INSS: each part of the salary at the rate of its band, up to the ceiling. */
import { progressive } from '../../src/quantity/progressive.ts';
import { money, type Quantity } from '../../src/quantity/quantity.ts';
import { regra } from '../../src/quantity/regra.ts';
import type { TabelaDoInss } from '../tabelas/inss.ts';

/** The rule of `contribuicaoDoEmpregado`. */
export const CONTRIBUICAO_DO_EMPREGADO = regra(
  'Emenda Constitucional 103/2019, art. 28',
  'Cada parte do salário paga a alíquota da sua faixa, até o teto.',
);

/** The rule of `salarioDeContribuicao`. */
export const TETO_DO_INSS = regra(
  'Lei 8.212/1991, art. 28, § 5º',
  'O INSS só conta o salário até um teto, que sobe junto com os benefícios.',
);

/** The rule of the contribution on a 13th salary. */
export const CONTRIBUICAO_DO_DECIMO_TERCEIRO = regra(
  'Decreto 3.048/1999, art. 214, §§ 6º e 7º',
  'O 13º paga INSS à parte do salário do mês.',
);

/** The part of pay subject to the contribution: up to the ceiling (Lei nº 8.212/1991, art. 28, § 5º). */
export function salarioDeContribuicao(remuneracao: Quantity, { teto }: TabelaDoInss): Quantity {
  return remuneracao.atMost(money(teto));
}

/**
 * The contribution for one month, exact. A monthly salary, a vacation and a 13th salary are each charged separately.
 *
 * @param remuneracao reais, 0 or more.
 * @param tabela bands of the year; amounts above the ceiling are free.
 */
export function contribuicaoDoEmpregado(remuneracao: Quantity, tabela: TabelaDoInss): Quantity {
  return progressive(salarioDeContribuicao(remuneracao, tabela), tabela.faixas);
}
