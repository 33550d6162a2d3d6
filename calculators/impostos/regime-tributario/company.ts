/** Describes a company, its taxes that are the same under all regimes but the Simples, and the cheapest regime. */
import type { Results } from '../../../src/quantity/declare.ts';
import {
  money,
  percent,
  type NamedQuantity,
  type Quantity,
  difference,
} from '../../../src/quantity/quantity.ts';
import { EMPLOYER_INSS, MOST_ISS } from '../../tabelas/company-taxes.ts';
import type { SimplesAnnex } from '../../tabelas/simples-shares.ts';

export type Activity = 'comercio' | 'industria' | 'servicos';

/** A year of the company; amounts in reais, rates as fractions of revenue or payroll. */
export interface Company {
  readonly faturamentoAnual: Quantity;
  readonly atividade: Activity;
  /** Its annex of the Simples, or the one of its activity. */
  readonly anexo: SimplesAnnex | 'atividade';
  readonly sujeitoFatorR: boolean;
  readonly folhaAnual: Quantity;
  readonly aliquotaIss: Quantity;
  readonly icmsEfetivo: Quantity;
  /** In percent, as chosen. */
  readonly ratPercentual: number;
  readonly terceirosPercentual: Quantity;
  /** Undefined if unknown. */
  readonly margemLucro: Quantity | undefined;
  /** Share of revenue with credits of PIS and COFINS. */
  readonly creditosPisCofins: Quantity;
}

/** Taxes besides the federal ones under Lucro Presumido and Lucro Real; 0 if not applicable. */
export interface PaidApart {
  readonly iss: NamedQuantity;
  readonly icms: NamedQuantity;
  readonly cpp: NamedQuantity;
}

/** The yearly cost of a regime, tax by tax in reais, with sentences about it. */
export interface RegimeTaxes {
  readonly irpj: NamedQuantity;
  readonly csll: NamedQuantity;
  readonly pis: NamedQuantity;
  readonly cofins: NamedQuantity;
  readonly total: NamedQuantity;
  readonly detalhes: readonly string[];
}

/** The sum of the taxes, without showing those of 0. */
export function together(first: NamedQuantity, others: readonly NamedQuantity[]): Quantity {
  return others.filter(({ shown }) => shown > 0).reduce<Quantity>((all, tax) => all.plus(tax), first);
}

/**
 * The employer's INSS on the payroll including the contribution for risks (Lei nº 8.212/1991, art. 22), as a
 * fraction.
 */
export function employerRate({ ratPercentual }: Pick<Company, 'ratPercentual'>): Quantity {
  return EMPLOYER_INSS.plus(percent(ratPercentual));
}

/** City and state taxes on the revenue, exact: ISS on services, ICMS on goods; the other one is 0. */
export function cityAndStateTaxes({
  faturamentoAnual: revenue,
  atividade,
  aliquotaIss,
  icmsEfetivo,
}: Company): { readonly iss: Quantity; readonly icms: Quantity } {
  const isService = atividade === 'servicos';
  return {
    iss: isService ? revenue.times(aliquotaIss) : money(0),
    icms: isService ? money(0) : charged(revenue, icmsEfetivo),
  };
}

/** City and state taxes on revenue, and the contributions on the payroll. */
export function paidApart(company: Company, result: Results): PaidApart {
  const { folhaAnual, terceirosPercentual } = company;
  const { iss, icms } = cityAndStateTaxes(company);
  return {
    iss: result.money('ISS', iss, MOST_ISS.law),
    icms: result.money('ICMS', icms),
    cpp: result.money(
      'INSS patronal e terceiros',
      charged(folhaAnual, employerRate(company).plus(terceirosPercentual)),
      EMPLOYER_INSS.law,
    ),
  };
}

function charged(base: Quantity, rate: Quantity): Quantity {
  return base.equals(0) || rate.equals(0) ? money(0) : base.times(rate);
}

/** A regime with its yearly cost. */
export interface Regime {
  readonly name: string;
  readonly cost: NamedQuantity;
}

/** The cheapest, the first one in a tie, and its saving over the next one. */
export function cheapest(regimes: readonly [Regime, Regime, ...Regime[]], result: Results) {
  const [best, next = best] = regimes.toSorted((a, b) => a.cost.shown - b.cost.shown);
  if (!best || !next) throw new RangeError('There is nothing to compare.');
  return {
    recomendacao: result.text('Regime recomendado', best.name),
    economia: result.total('Economia por ano', difference(best.cost, next.cost)),
  };
}
