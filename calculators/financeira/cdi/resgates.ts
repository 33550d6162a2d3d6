/** Declares the term of an investment, in years or by dates, with the redemptions before taxes. */
import {
  addMonths,
  daysBetween,
  wholeMonthsAndDays,
  wholeYears,
  type IsoDate,
} from '../../../src/calendar/calendar.ts';
import { roundTo } from '../../../src/decimal/money.ts';
import type { Results } from '../../../src/quantity/declare.ts';
import { count, one, percent, type NamedQuantity, type Quantity } from '../../../src/quantity/quantity.ts';
import { compound } from '../../formulas/annuity.ts';
import { yearEnds } from '../../formulas/year-ends.ts';
import { diasDeBancoEntre } from '../../lei/dias-uteis.ts';
import { aliquotaPorDias, aliquotaPorAnos } from '../../lei/imposto-da-renda-fixa.ts';
import { aliquotaDoIofNoResgate } from '../../lei/iof-do-resgate.ts';
import type { LegalFigure } from '../../tabelas/legal-figure.ts';

/** Bank days of a year, by market convention. */
const DIAS_UTEIS_DO_ANO = 252;
/** Decimal places of a year in a table, enough to distinguish days. */
const YEAR_PLACES = 4;

/** A redemption before its taxes. */
export interface Resgate {
  /** Years since the start. */
  readonly ano: number;
  /** Value of the amount, in reais. */
  readonly valor: Quantity;
  /** Rate of the income tax. */
  readonly aliquota: LegalFigure;
  /** Rate of the IOF, 0 from the thirtieth day on; known only for dated redemptions. */
  readonly aliquotaDoIof?: Quantity;
}

/** The rate per bank day that compounds to a yearly one: (1 + i)^(1 ÷ 252) − 1. */
function taxaPorDiaUtil(taxaAnual: Quantity): Quantity {
  return one.plus(taxaAnual).power(one.over(DIAS_UTEIS_DO_ANO)).minus(1);
}

/** The yearly rate that a rate per bank day compounds to: (1 + i)^252 − 1. */
function taxaPorAno(taxaDoDia: Quantity): Quantity {
  return one.plus(taxaDoDia).power(DIAS_UTEIS_DO_ANO).minus(1);
}

/** The redemption after a term in years. */
function resgateDepoisDe(valor: Quantity, taxaAnual: Quantity, anos: Quantity): Resgate {
  return {
    ano: roundTo(anos.exact, YEAR_PLACES),
    valor: compound(valor, taxaAnual, anos),
    aliquota: aliquotaPorAnos(anos),
  };
}

/** The redemptions at the start, after each year, and at the end of the term. */
function resgatesPorAno(valor: Quantity, taxaAnual: Quantity, anos: Quantity): Resgate[] {
  return [count(0), ...yearEnds(anos)].map((fim) => resgateDepoisDe(valor, taxaAnual, fim));
}

/** A span of time. */
interface Periodo {
  readonly inicio: IsoDate;
  /** Not before the start. */
  readonly fim: IsoDate;
}

/**
 * The redemption at the end of a span.
 *
 * @param diasUteis within the span.
 */
function resgateNoFim(valor: Quantity, taxaDoDia: Quantity, periodo: Periodo, diasUteis: Quantity): Resgate {
  const diasCorridos = daysBetween(periodo.inicio, periodo.fim);
  const { months: meses, days: dias } = wholeMonthsAndDays(periodo.inicio, periodo.fim);
  return {
    ano: roundTo(meses / 12 + dias / 365, YEAR_PLACES),
    valor: compound(valor, taxaDoDia, diasUteis),
    aliquota: aliquotaPorDias(count(diasCorridos)),
    aliquotaDoIof: aliquotaDoIofNoResgate(diasCorridos) ?? percent(0),
  };
}

/** The redemptions on the first day of a span, on each of its anniversaries, and on its last day. */
function resgatesPorData(valor: Quantity, taxaDoDia: Quantity, { inicio, fim }: Periodo): Resgate[] {
  const anos = Array.from({ length: wholeYears(inicio, fim) }, (_, index) => index + 1);
  const aniversarios = anos.map((ano) => addMonths(inicio, 12 * ano)).filter((data) => data < fim);
  return [inicio, ...aniversarios, fim].map((data) =>
    resgateNoFim(valor, taxaDoDia, { inicio, fim: data }, count(diasDeBancoEntre(inicio, data))),
  );
}

/** An amount invested at a share of the CDI. */
interface Aplicacao {
  /** Reais. */
  readonly valor: Quantity;
  /** Effective rate per year. */
  readonly cdi: Quantity;
  /** Share of the CDI. */
  readonly parteDoCdi: Quantity;
}

/** A term with its redemptions. */
interface PrazoComResgates {
  readonly diasCorridos?: NamedQuantity;
  readonly diasUteis?: NamedQuantity;
  /** Effective rate per year. */
  readonly effectiveRate: NamedQuantity;
  readonly resgate: Resgate;
  /** At the start, at the end of each year, and at the end. */
  readonly resgates: readonly Resgate[];
}

const TAXA_EFETIVA = 'Taxa efetiva da aplicação ao ano';
const EM_DIAS = { unit: 'dias' } as const;

/** A term in years: the product pays its share of the yearly rate. */
export function declaraPrazoEmAnos(
  { valor, cdi, parteDoCdi }: Aplicacao,
  anos: Quantity,
  result: Results,
): PrazoComResgates {
  const effectiveRate = result.percent(TAXA_EFETIVA, cdi.times(parteDoCdi), { decimals: 4 });
  return {
    effectiveRate,
    resgate: resgateDepoisDe(valor, effectiveRate, anos),
    resgates: resgatesPorAno(valor, effectiveRate, anos),
  };
}

/** A dated term: the product pays its share of the rate of each bank day. */
export function declaraPrazoPorDatas(
  { valor, cdi, parteDoCdi }: Aplicacao,
  periodo: Periodo,
  result: Results,
): PrazoComResgates {
  const diasCorridos = result.count('Dias corridos', daysBetween(periodo.inicio, periodo.fim), EM_DIAS);
  const diasUteis = result.count('Dias úteis', diasDeBancoEntre(periodo.inicio, periodo.fim), {
    ...EM_DIAS,
    note: 'Dias em que os bancos abrem, do primeiro até a véspera do resgate.',
  });
  const cdiDoDia = result.percent('CDI ao dia útil', taxaPorDiaUtil(cdi), { decimals: 8 });
  const taxaDoDia = result.percent('Taxa da aplicação ao dia útil', cdiDoDia.times(parteDoCdi), {
    decimals: 8,
  });
  for (const step of [cdiDoDia, taxaDoDia]) result.working(step);
  return {
    diasCorridos,
    diasUteis,
    effectiveRate: result.percent(TAXA_EFETIVA, taxaPorAno(taxaDoDia), { decimals: 4 }),
    resgate: resgateNoFim(valor, taxaDoDia, periodo, diasUteis),
    resgates: resgatesPorData(valor, taxaDoDia, periodo),
  };
}
