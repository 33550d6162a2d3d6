/** Calculates IOF and income tax on a redemption, and the amount left. */
import { sumReais } from '../../../src/decimal/money.ts';
import { column, Results } from '../../../src/quantity/declare.ts';
import type { NamedQuantity, Quantity } from '../../../src/quantity/quantity.ts';
import { PRIMEIRO_DIA_SEM_IOF } from '../../tabelas/investimentos.ts';
import type { Resgate } from './resgates.ts';

/** The law that exempts natural persons. */
const ISENCAO = { law: 'Lei 11.033/2004, art. 3º', zero: 'LCI e LCA são isentas.' } as const;

/** The invested amount, and whether its earnings are exempt from tax. */
export interface Investimento {
  /** Reais. */
  readonly investido: NamedQuantity;
  readonly isento: boolean;
}

/**
 * Declares value, taxes and the rest. The base of the income tax is the return minus the IOF, which is known only
 * for dated redemptions.
 */
export function declaraResgate(
  { valor, aliquota, aliquotaDoIof }: Resgate,
  investimento: Investimento,
  result: Results,
) {
  const { investido, isento } = investimento;
  const grossValue = result.money('Valor bruto', valor, 'M = C × (1 + i)ⁿ');
  const grossReturn = result.money('Rendimento bruto', grossValue.minus(investido));
  const iof = aliquotaDoIof && declaraIofDoResgate(grossReturn, isento ? undefined : aliquotaDoIof, result);
  const tributado = iof ? grossReturn.minus(iof) : grossReturn;
  const ir = isento
    ? result.money('Imposto de renda', 0, ISENCAO)
    : result.money('Imposto de renda', tributado.times(aliquota), {
        law: aliquota.law,
        note: iof?.isAbove(0) ? 'Só sobre o que o IOF deixa do rendimento.' : 'Só sobre o rendimento.',
        zero: 'Sem rendimento não há imposto.',
      });
  const netReturn = result.total('Rendimento líquido', tributado.minus(ir));
  const netValue = result.money('Valor líquido', investido.plus(netReturn));
  return { grossValue, grossReturn, ...(iof && { iof }), ir, netReturn, netValue };
}

/** @param aliquota undefined for an exempt investment. */
function declaraIofDoResgate(
  rendimento: Quantity,
  aliquota: Quantity | undefined,
  result: Results,
): NamedQuantity {
  if (aliquota === undefined) return result.money('IOF', 0, { zero: ISENCAO.zero });
  return aliquota.isAbove(0)
    ? result.money('IOF', rendimento.times(aliquota), {
        law: PRIMEIRO_DIA_SEM_IOF.law,
        zero: 'Sem rendimento não há imposto.',
      })
    : result.money('IOF', 0, { zero: `Só há em resgates antes de ${PRIMEIRO_DIA_SEM_IOF}.` });
}

/** The rest of redemptions at several times. */
export function declaraResgatesPorAno(
  resgates: readonly Resgate[],
  investimento: Investimento,
  result: Results,
) {
  return result.rows(
    'Resgate ao fim de cada ano',
    {
      ano: column.years('Ano'),
      bruto: column.money('Valor bruto'),
      imposto: column.money('Imposto'),
      liquido: column.money('Valor líquido'),
    },
    resgates.map((resgate) => {
      const { grossValue, iof, ir, netValue } = declaraResgate(resgate, investimento, new Results());
      return {
        ano: resgate.ano,
        bruto: grossValue.shown,
        imposto: sumReais(ir.shown, iof?.shown ?? 0),
        liquido: netValue.shown,
      };
    }),
  );
}
