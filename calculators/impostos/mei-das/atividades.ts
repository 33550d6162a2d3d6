/** Lists the activities of a MEI with their taxes, and declares the tax on an excess. */
import { option } from '../../../schemas/fields.ts';
import type { Results } from '../../../src/quantity/declare.ts';
import { percent, type NamedQuantity, type Quantity } from '../../../src/quantity/quantity.ts';
import { EXCESSO_DO_MEI, MEI_CAMINHONEIRO, MEI_COMUM, type CategoriaDoMei } from '../../lei/mei.ts';
import type { TabelaDoSimples } from '../../tabelas/simples-nacional.ts';
import type { AnexoDoSimples } from '../../tabelas/partilha-do-simples.ts';

export const ATIVIDADES = [
  option('comercio', 'Comércio', 'Compra e venda de mercadorias'),
  option('industria', 'Indústria', 'Fabricação de produtos'),
  option('servicos', 'Serviços', 'Prestação de serviços em geral'),
  option('comercio-servicos', 'Comércio e serviços', 'As duas atividades juntas'),
  option('caminhoneiro', 'Caminhoneiro', 'Carga entre municípios ou estados'),
  option('caminhoneiro-municipal', 'Caminhoneiro no município', 'Carga dentro de um município'),
  option('caminhoneiro-ambos', 'Caminhoneiro, os dois', 'Carga dentro e fora do município'),
] as const;

export type AtividadeDoMei = (typeof ATIVIDADES)[number]['const'];

/** The taxes of an activity, with its contribution and limits. */
export interface TributosDoMei extends CategoriaDoMei {
  readonly pagaIcms: boolean;
  readonly pagaIss: boolean;
}

const SO_PRESTA_SERVICOS: readonly AtividadeDoMei[] = ['servicos', 'caminhoneiro-municipal'];
const PRESTA_SERVICOS: readonly AtividadeDoMei[] = [
  ...SO_PRESTA_SERVICOS,
  'comercio-servicos',
  'caminhoneiro-ambos',
];

/** True for freight carriers, who pay another INSS and have other limits. */
export function ehCaminhoneiro(atividade: AtividadeDoMei | undefined): boolean {
  return atividade?.startsWith('caminhoneiro') ?? false;
}

/** The taxes of an activity. Freight within the town pays the ISS; across its border, the ICMS. */
export function tributosDaAtividade(atividade: AtividadeDoMei): TributosDoMei {
  return {
    ...(ehCaminhoneiro(atividade) ? MEI_CAMINHONEIRO : MEI_COMUM),
    pagaIcms: !SO_PRESTA_SERVICOS.includes(atividade),
    pagaIss: PRESTA_SERVICOS.includes(atividade),
  };
}

/** The revenue of a year beside its limits, in reais. */
export interface FaturamentoDoAno {
  readonly faturado: Quantity;
  readonly limite: Quantity;
  /** Limit including the tolerance, beyond which the company loses the regime for the whole year. */
  readonly limiteTolerado: Quantity;
  /** Rates of the Simples Nacional. */
  readonly tabela: TabelaDoSimples;
}

/** Declares the remaining revenue or, above the limit, the excess and its tax, by the names of the results. */
export function declaraFaturamento(
  { faturado, limite, limiteTolerado, tabela }: FaturamentoDoAno,
  atividade: AtividadeDoMei,
  tributos: TributosDoMei,
  result: Results,
): Partial<Record<'podeFaturar' | 'excesso' | 'impostoExcesso', NamedQuantity>> {
  if (!faturado.isAbove(limite)) {
    return {
      podeFaturar: result.money('Ainda pode faturar no ano', limite.minus(faturado), tributos.regras.limite),
    };
  }
  const excesso = result.money('Faturamento acima do limite', faturado.minus(limite));
  // Omit the amount for truckers, because their limit is beyond the first band.
  if (faturado.isAbove(limiteTolerado) || ehCaminhoneiro(atividade)) return { excesso };
  return {
    excesso,
    impostoExcesso: result.money(
      'Imposto sobre o excesso',
      excesso.times(aliquotaDoExcesso(tributos, tabela)),
      {
        ...EXCESSO_DO_MEI,
        note: 'Pela declaração anual (DASN-SIMEI): a primeira faixa do Simples, anexo I para quem paga ICMS e III para quem paga ISS; para os dois, metade de cada.',
      },
    ),
  };
}

/** The rate of the first band of the Simples Nacional, which the annual declaration charges on an excess. */
function aliquotaDoExcesso({ pagaIcms, pagaIss }: TributosDoMei, { anexos }: TabelaDoSimples): Quantity {
  const aliquotaDo = (anexo: AnexoDoSimples) => percent(anexos[anexo][0]?.ratePercent ?? 0);
  if (pagaIcms && pagaIss) return aliquotaDo('I').plus(aliquotaDo('III')).over(2);
  return aliquotaDo(pagaIcms ? 'I' : 'III');
}
