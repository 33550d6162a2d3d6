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
import type { TabelaDoInss } from '../../tabelas/inss.ts';
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
  readonly tabelaDoInss: TabelaDoInss;
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
  const { anexos } = SIMPLES_NACIONAL.forYear(2018);
  const faturamento12 = faturamento.times(MESES_DO_ANO);
  const aliquota = result.working(
    result.percent(
      'Alíquota efetiva do Simples',
      aliquotaEfetivaDe(faturamento12, faixaDaReceita(faturamento12, anexos[anexo]).band),
      { law: ARTIGOS_DO_SIMPLES.aliquotaEfetiva, decimals: 4 },
    ),
  );
  const das = result.money('DAS do mês', faturamento.times(aliquota), ARTIGOS_DO_SIMPLES.das);
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
  const custos = [das, ...(issForaDoDas ? [issForaDoDas] : []), inssProLabore, irrfProLabore, contador];
  const pagos = custos.filter((custo) => custo.isAbove(0));
  const liquidoPj = result.total('Como PJ, por mês', faturamento.minus(sumOfAll(pagos)));
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
const ARREDONDAMENTOS = 0.4;

/** In reais a month: with a larger tax, the revenue at which the tax starts lies too far below to matter. */
const IMPOSTO_LONGE_DO_INICIO = 20;

/** In reais a year: the fall in net revenue at which the smallest income tax starts to be withheld. */
const QUEDA_NO_INICIO_DO_IMPOSTO = 121;

/** In reais a month: above it the ISS leaves the DAS, and the net revenue falls. */
const FIM_DO_PRIMEIRO_TRECHO = SUBLIMITE_DO_SIMPLES.number / 12;

/**
 * The smallest monthly revenue, in whole reais, with which a company nets as much in a year; undefined if none does.
 */
export function menorFaturamentoEquivalente(
  totalAnual: NamedQuantity,
  empresa: Omit<EmpresaPropria, 'faturamento'>,
  maximo: number,
): Quantity | undefined {
  const comFaturamento = (faturamento: number) =>
    declaraComoPj({ ...empresa, faturamento: money(faturamento) }, new Results());
  const within = (from: number, to: number) =>
    primeiroNoTrecho({ from, to, wanted: totalAnual.shown }, comFaturamento);
  const found = within(1, FIM_DO_PRIMEIRO_TRECHO) ?? within(FIM_DO_PRIMEIRO_TRECHO + 1, maximo);
  if (found === undefined) return undefined;
  // Explain the result in words, because the search has no formula.
  return money(found).explainedAs(({ figure }) => {
    const emReais = (valor: Quantity | number) => figure(valor, { format: 'money' });
    return `Menor faturamento, em reais inteiros, que deixa ${emReais(totalAnual.shown)} ou mais por ano: ${emReais(found)}`;
  });
}

/**
 * The smallest such revenue in a stretch where the net revenue rises except for roundings and the start of the
 * income tax.
 */
function primeiroNoTrecho(
  trecho: Pick<Search, 'from' | 'to' | 'wanted'>,
  comFaturamento: (faturamento: number) => ReturnType<typeof declaraComoPj>,
): number | undefined {
  const search = {
    ...trecho,
    valueAt: (faturamento: number) => comFaturamento(faturamento).liquidoPjAnual.shown,
  };
  const crescente = firstReaching({ ...search, fall: ARREDONDAMENTOS });
  const imposto = crescente === undefined ? 0 : comFaturamento(crescente).irrfProLabore.shown;
  const podeCair = imposto > 0 && imposto <= IMPOSTO_LONGE_DO_INICIO;
  return podeCair
    ? firstReaching({ ...search, to: crescente ?? trecho.to, fall: QUEDA_NO_INICIO_DO_IMPOSTO })
    : crescente;
}
