/** Calculates IOF and income tax on a redemption, and the amount left. */
import { sumReais } from '../../../src/decimal/money.ts';
import { column, Results } from '../../../src/quantity/declare.ts';
import type { NamedQuantity, Quantity } from '../../../src/quantity/quantity.ts';
import { yearColumn } from '../../layouts/growth.ts';
import { PRIMEIRO_DIA_SEM_IOF } from '../../tabelas/investimentos.ts';
import type { Redemption } from './redemption.ts';

/** The law that exempts natural persons. */
const EXEMPT = { law: 'Lei 11.033/2004, art. 3º', zero: 'LCI e LCA são isentas.' } as const;

/** The invested amount, and whether its earnings are exempt from tax. */
export interface Investment {
  /** Reais. */
  readonly invested: NamedQuantity;
  readonly isExempt: boolean;
}

/**
 * Declares value, taxes and the rest. The base of the income tax is the return minus the IOF, which is known only
 * for dated redemptions.
 */
export function settle({ worth, taxRate, iofRate }: Redemption, investment: Investment, result: Results) {
  const { invested, isExempt } = investment;
  const grossValue = result.money('Valor bruto', worth, 'M = C × (1 + i)ⁿ');
  const grossReturn = result.money('Rendimento bruto', grossValue.minus(invested));
  const iof = iofRate && redemptionTax(grossReturn, isExempt ? undefined : iofRate, result);
  const taxed = iof ? grossReturn.minus(iof) : grossReturn;
  const ir = isExempt
    ? result.money('Imposto de renda', 0, EXEMPT)
    : result.money('Imposto de renda', taxed.times(taxRate), {
        law: taxRate.law,
        note: iof?.isAbove(0) ? 'Só sobre o que o IOF deixa do rendimento.' : 'Só sobre o rendimento.',
        zero: 'Sem rendimento não há imposto.',
      });
  const netReturn = result.total('Rendimento líquido', taxed.minus(ir));
  const netValue = result.money('Valor líquido', invested.plus(netReturn));
  return { grossValue, grossReturn, ...(iof && { iof }), ir, netReturn, netValue };
}

/** @param rate undefined for an exempt investment. */
function redemptionTax(gain: Quantity, rate: Quantity | undefined, result: Results): NamedQuantity {
  if (rate === undefined) return result.money('IOF', 0, { zero: EXEMPT.zero });
  return rate.isAbove(0)
    ? result.money('IOF', gain.times(rate), {
        law: PRIMEIRO_DIA_SEM_IOF.law,
        zero: 'Sem rendimento não há imposto.',
      })
    : result.money('IOF', 0, { zero: `Só há em resgates antes de ${PRIMEIRO_DIA_SEM_IOF}.` });
}

/** The rest of redemptions at several times. */
export function settlements(redemptions: readonly Redemption[], investment: Investment, result: Results) {
  return result.rows(
    'Resgate ao fim de cada ano',
    {
      ano: yearColumn,
      bruto: column.money('Valor bruto'),
      imposto: column.money('Imposto'),
      liquido: column.money('Valor líquido'),
    },
    redemptions.map((redemption) => {
      const { grossValue, iof, ir, netValue } = settle(redemption, investment, new Results());
      return {
        ano: redemption.year,
        bruto: grossValue.shown,
        imposto: sumReais(ir.shown, iof?.shown ?? 0),
        liquido: netValue.shown,
      };
    }),
  );
}
