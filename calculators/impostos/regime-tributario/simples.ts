/** Calculates a year under the Simples Nacional, by the law and by the simple estimate. */
import { formatMoney, formatPercent } from '../../../src/engine/format.ts';
import { simpleMethod } from '../../../src/engine/methods.ts';
import type { NamedValue, Results } from '../../../src/quantity/declare.ts';
import { money, type NamedQuantity, type Quantity, percent } from '../../../src/quantity/quantity.ts';
import { findBand } from '../../formulas/progressive-bands.ts';
import { anexoDaEmpresa } from '../../lei/atividade-do-simples.ts';
import { aliquotaEfetivaDe, faixaDaReceita, ARTIGOS_DO_SIMPLES } from '../../lei/simples-nacional.ts';
import { aliquotaPatronal, issEIcms } from '../../lei/tributos-da-empresa.ts';
import { ALIQUOTA_PATRONAL_DO_INSS } from '../../tabelas/tributos-da-empresa.ts';
import { inMillions } from '../../tabelas/legal-figure.ts';
import {
  SUBLIMITE_DO_SIMPLES,
  type TabelaDoSimples,
  FAIXAS_DO_SIMPLES,
} from '../../tabelas/simples-nacional.ts';
import type { AnexoDoSimples } from '../../tabelas/partilha-do-simples.ts';
import {
  declaraRegimeMaisBarato,
  declaraLucroPresumidoFederal,
  somaDosTributos,
  type Empresa,
} from './lucro-presumido-e-real.ts';

/** The yearly cost of the Simples. */
interface TributosNoSimples {
  readonly anexo?: NamedValue<AnexoDoSimples>;
  readonly aliquota: NamedQuantity;
  /** The parts of the cost, where it is more than the DAS. */
  readonly das?: NamedQuantity | undefined;
  readonly inssPatronal?: NamedQuantity | undefined;
  readonly imposto: NamedQuantity;
  /** Above the limit for state and city taxes, as under the other regimes; absent below it or without such a tax. */
  readonly issForaDoDas?: NamedQuantity | undefined;
  readonly icmsForaDoDas?: NamedQuantity | undefined;
  readonly detalhes: readonly string[];
}

const PAGAMENTO_UNICO_POR_MES = 'Um só pagamento por mês (DAS)';

export const PAGAMENTO_UNICO = `${PAGAMENTO_UNICO_POR_MES}, com ICMS, ISS e, em regra, o INSS patronal incluídos`;

const ARTIGOS_ACIMA_DO_SUBLIMITE = 'LC 123/2006, arts. 13-A, 19 e 20, § 1º';

/**
 * A year of equal months: the DAS on the revenue plus the employer's INSS in annex IV and, above the limit of LC
 * 123/2006, art. 13-A, the ISS or ICMS of the whole year.
 */
