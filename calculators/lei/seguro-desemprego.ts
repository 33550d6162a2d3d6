/**
 * Unemployment insurance (Lei nº 7.998/1990): the required months of work, the number of payments, and their amount.
 */
import { money, type Quantity } from '../../src/quantity/quantity.ts';
import { regra, type Regra } from '../../src/quantity/regra.ts';
import type { LegalFigure } from '../tabelas/legal-figure.ts';
import {
  PARTE_ATE_O_PRIMEIRO_LIMITE,
  PARCELAS_POR_MESES,
  MESES_PARA_O_PRIMEIRO_PEDIDO,
  MESES_PARA_OS_DEMAIS_PEDIDOS,
  MESES_PARA_O_SEGUNDO_PEDIDO,
  PARTE_ACIMA_DO_PRIMEIRO_LIMITE,
  type TabelaDoSeguro,
} from '../tabelas/seguro-desemprego.ts';

/** A person's first request, the second, or a later one. */
export type Solicitacao = 'primeira' | 'segunda' | 'terceira';

/** The minimum months with pay (art. 3º, I). */
export const MESES_EXIGIDOS: Readonly<Record<Solicitacao, LegalFigure>> = {
  primeira: MESES_PARA_O_PRIMEIRO_PEDIDO,
  segunda: MESES_PARA_O_SEGUNDO_PEDIDO,
  terceira: MESES_PARA_OS_DEMAIS_PEDIDOS,
};

/** The rules of `MESES_EXIGIDOS`. */
export const REGRAS_DOS_MESES: Readonly<Record<Solicitacao, Regra>> = {
  primeira: regra(
    MESES_PARA_O_PRIMEIRO_PEDIDO.law,
    `O primeiro pedido exige salário em ${MESES_PARA_O_PRIMEIRO_PEDIDO.number} dos 18 meses antes da dispensa.`,
  ),
  segunda: regra(
    MESES_PARA_O_SEGUNDO_PEDIDO.law,
    `O segundo pedido exige salário em ${MESES_PARA_O_SEGUNDO_PEDIDO.number} dos 12 meses antes da dispensa.`,
  ),
  terceira: regra(
    MESES_PARA_OS_DEMAIS_PEDIDOS.law,
    `Do terceiro em diante, o pedido exige salário em cada um dos ${MESES_PARA_OS_DEMAIS_PEDIDOS} antes da dispensa.`,
  ),
};

/** The rule of `parcelasDoSeguro`. */
export const PARCELAS_DO_SEGURO = regra(
  'Lei 7.998/1990, art. 4º, § 2º',
  'São de três a cinco parcelas, pelos meses trabalhados nos três anos antes da dispensa.',
);

/** The rule of the average salary. */
export const SALARIO_MEDIO = regra(
  'Lei 7.998/1990, art. 5º, § 1º',
  'Conta a média dos três últimos salários antes da dispensa.',
);

/** The rule of `parcelaDoSeguro`. */
export const PARCELA_DO_SEGURO = regra(
  'Lei 7.998/1990, art. 5º',
  `São ${PARTE_ATE_O_PRIMEIRO_LIMITE} do salário médio até o primeiro limite e ${PARTE_ACIMA_DO_PRIMEIRO_LIMITE} do que passa dele, do salário mínimo até um máximo.`,
);

/** The rule of `parcelaArredondada`. */
export const PARCELA_INTEIRA = regra(
  'Lei 7.998/1990, art. 4º, § 4º',
  'A parcela que não dá reais inteiros sobe até o próximo.',
);

/** The number of instalments (art. 4º, § 2º); 0 without entitlement. */
export function parcelasDoSeguro(solicitacao: Solicitacao, meses: Quantity): number {
  if (meses.isBelow(MESES_EXIGIDOS[solicitacao])) return 0;
  return PARCELAS_POR_MESES.find(({ desde }) => !meses.isBelow(desde))?.parcelas ?? 0;
}

/**
 * An instalment, exact (art. 5º): a share of the average salary, half of the part above the first limit, and no more
 * beyond the second; at least the minimum wage.
 *
 * @param media average of the last three salaries in reais, exact.
 * @param salarioMinimo reais a month.
 */
export function parcelaDoSeguro(
  media: Quantity,
  { primeiroLimite, segundoLimite, soma, maiorParcela }: TabelaDoSeguro,
  salarioMinimo: number,
): Quantity {
  if (media.isAbove(segundoLimite)) {
    // State the reason, because there is nothing to calculate.
    return money(maiorParcela).explainedAs(({ figure }) => {
      const valor = (reais: number) => figure(reais, { format: 'money' });
      return `Média acima de ${valor(segundoLimite)}: vale o maior valor, ${valor(maiorParcela)}`;
    });
  }
  const parcela = media.isAbove(primeiroLimite)
    ? money(soma).plus(media.minus(money(primeiroLimite)).times(PARTE_ACIMA_DO_PRIMEIRO_LIMITE))
    : media.times(PARTE_ATE_O_PRIMEIRO_LIMITE);
  return parcela.atLeast(money(salarioMinimo));
}

/** An instalment as paid by law: whole reais, rounded up (art. 4º, § 4º). */
export function parcelaArredondada(parcela: Quantity): Quantity {
  return parcela.roundedUp();
}
