/** Federal taxes of a year under the Lucro Presumido, for commerce and industry. */
import { reais } from '../../../src/decimal/money.ts';
import { formatMoney } from '../../../src/engine/format.ts';
import type { Results } from '../../../src/quantity/declare.ts';
import { money, type Quantity } from '../../../src/quantity/quantity.ts';
import {
  COFINS,
  CSLL,
  IRPJ,
  IRPJ_SURCHARGE,
  IRPJ_SURCHARGE_ABOVE,
  PIS,
  PROFIT_FOR_CSLL,
  PROFIT_FOR_IRPJ,
} from '../../tables/presumed-profit.ts';

/** The taxes on a year's gross revenue in reais, 0 or more, each rounded to the cent; `irpj` includes the surcharge. */
export function lucroPresumido(revenue: Quantity, result: Results) {
  const profit = result.money(
    'Lucro presumido para o IRPJ',
    revenue.times(PROFIT_FOR_IRPJ),
    PROFIT_FOR_IRPJ.law,
  );
  const surcharge = profit.isAbove(IRPJ_SURCHARGE_ABOVE)
    ? profit.minus(IRPJ_SURCHARGE_ABOVE).times(IRPJ_SURCHARGE)
    : money(0);
  const withoutSurcharge = profit.times(IRPJ);
  const irpj = result.money(
    'IRPJ',
    surcharge.isAbove(0) ? withoutSurcharge.plus(surcharge) : withoutSurcharge,
    IRPJ.law,
  );
  const profitForCsll = result.money(
    'Lucro presumido para a CSLL',
    revenue.times(PROFIT_FOR_CSLL),
    PROFIT_FOR_CSLL.law,
  );
  const csll = result.money('CSLL', profitForCsll.times(CSLL), CSLL.law);
  const pis = result.money('PIS', revenue.times(PIS), PIS.law);
  const cofins = result.money('COFINS', revenue.times(COFINS), COFINS.law);
  result.working(profit);
  result.working(profitForCsll);
  return {
    irpj,
    csll,
    pis,
    cofins,
    total: result.money('Lucro Presumido', irpj.plus(csll).plus(pis).plus(cofins)),
    detalhes: [
      `Lucro presumido para o IRPJ: ${formatMoney(profit.shown)} (${PROFIT_FOR_IRPJ} do faturamento)`,
      `Adicional de IRPJ incluído: ${formatMoney(reais(surcharge.exact))}`,
      `Lucro presumido para a CSLL: ${formatMoney(profitForCsll.shown)} (${PROFIT_FOR_CSLL} do faturamento)`,
      'ICMS, ISS e INSS patronal são pagos à parte e não estão nesta conta',
    ],
  };
}
