/** Simples Nacional: calculates the taxes of an activity within the DAS. */
import { shareInPercent } from '../../../src/decimal/money.ts';
import { percentNumber } from '../../../src/decimal/percent-number.ts';
import { column, type Results } from '../../../src/quantity/declare.ts';
import { sumOfAll, type NamedQuantity, type Quantity } from '../../../src/quantity/quantity.ts';
import {
  anexoPelaFolha,
  aliquotaEfetivaDe,
  faixaDaReceita,
  ARTIGOS_DO_SIMPLES,
  aliquotasDosTributos,
} from '../../lei/simples-nacional.ts';
import type { SimplesTable } from '../../tabelas/simples-nacional.ts';
import { SIMPLES_TAXES, type SimplesAnnex, type SimplesTax } from '../../tabelas/simples-shares.ts';
import { annexRevenue, type AnnexEntry } from './division.ts';

/** Displayed names of the taxes. */
const TAX_NAMES: Readonly<Record<SimplesTax, string>> = {
  irpj: 'IRPJ',
  csll: 'CSLL',
  cofins: 'COFINS',
  pis: 'PIS',
  cpp: 'CPP (INSS patronal)',
  ipi: 'IPI',
  icms: 'ICMS',
  iss: 'ISS',
};

/** An activity with its part of the month's revenue. */
export interface Activity extends AnnexEntry<Quantity> {
  readonly anexo: SimplesAnnex;
  readonly sujeitoFatorR: boolean;
  readonly icmsOuIssForaDoDas: boolean;
  readonly pisCofinsForaDoDas: boolean;
}

/** Amounts in reais. */
export interface Company {
  /** Revenue of twelve months (RBT12), 0 or more. */
  readonly revenue12: Quantity;
  /** Above 0. */
  readonly monthlyRevenue: Quantity;
  /** Undefined if unknown. */
  readonly payroll: Quantity | undefined;
  /** Revenue of the months of the payroll. */
  readonly revenueOfPayroll: Quantity;
}

/** The taxes of an activity. Plain rates and shares in percent. */
export interface AnnexTax {
  readonly anexo: SimplesAnnex;
  /** Share of the month's revenue. */
  readonly percentualReceita: number;
  readonly faturamentoAnexo: NamedQuantity;
  readonly aliquotaNominal: number;
  readonly parcelaDeduzir: number;
  readonly aliquotaEfetiva: NamedQuantity;
  readonly tributos: Readonly<Partial<Record<SimplesTax, NamedQuantity>>>;
  readonly valorDASMensal: NamedQuantity;
}

/** Columns of its table. */
export const annexColumns = {
  anexo: column.text('Anexo'),
  atividade: column.text('Atividade'),
  percentualReceita: column.percent('Parte da receita'),
  faturamentoAnexo: column.money('Faturamento'),
  aliquotaNominal: column.percent('Alíquota nominal'),
  parcelaDeduzir: column.money('Parcela a deduzir'),
  aliquotaEfetiva: column.percent('Alíquota efetiva', 4),
  valorDASMensal: column.money('DAS'),
} as const;

/** The annex that taxes an activity: III or V if it depends on a known payroll, otherwise its own. */
function annexOf(
  { anexo, sujeitoFatorR }: Pick<Activity, 'anexo' | 'sujeitoFatorR'>,
  { payroll, revenueOfPayroll }: Pick<Company, 'payroll' | 'revenueOfPayroll'>,
): SimplesAnnex {
  return sujeitoFatorR && payroll ? anexoPelaFolha(payroll, revenueOfPayroll) : anexo;
}

/** Taxes that this activity pays outside the DAS, or that another company has paid for it. */
function paidElsewhere({ icmsOuIssForaDoDas, pisCofinsForaDoDas }: Activity): ReadonlySet<SimplesTax> {
  return new Set([
    ...(icmsOuIssForaDoDas ? (['icms', 'iss'] as const) : []),
    ...(pisCofinsForaDoDas ? (['pis', 'cofins'] as const) : []),
  ]);
}

/**
 * An activity's revenue times the effective rate of its annex, less the taxes paid elsewhere. Each tax is rounded
 * to the cent by itself; the DAS is rounded once.
 *
 * @throws RangeError when the revenue of twelve months is above the last band.
 */
export function annexTax(
  activity: Activity,
  company: Company,
  table: SimplesTable,
  result: Results,
): AnnexTax {
  const { revenue12, monthlyRevenue } = company;
  const anexo = annexOf(activity, company);
  const { number, band } = faixaDaReceita(revenue12, table.annexes[anexo]);
  const name = `Anexo ${anexo}`;
  const revenue = result.money(`${name}: faturamento`, annexRevenue(activity, monthlyRevenue));
  const rate = result.percent(`${name}: alíquota efetiva`, aliquotaEfetivaDe(revenue12, band), {
    law: ARTIGOS_DO_SIMPLES.aliquotaEfetiva,
    decimals: 4,
  });
  const rates = aliquotasDosTributos(rate, anexo, number, table);
  const elsewhere = paidElsewhere(activity);
  const kept = SIMPLES_TAXES.flatMap((tax) => {
    const ofRevenue = elsewhere.has(tax) ? undefined : rates.get(tax);
    if (!ofRevenue) return [];
    const label = `${name}: ${TAX_NAMES[tax]}`;
    return [[tax, result.money(label, revenue.times(ofRevenue), ARTIGOS_DO_SIMPLES.reparticao)] as const];
  });
  const isWhole = kept.length === rates.size;
  const das = isWhole ? revenue.times(rate) : sumOfAll(kept.map(([, amount]) => amount.unrounded()));
  return {
    anexo,
    percentualReceita: percentNumber(shareInPercent(revenue.exact, monthlyRevenue.exact)),
    faturamentoAnexo: revenue,
    aliquotaNominal: band.ratePercent,
    parcelaDeduzir: band.deduction,
    aliquotaEfetiva: rate,
    tributos: Object.fromEntries(kept.filter(([, amount]) => amount.shown > 0)),
    valorDASMensal: result.money(
      `${name}: DAS`,
      das,
      isWhole ? ARTIGOS_DO_SIMPLES.das : ARTIGOS_DO_SIMPLES.foraDoDas,
    ),
  };
}

/** Each tax's part of a month's DAS over all activities, in a row per tax paid. */
export function byTax(taxes: readonly AnnexTax[], result: Results) {
  return SIMPLES_TAXES.flatMap((tax) => {
    const amounts = taxes.flatMap(({ tributos }) => tributos[tax] ?? []);
    if (amounts.length === 0) return [];
    return [{ tributo: TAX_NAMES[tax], valor: result.money(TAX_NAMES[tax], sumOfAll(amounts)) }];
  });
}
