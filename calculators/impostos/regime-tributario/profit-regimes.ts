/** Calculates the yearly taxes under the Lucro Presumido and the Lucro Real. */
import { reais } from '../../../src/decimal/money.ts';
import { formatMoney } from '../../../src/engine/format.ts';
import type { Results } from '../../../src/quantity/declare.ts';
import { type Quantity, one } from '../../../src/quantity/quantity.ts';
import type { LegalFigure } from '../../tabelas/legal-figure.ts';
import {
  COFINS,
  CSLL,
  IRPJ,
  LARGEST_REVENUE_OF_PRESUMED_PROFIT,
  PIS,
  PROFIT_FOR_CSLL,
  PROFIT_FOR_IRPJ,
  PROFIT_OF_SERVICES_FOR_CSLL,
  PROFIT_OF_SERVICES_FOR_IRPJ,
} from '../../tabelas/presumed-profit.ts';
import { together, type Activity, type PaidApart, type RegimeTaxes } from './company.ts';
import { csllSobre, irpjSobre } from '../../lei/imposto-sobre-o-lucro.ts';
import { NON_CUMULATIVE_COFINS, NON_CUMULATIVE_PIS } from '../../tabelas/company-taxes.ts';

/** Profit presumed by law, as shares of revenue. */
interface Presumption {
  readonly forIrpj: LegalFigure;
  readonly forCsll: LegalFigure;
}

const OF_GOODS: Presumption = { forIrpj: PROFIT_FOR_IRPJ, forCsll: PROFIT_FOR_CSLL };

const PRESUMPTIONS: Readonly<Record<Activity, Presumption>> = {
  comercio: OF_GOODS,
  industria: OF_GOODS,
  servicos: { forIrpj: PROFIT_OF_SERVICES_FOR_IRPJ, forCsll: PROFIT_OF_SERVICES_FOR_CSLL },
};

/** The cost of the Lucro Presumido; the simple estimate includes only federal taxes. */
export type PresumedProfitTaxes = RegimeTaxes & Partial<PaidApart>;

/** The federal taxes on a year's gross revenue in reais, each rounded to the cent; `irpj` includes the surcharge. */
function federalTaxes(revenue: Quantity, activity: Activity, result: Results) {
  const { forIrpj, forCsll } = PRESUMPTIONS[activity];
  const profit = result.money('Lucro presumido para o IRPJ', revenue.times(forIrpj), forIrpj.law);
  const { irpj, adicional } = irpjSobre(profit);
  const profitForCsll = result.money('Lucro presumido para a CSLL', revenue.times(forCsll), forCsll.law);
  result.working(profit);
  result.working(profitForCsll);
  return {
    taxes: {
      irpj: result.money('IRPJ', irpj, IRPJ.law),
      csll: result.money('CSLL', csllSobre(profitForCsll), CSLL.law),
      pis: result.money('PIS', revenue.times(PIS), PIS.law),
      cofins: result.money('COFINS', revenue.times(COFINS), COFINS.law),
    },
    detalhes: [
      `Lucro presumido para o IRPJ: ${formatMoney(profit.shown)} (${forIrpj} do faturamento)`,
      `Adicional de IRPJ incluído: ${formatMoney(reais(adicional.exact))}`,
      `Lucro presumido para a CSLL: ${formatMoney(profitForCsll.shown)} (${forCsll} do faturamento)`,
      `Receita máxima de quem o escolhe: ${LARGEST_REVENUE_OF_PRESUMED_PROFIT} por ano`,
    ],
  };
}

/** The simple estimate: only federal taxes, for commerce and industry. */
export function lucroPresumidoFederal(revenue: Quantity, result: Results): PresumedProfitTaxes {
  const { taxes, detalhes } = federalTaxes(revenue, 'comercio', result);
  const { irpj, csll, pis, cofins } = taxes;
  const total = result.total('Lucro Presumido', irpj.plus(csll).plus(pis).plus(cofins));
  return {
    ...result.group('De que é feito o Lucro Presumido', { ...taxes, total }),
    detalhes: [...detalhes, 'ICMS, ISS e INSS patronal são pagos à parte e não estão nesta conta'],
  };
}

/** All taxes of the year. */
export function lucroPresumido(
  revenue: Quantity,
  activity: Activity,
  { iss, icms, cpp }: PaidApart,
  result: Results,
): PresumedProfitTaxes & PaidApart {
  const { taxes, detalhes } = federalTaxes(revenue, activity, result);
  const { irpj, csll, pis, cofins } = taxes;
  const total = result.total('Lucro Presumido', together(irpj, [csll, pis, cofins, iss, icms, cpp]));
  return {
    ...result.group('De que é feito o Lucro Presumido', { ...taxes, iss, icms, cpp, total }),
    detalhes,
  };
}

/** Rates as fractions. */
export interface Profitability {
  /** Profit as a share of revenue. */
  readonly margin: Quantity;
  /** Purchases with credits of PIS and COFINS, as a share of revenue. */
  readonly credits: Quantity;
}

/** All taxes of the year, each rounded to the cent; `irpj` includes the surcharge. */
export function lucroReal(
  revenue: Quantity,
  { margin, credits }: Profitability,
  { iss, icms, cpp }: PaidApart,
  result: Results,
): RegimeTaxes & PaidApart {
  const profit = result.money('Lucro real', revenue.times(margin));
  result.working(profit);
  const irpj = result.money('IRPJ sobre o lucro real', irpjSobre(profit).irpj, IRPJ.law);
  const csll = result.money('CSLL sobre o lucro real', csllSobre(profit), CSLL.law);
  const taxed = credits.equals(0) ? revenue : revenue.times(one.minus(credits));
  const pis = result.money('PIS não cumulativo', taxed.times(NON_CUMULATIVE_PIS), NON_CUMULATIVE_PIS.law);
  const cofins = result.money(
    'COFINS não cumulativa',
    taxed.times(NON_CUMULATIVE_COFINS),
    NON_CUMULATIVE_COFINS.law,
  );
  const total = result.total('Lucro Real', together(irpj, [csll, pis, cofins, iss, icms, cpp]));
  return {
    ...result.group('De que é feito o Lucro Real', { irpj, csll, pis, cofins, iss, icms, cpp, total }),
    detalhes: [
      `Lucro do ano: ${formatMoney(profit.shown)}`,
      'PIS e COFINS não cumulativos, com crédito sobre as compras informadas',
    ],
  };
}
