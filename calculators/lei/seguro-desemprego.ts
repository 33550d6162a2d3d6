/**
 * Unemployment insurance (Lei nº 7.998/1990): the required months of work, the number of payments, and their amount.
 */
import { money, type Quantity } from '../../src/quantity/quantity.ts';
import { regra, type Regra } from '../../src/quantity/regra.ts';
import type { LegalFigure } from '../tabelas/legal-figure.ts';
import {
  FIRST_SHARE,
  INSTALMENTS_BY_MONTHS,
  MONTHS_FOR_FIRST_REQUEST,
  MONTHS_FOR_LATER_REQUEST,
  MONTHS_FOR_SECOND_REQUEST,
  SECOND_SHARE,
  type UnemploymentTable,
} from '../tabelas/unemployment.ts';

/** A person's first request, the second, or a later one. */
export type Solicitacao = 'primeira' | 'segunda' | 'terceira';

/** The minimum months with pay (art. 3º, I). */
export const MESES_EXIGIDOS: Readonly<Record<Solicitacao, LegalFigure>> = {
  primeira: MONTHS_FOR_FIRST_REQUEST,
  segunda: MONTHS_FOR_SECOND_REQUEST,
  terceira: MONTHS_FOR_LATER_REQUEST,
};

/** The rules of `MESES_EXIGIDOS`. */
export const REGRAS_DOS_MESES: Readonly<Record<Solicitacao, Regra>> = {
  primeira: regra(
    MONTHS_FOR_FIRST_REQUEST.law,
    `O primeiro pedido exige salário em ${MONTHS_FOR_FIRST_REQUEST.number} dos 18 meses antes da dispensa.`,
  ),
  segunda: regra(
    MONTHS_FOR_SECOND_REQUEST.law,
    `O segundo pedido exige salário em ${MONTHS_FOR_SECOND_REQUEST.number} dos 12 meses antes da dispensa.`,
  ),
  terceira: regra(
    MONTHS_FOR_LATER_REQUEST.law,
    `Do terceiro pedido em diante, exige-se salário em cada um dos ${MONTHS_FOR_LATER_REQUEST} antes da dispensa.`,
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
  `São ${FIRST_SHARE} do salário médio até o primeiro limite e ${SECOND_SHARE} do que passa dele, do salário mínimo até um máximo.`,
);

/** The rule of `parcelaArredondada`. */
export const PARCELA_INTEIRA = regra(
  'Lei 7.998/1990, art. 4º, § 4º',
  'A parcela que não dá reais inteiros sobe até o próximo.',
);

/** The number of instalments (art. 4º, § 2º); 0 without entitlement. */
export function parcelasDoSeguro(solicitacao: Solicitacao, meses: Quantity): number {
  if (meses.isBelow(MESES_EXIGIDOS[solicitacao])) return 0;
  return INSTALMENTS_BY_MONTHS.find(({ from }) => !meses.isBelow(from))?.instalments ?? 0;
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
  { firstLimit, secondLimit, addition, most }: UnemploymentTable,
  salarioMinimo: number,
): Quantity {
  if (media.isAbove(secondLimit)) {
    // Gives a reason, because there is nothing to calculate.
    return money(most).explainedAs(({ figure }) => {
      const valor = (reais: number) => figure(reais, { format: 'money' });
      return `Média acima de ${valor(secondLimit)}: vale o maior valor, ${valor(most)}`;
    });
  }
  const parcela = media.isAbove(firstLimit)
    ? money(addition).plus(media.minus(money(firstLimit)).times(SECOND_SHARE))
    : media.times(FIRST_SHARE);
  return parcela.atLeast(money(salarioMinimo));
}

/** An instalment as paid by law: whole reais, rounded up (art. 4º, § 4º). */
export function parcelaArredondada(parcela: Quantity): Quantity {
  return parcela.roundedUp();
}
