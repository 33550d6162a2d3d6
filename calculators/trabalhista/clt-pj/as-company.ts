/** A year with one's own company in the Simples, without employees. */
import type { Results } from '../../../src/quantity/declare.ts';
import { sumOfAll, type Quantity } from '../../../src/quantity/quantity.ts';
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
import type { MonthlyIncomeTaxTable } from '../../tabelas/irrf-monthly.ts';
import { MOST_ISS } from '../../tabelas/company-taxes.ts';
import { PRO_LABORE_INSS } from '../../tabelas/own-company.ts';
import { SIMPLES_NACIONAL, STATE_AND_CITY_LIMIT } from '../../tabelas/simples-nacional.ts';

/** Reais a month. */
export interface OwnCompany {
  readonly faturamento: Quantity;
  /** 0 means the minimum that annex III requires. */
  readonly proLabore: Quantity;
  readonly contador: Quantity;
  /** Number of dependants. */
  readonly dependentes: Quantity;
  readonly salarioMinimo: number;
  readonly tabelaDoInss: InssTable;
  readonly tabelaDoImposto: MonthlyIncomeTaxTable;
}

const MONTHS_IN_YEAR = 12;

/** Declares the net revenue of a month and of a year. */
export function asCompany({ faturamento, proLabore, contador, ...empresa }: OwnCompany, result: Results) {
  const retirada = proLabore.isAbove(0)
    ? proLabore
    : menorProLaboreParaOAnexoIII(faturamento, empresa.salarioMinimo);
  const proLaboreConsiderado = result.money('Pró-labore', retirada, ARTIGOS_DO_SIMPLES.fatorR);
  const anexo = anexoPelaFolha(proLaboreConsiderado, faturamento);
  const { annexes } = SIMPLES_NACIONAL.forYear(2018);
  const faturamento12 = faturamento.times(MONTHS_IN_YEAR);
  const rate = result.working(
    result.percent(
      'Alíquota efetiva do Simples',
      aliquotaEfetivaDe(faturamento12, faixaDaReceita(faturamento12, annexes[anexo]).band),
      { law: ARTIGOS_DO_SIMPLES.aliquotaEfetiva, decimals: 4 },
    ),
  );
  const das = result.money('DAS do mês', faturamento.times(rate), ARTIGOS_DO_SIMPLES.das);
  // The form does not ask for the city's rate: the highest one is also the usual one.
  const issForaDoDas = faturamento12.isAbove(STATE_AND_CITY_LIMIT)
    ? result.money('ISS fora do DAS', faturamento.times(MOST_ISS), MOST_ISS.law)
    : undefined;
  const inssProLabore = result.money(
    'INSS do pró-labore',
    contribuicaoDoSocio(proLaboreConsiderado, empresa.tabelaDoInss),
    PRO_LABORE_INSS.law,
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
    liquidoPjAnual: result.total('Como PJ, por ano', liquidoPj.asShown().times(MONTHS_IN_YEAR)),
  };
}
