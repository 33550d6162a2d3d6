/** Advises the owner of a property on the IPTU. */
import { reais } from '../../../src/decimal/money.ts';
import { formatMoney, formatPercent } from '../../../src/engine/format.ts';
import { one, type Quantity } from '../../../src/quantity/quantity.ts';
import { LARGEST_DISCOUNT, RURAL_FACTOR } from './typical.ts';

interface Assessed {
  readonly isRural: boolean;
  /** True if the rate is the town's own, as typed. */
  readonly hasOwnRate: boolean;
  readonly exemptions: readonly string[];
  /** The sum of applicable discounts, before the limit. */
  readonly allDiscounts: Quantity;
  /** Reais. */
  readonly perSquareMetre: Quantity | undefined;
}

/** Portuguese sentences; the first one holds for every property. */
export function remarks({
  isRural,
  hasOwnRate,
  exemptions,
  allDiscounts,
  perSquareMetre,
}: Assessed): string[] {
  const percentText = (share: Quantity) => formatPercent(share.number * 100);
  const lower = `; aqui a alíquota da área rural é ${percentText(one.minus(RURAL_FACTOR))} menor`;
  return [
    'Cada prefeitura tem alíquotas, descontos e vencimentos próprios: confira o carnê do seu município.',
    ...(isRural ? [`Em regra, imóvel rural paga ITR, e não IPTU${hasOwnRate ? '' : lower}.`] : []),
    ...(hasOwnRate && exemptions.length > 0
      ? ['Com a alíquota do carnê, os descontos marcados não foram aplicados.']
      : []),
    ...(allDiscounts.isAbove(LARGEST_DISCOUNT)
      ? [
          `Os descontos somam ${percentText(allDiscounts)}, mas o limite é de ${percentText(LARGEST_DISCOUNT)}.`,
        ]
      : []),
    ...(allDiscounts.isAbove(0)
      ? ['O desconto depende de pedido à prefeitura, com os documentos que o provam.']
      : []),
    ...(perSquareMetre
      ? [`Valor venal por metro quadrado: ${formatMoney(reais(perSquareMetre.exact))}.`]
      : []),
  ];
}