export function declaraSimples(
  empresa: Empresa,
  tabela: TabelaDoSimples,
  result: Results,
): TributosNoSimples {
  const { faturamentoAnual: receita, folhaAnual: folha } = empresa;
  const anexo = anexoDaEmpresa(empresa);
  const { number: numero, band: faixa } = faixaDaReceita(receita, tabela.anexos[anexo]);
  const aliquota = result.percent('Alíquota efetiva do Simples', aliquotaEfetivaDe(receita, faixa), {
    law: ARTIGOS_DO_SIMPLES.aliquotaEfetiva,
    decimals: 4,
  });
  const das = result.money('DAS do ano', receita.times(aliquota), ARTIGOS_DO_SIMPLES.das);
  result.working(das);
  const pagaAParte = anexo === 'IV' && folha.isAbove(0);
  const patronal = result.money(
    'INSS patronal do Anexo IV',
    pagaAParte ? folha.times(aliquotaPatronal(empresa.ratPercentual)) : money(0),
    ALIQUOTA_PATRONAL_DO_INSS.law,
  );
  const isAboveLimit = receita.isAbove(SUBLIMITE_DO_SIMPLES);
  const { iss, icms } = issEIcms(empresa);
  const foraDoDas = (label: string, tributo: Quantity) =>
    isAboveLimit && tributo.isAbove(0) ? result.money(label, tributo, ARTIGOS_ACIMA_DO_SUBLIMITE) : undefined;
  const issForaDoDas = foraDoDas('ISS fora do DAS', iss);
  const icmsForaDoDas = foraDoDas('ICMS fora do DAS', icms);
  const inssPatronal = pagaAParte ? patronal : undefined;
  const alemDoDas = [inssPatronal, issForaDoDas, icmsForaDoDas].filter((tributo) => tributo !== undefined);
  return {
    ...result.group('De que é feito o Simples Nacional', {
      anexo: result.text('Anexo do Simples', anexo),
      aliquota,
      das: alemDoDas.length > 0 ? das : undefined,
      inssPatronal,
      issForaDoDas,
      icmsForaDoDas,
      imposto: result.total('Simples Nacional', somaDosTributos(das, alemDoDas)),
    }),
    detalhes: [
      `Anexo ${anexo}, faixa ${numero} de ${tabela.anexos[anexo].length}: alíquota efetiva de ${formatPercent(aliquota.shown)}`,
      ...(pagaAParte ? [`INSS patronal pago à parte no Anexo IV: ${formatMoney(patronal.shown)}`] : []),
      ...(isAboveLimit
        ? [
            `Acima de ${inMillions(SUBLIMITE_DO_SIMPLES)}, o ICMS e o ISS são pagos por fora do DAS`,
            'A conta compara anos inteiros com este faturamento: no primeiro que passa desse sublimite, e só até R$ 4,32 milhões, o ISS e o ICMS ficam no DAS até dezembro',
          ]
        : []),
      // Do not claim to include the separate taxes mentioned above.
      isAboveLimit || anexo === 'IV' ? PAGAMENTO_UNICO_POR_MES : PAGAMENTO_UNICO,
    ],
  };
}

/** Overall rates in percent in place of the annexes of the Simples, band by band: the estimate's own. */
const ALIQUOTAS_MEDIAS = [6, 9, 10.5, 14, 17.5, 19] as const;
const FAIXAS_DAS_ALIQUOTAS_MEDIAS = ALIQUOTAS_MEDIAS.map((ratePercent, index) => ({
  upTo: FAIXAS_DO_SIMPLES[index] ?? 0,
  ratePercent,
}));

/** The simple estimate of a year. */
function declaraSimplesPelaMedia(receita: Quantity, result: Results): TributosNoSimples {
  const found = findBand(receita.exact, FAIXAS_DAS_ALIQUOTAS_MEDIAS);
  if (found === undefined) throw new RangeError('The schema refuses revenue above the last band.');
  const { upTo: limite, ratePercent: aliquotaMedia } = found.band;
  const aliquota = result.percent('Alíquota estimada do Simples', percent(aliquotaMedia));
  return {
    ...result.group('De que é feito o Simples Nacional', {
      aliquota,
      imposto: result.total('Simples Nacional', receita.times(aliquota)),
    }),
    detalhes: [
      `Faturamento anual na faixa até ${formatMoney(limite)}`,
      `Alíquota média estimada: ${formatPercent(aliquotaMedia)}`,
      PAGAMENTO_UNICO,
    ],
  };
}

/** Compare average rates of the Simples with the federal taxes of the Lucro Presumido. */
export const contaSimples = simpleMethod({
  fields: ['faturamentoAnual'],
  because:
    'A conta simples usa alíquotas médias do Simples e só os tributos federais do comércio e da indústria; pelas regras valem o anexo, a atividade, a folha, o ISS e o ICMS.',
  compute({ faturamentoAnual }: { faturamentoAnual: Quantity }, result: Results) {
    const simplesNacional = declaraSimplesPelaMedia(faturamentoAnual, result);
    const lucroPresumido = declaraLucroPresumidoFederal(faturamentoAnual, result);
    return {
      simplesNacional,
      lucroPresumido,
      ...declaraRegimeMaisBarato(
        [
          { nome: 'Simples Nacional', custo: simplesNacional.imposto },
          { nome: 'Lucro Presumido', custo: lucroPresumido.total },
        ],
        result,
      ),
    };
  },
});
