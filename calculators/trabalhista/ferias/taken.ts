import type { Results } from '../../../src/quantity/declare.ts';
import { quantity, type NamedQuantity, type Quantity } from '../../../src/quantity/quantity.ts';
import { vacationDays } from '../../lei/vacation-days.ts';
import { payVacation, type VacationPayment } from '../../lei/vacation.ts';
import { INSS } from '../../tabelas/inss.ts';
import { MONTHLY_INCOME_TAX } from '../../tabelas/irrf-monthly.ts';

interface Taken {
  /** Reais a month, averages included. */
  readonly base: Quantity;
  /** Pay of the days of rest, with its third. */
  readonly total: NamedQuantity;
  readonly faltas: Quantity | undefined;
  readonly diasVendidos: Quantity | undefined;
  readonly adiantarDecimoTerceiro: boolean | undefined;
  readonly dependentes: Quantity | undefined;
  readonly ano: Quantity;
  /** Hidden in years of one table. */
  readonly mes: Quantity | undefined;
}

/** What days of rest have besides their gross pay; days that are only sold have nothing of it. */
export function takenVacation(
  { ano, mes, ...vacation }: Taken,
  result: Results,
): Partial<VacationPayment & Record<'diasDireito', NamedQuantity>> {
  const { days, law } = vacationDays(vacation.faltas?.number ?? 0);
  const diasDireito = result.count('Dias de férias a que tem direito', days, { law, unit: 'dias' });
  const { total } = vacation;
  const paid = payVacation(
    {
      base: vacation.base,
      total,
      daysSold: vacation.diasVendidos ?? quantity(0),
      advancesThirteenth: vacation.adiantarDecimoTerceiro ?? false,
      dependants: vacation.dependentes ?? quantity(0),
      inss: INSS.forYear(ano.number),
      incomeTax: MONTHLY_INCOME_TAX.forMonth(ano.number, mes?.number ?? 1),
    },
    result,
  );
  const { totalBruto, fgts } = paid;
  const whole = totalBruto.equals(total) ? undefined : totalBruto;
  result.group('Bruto, dias e FGTS', { total, totalBruto: whole, diasDireito, fgts });
  return { diasDireito, ...paid };
}
