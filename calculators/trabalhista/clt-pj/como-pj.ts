/** A year with one's own company in the Simples, without employees, and the revenue that nets as much as a job. */
import { Results } from '../../../src/quantity/declare.ts';
import { money, sumOfAll, type NamedQuantity, type Quantity } from '../../../src/quantity/quantity.ts';
import { firstReaching, type Search } from '../../formulas/first-reaching.ts';
import { IMPOSTO_DO_MES } from '../../lei/imposto-retido.ts';
import { contribuicaoDoSocio, menorProLaboreParaOAnexoIII } from '../../lei/pro-labore.ts';
import {
  anexoPelaFolha,
  aliquotaEfetivaDe,
  faixaDaReceita,
  ARTIGOS_DO_SIMPLES,
} from '../../lei/simples-nacional.ts';
import { declaraImpostoRetido } from '../../regras/declara-imposto-retido.ts';
import type { InssTable } from '../../tabelas/inss.ts';
import type { TabelaMensalDoImposto } from '../../tabelas/irrf-mensal.ts';
import { ISS_MAXIMO } from '../../tabelas/tributos-da-empresa.ts';
import { INSS_DO_PRO_LABORE } from '../../tabelas/pro-labore.ts';
import { SIMPLES_NACIONAL, SUBLIMITE_DO_SIMPLES } from '../../tabelas/simples-nacional.ts';

/** Reais a month. */
interface EmpresaPropria {
  readonly faturamento: Quantity;
  /** 0 means the minimum that annex III requires. */
  readonly proLabore: Quantity;
  readonly contador: Quantity;
  /** Number of dependants. */
  readonly dependentes: Quantity;
  readonly salarioMinimo: number;
  readonly tabelaDoInss: InssTable;
  readonly tabelaDoImposto: TabelaMensalDoImposto;
}

const MESES_DO_ANO = 12;

/** Declares the net revenue of a month and of a year. */
export function declaraComoPj(
  { faturamento, proLabore, contador, ...empresa }: EmpresaPropria,
  result: Results,
) {
  const retirada = proLabore.isAbove(0)
    ? proLabore
    : menorProLaboreParaOAnexoIII(faturamento, empresa.salarioMinimo);
  const proLaboreConsiderado = result.money('Pró-labore', retirada, ARTIGOS_DO_SIMPLES.fatorR);
  const anexo = anexoPelaFolha(proLaboreConsiderado, faturamento);
  const { annexes } = SIMPLES_NACIONAL.forYear(2018);
  const faturamento12 = faturamento.times(MESES_DO_ANO);
  const rate = result.working(
    result.percent(
      'Alíquota efetiva do Simples',
      aliquotaEfetivaDe(faturamento12, faixaDaReceita(faturamento12, annexes[anexo]).band),
      { law: ARTIGOS_DO_SIMPLES.aliquotaEfetiva, decimals: 4 },
    ),
  );
  const das = result.money('DAS do mês', faturamento.times(rate), ARTIGOS_DO_SIMPLES.das);
  // Use the highest rate, which is also the usual one, because the form does not ask for the city's.
  const issForaDoDas = faturamento12.isAbove(SUBLIMITE_DO_SIMPLES)
    ? result.money('ISS fora do DAS', faturamento.times(ISS_MAXIMO), ISS_MAXIMO.law)
    : undefined;
  const inssProLabore = result.money(
    'INSS do pró-labore',
    contribuicaoDoSocio(proLaboreConsiderado, empresa.tabelaDoInss),
    INSS_DO_PRO_LABORE.law,
  );
  const { imposto } = declaraImpostoRetido(
    {
      de: 'do pró-labore',
      bruto: proLaboreConsiderado.asShown(),
      inss: inssProLabore.asShown(),
      dependentes: empresa.dependentes,
      tabela: empresa.tabelaDoImposto,
    },
    result,
  );
  const irrfProLabore = result.money('Imposto de renda do pró-labore', imposto, IMPOSTO_DO_MES);
  const costs = [das, ...(issForaDoDas ? [issForaDoDas] : []), inssProLabore, irrfProLabore, contador];
  const charged = costs.filter((cost) => cost.isAbove(0));
  const liquidoPj = result.total('Como PJ, por mês', faturamento.minus(sumOfAll(charged)));
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
    liquidoPjAnual: result.total('Como PJ, por ano', liquidoPj.asShown().times(MESES_DO_ANO)),
  };
}

/** In reais a year: the most by which a larger revenue may net less, because of the roundings of twelve months. */
const ROUNDINGS = 0.4;

/** In reais a month: with a larger tax, the revenue at which the tax starts lies too far below to matter. */
const TAX_FAR_ABOVE_ITS_START = 20;

/** In reais a year: the fall in net revenue at which the smallest income tax starts to be withheld. */
const FALL_AT_START_OF_TAX = 121;

/** In reais a month: above it the ISS leaves the DAS, and the net revenue falls. */
const END_OF_FIRST_STRETCH = SUBLIMITE_DO_SIMPLES.number / 12;

/**
 * The smallest monthly revenue, in whole reais, with which a company nets as much in a year; undefined if none does.
 */
export function menorFaturamentoEquivalente(
  yearly: NamedQuantity,
  empresa: Omit<EmpresaPropria, 'faturamento'>,
  most: number,
): Quantity | undefined {
  const ofRevenue = (revenue: number) =>
    declaraComoPj({ ...empresa, faturamento: money(revenue) }, new Results());
  const within = (from: number, to: number) => firstWithin({ from, to, wanted: yearly.shown }, ofRevenue);
  const found = within(1, END_OF_FIRST_STRETCH) ?? within(END_OF_FIRST_STRETCH + 1, most);
  if (found === undefined) return undefined;
  // Explain the result in words, because the search has no formula.
  return money(found).explainedAs(({ figure }) => {
    const amount = (value: Quantity | number) => figure(value, { format: 'money' });
    return `Menor faturamento, em reais inteiros, que deixa ${amount(yearly.shown)} ou mais por ano: ${amount(found)}`;
  });
}

/**
 * The smallest such revenue in a stretch where the net revenue rises except for roundings and the start of the
 * income tax.
 */
function firstWithin(
  stretch: Pick<Search, 'from' | 'to' | 'wanted'>,
  ofRevenue: (revenue: number) => ReturnType<typeof declaraComoPj>,
): number | undefined {
  const search = { ...stretch, valueAt: (revenue: number) => ofRevenue(revenue).liquidoPjAnual.shown };
  const rising = firstReaching({ ...search, fall: ROUNDINGS });
  const tax = rising === undefined ? 0 : ofRevenue(rising).irrfProLabore.shown;
  const mayFall = tax > 0 && tax <= TAX_FAR_ABOVE_ITS_START;
  return mayFall
    ? firstReaching({ ...search, to: rising ?? stretch.to, fall: FALL_AT_START_OF_TAX })
    : rising;
}
