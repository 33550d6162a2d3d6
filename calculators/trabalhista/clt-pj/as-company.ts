/** A year with a company of one's own in the Simples, without employees. */
import type { Results } from '../../../src/quantity/declare.ts';
import { sumOfAll, type Quantity } from '../../../src/quantity/quantity.ts';
import { incomeTaxWithheld } from '../../lei/income-tax-withheld.ts';
import { contributionOfOwner, leastForAnnexIII } from '../../lei/pro-labore.ts';
import { annexByPayroll, effectiveRate, revenueBand, SIMPLES_ARTICLES } from '../../lei/simples-nacional.ts';
import type { InssTable } from '../../tabelas/inss.ts';
import type { MonthlyIncomeTaxTable } from '../../tabelas/irrf-monthly.ts';
import { MOST_ISS } from '../../tabelas/company-taxes.ts';
import { PRO_LABORE_INSS } from '../../tabelas/own-company.ts';
import { SIMPLES_NACIONAL, STATE_AND_CITY_LIMIT } from '../../tabelas/simples-nacional.ts';

/** Reais a month. */
export interface OwnCompany {
  readonly revenue: Quantity;
  /** 0 stands for the least with which annex III applies. */
  readonly proLabore: Quantity;
  readonly accountant: Quantity;
  /** How many. */
  readonly dependants: Quantity;
  readonly minimumWage: number;
  readonly inss: InssTable;
  readonly incomeTax: MonthlyIncomeTaxTable;
}

const MONTHS_IN_YEAR = 12;

/** Declares what is left of a month's revenue, and of a year's. */
export function asCompany({ revenue, proLabore, accountant, ...company }: OwnCompany, result: Results) {
  const taken = proLabore.isAbove(0) ? proLabore : leastForAnnexIII(revenue, company.minimumWage);
  const proLaboreConsiderado = result.money('Pró-labore', taken, SIMPLES_ARTICLES.payroll);
  const anexo = annexByPayroll(proLaboreConsiderado, revenue);
  const { annexes } = SIMPLES_NACIONAL.forYear(2018);
  const revenue12 = revenue.times(MONTHS_IN_YEAR);
  const rate = result.working(
    result.percent(
      'Alíquota efetiva do Simples',
      effectiveRate(revenue12, revenueBand(revenue12, annexes[anexo]).band),
      { law: SIMPLES_ARTICLES.effectiveRate, decimals: 4 },
    ),
  );
  const das = result.money('DAS do mês', revenue.times(rate), SIMPLES_ARTICLES.das);
  // The form does not ask for the city's rate: the highest one is also the usual one.
  const issForaDoDas = revenue12.isAbove(STATE_AND_CITY_LIMIT)
    ? result.money('ISS fora do DAS', revenue.times(MOST_ISS), MOST_ISS.law)
    : undefined;
  const inssProLabore = result.money(
    'INSS do pró-labore',
    contributionOfOwner(proLaboreConsiderado, company.inss),
    PRO_LABORE_INSS.law,
  );
  const { tax } = incomeTaxWithheld(
    {
      of: 'do pró-labore',
      gross: proLaboreConsiderado.asShown(),
      inss: inssProLabore.asShown(),
      dependants: company.dependants,
      table: company.incomeTax,
    },
    result,
  );
  const irrfProLabore = result.money(
    'Imposto de renda do pró-labore',
    tax,
    'Lei 9.250/1995, arts. 3º-A e 4º',
  );
  const costs = [das, ...(issForaDoDas ? [issForaDoDas] : []), inssProLabore, irrfProLabore, accountant];
  const charged = costs.filter((cost) => cost.isAbove(0));
  const liquidoPj = result.total('Como PJ, por mês', revenue.minus(sumOfAll(charged)));
  return {
    ...result.group('Um mês como PJ', {
      proLaboreConsiderado,
      anexo: result.text('Anexo do Simples', anexo),
      das,
      issForaDoDas,
      inssProLabore,
      irrfProLabore,
      liquidoPj,
    }),
    liquidoPjAnual: result.total('Como PJ, por ano', liquidoPj.asShown().times(MONTHS_IN_YEAR)),
  };
}
