import type { Results } from '../../../src/quantity/declare.ts';
import type { NamedQuantity, Quantity } from '../../../src/quantity/quantity.ts';
import { vacationDays } from '../../law/vacation-days.ts';
import { payVacation, type VacationPayment } from '../../law/vacation.ts';
import { INSS } from '../../tables/inss.ts';
import { MONTHLY_INCOME_TAX } from '../../tables/irrf-monthly.ts';

interface Taken {
  /** Reais a month, averages included. */
  readonly base: Quantity;
  /** Pay of the days of rest, with its third. */
  readonly total: NamedQuantity;
  readonly faltas: Quantity;
  readonly diasVendidos: Quantity;
  readonly adiantarDecimoTerceiro: boolean;
  readonly dependentes: Quantity;
  readonly ano: Quantity;
  readonly mes: Quantity;
}

/** What days of rest have besides their gross pay; days that are only sold have nothing of it. */
export function takenVacation(
  { ano, mes, ...vacation }: Taken,
  result: Results,
): Partial<VacationPayment & Record<'diasDireito', NamedQuantity>> {
  const { days, law } = vacationDays(vacation.faltas.number);
  return {
    diasDireito: result.count('Dias de férias a que tem direito', days, { law, unit: 'dias' }),
    ...payVacation(
      {
        base: vacation.base,
        total: vacation.total,
        daysSold: vacation.diasVendidos,
        advancesThirteenth: vacation.adiantarDecimoTerceiro,
        dependants: vacation.dependentes,
        inss: INSS.forYear(ano.number),
        incomeTax: MONTHLY_INCOME_TAX.forMonth(ano.number, mes.number),
      },
      result,
    ),
  };
}
