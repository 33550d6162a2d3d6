import { amount, requiredAmount, years as yearsField, option } from '../../schemas/fields.ts';
import { defineCalculator, type EvidenceOf } from '../../src/engine/definition.ts';
import { money, percent } from '../../src/quantity/quantity.ts';
import {
  RETENCAO_NO_RESGATE,
  TABELA_REGRESSIVA,
  aliquotaRegressiva,
  parteTributada,
} from '../lei/imposto-da-previdencia.ts';
import { LIMITE_DA_PREVIDENCIA, IMPOSTO_ANUAL } from '../tabelas/irpf-anual.ts';
import { RETENCAO_DA_PREVIDENCIA, VGBL_SEM_IOF, IOF_NO_VGBL } from '../tabelas/previdencia-privada.ts';
import { LEI_DO_RESGATE, DECRETO_DA_PREVIDENCIA } from '../tabelas/fontes-dos-investimentos.ts';
import { EXAMPLES } from './pgbl-vgbl/examples.ts';
import { declaraTabelaRegressiva } from './pgbl-vgbl/tabela-regressiva.ts';
import { declaraAnoDoPgbl, declaraAnoDoVgbl } from './pgbl-vgbl/contribuicao-do-ano.ts';
import { formatPercent } from '../../src/engine/format.ts';

const campoDoPlano = {
  type: 'string',
  title: 'Plano',
  widget: 'cards',
  oneOf: [
    option('pgbl', 'PGBL', 'Deduz-se da renda; o resgate paga imposto sobre tudo'),
    option('vgbl', 'VGBL', 'Não é dedutível; o resgate paga só sobre o rendimento'),
  ],
  default: 'pgbl',
} as const;

const campoDaTabela = {
  type: 'string',
  title: 'Tabela do imposto',
  widget: 'cards',
  oneOf: [
    option('regressiva', 'Regressiva', 'A alíquota cai com o tempo, e o imposto é definitivo'),
    option('progressiva', 'Progressiva', 'A da declaração anual, com uma parte retida antes'),
  ],
  default: 'regressiva',
} as const;

const faixasDoImposto = IMPOSTO_ANUAL.entries.at(-1)?.faixas ?? [];

/** The highest rate of the yearly table that applies to a person's income, in percent. */
const campoDaAliquota = {
  type: 'string',
  title: 'Sua alíquota do IRPF',
  description: 'A maior que a sua renda alcança na tabela anual.',
  oneOf: faixasDoImposto.map(({ ratePercent }) =>
    option(String(ratePercent), ratePercent === 0 ? 'Isento' : formatPercent(ratePercent)),
  ),
  default: '0',
} as const;

const NO_BALANCE = 'Informe o saldo';
const WITHHELD_ONLY = `Estes ${RETENCAO_DA_PREVIDENCIA} são um adiantamento: na declaração anual, o resgate se soma à sua renda, e o imposto pode subir ou voltar.`;
const OF_PGBL = "plano == 'pgbl'";

const card = defineCalculator({
  id: 'previdencia/pgbl-vgbl',
  name: 'PGBL ou VGBL',
  title: 'Calculadora de previdência privada: PGBL ou VGBL',
  description:
    'Quanto sobra da previdência privada depois do imposto, no PGBL e no VGBL, pela tabela regressiva ou progressiva, e quanto o PGBL economiza por ano.',
  keywords:
    'pgbl, vgbl, pgbl ou vgbl, previdência privada, previdência, aposentadoria, resgate de previdência, tabela regressiva, tabela progressiva, imposto de renda, irpf, deduções, declaração, dedução da previdência, iof do vgbl, planejamento, poupar',
  icon: 'piggy-bank',
  sources: [LEI_DO_RESGATE, LIMITE_DA_PREVIDENCIA.source, DECRETO_DA_PREVIDENCIA],

  inputs: {
    type: 'object',
    required: ['plano', 'tabela', 'saldo', 'years'],
    properties: {
      plano: campoDoPlano,
      tabela: campoDaTabela,
      saldo: {
        ...requiredAmount(NO_BALANCE),
        title: 'Saldo a resgatar',
        description: 'O que o plano vale hoje, com o rendimento.',
        placeholder: '50.000,00',
      },
      totalContribuido: {
        ...amount,
        title: 'Total de contribuições',
        description: 'O que você pôs no plano: no VGBL, só o que passa disso é tributado.',
        default: 0,
        visibleWhen: "plano == 'vgbl'",
      },
      years: {
        ...yearsField,
        title: 'Tempo das contribuições',
        description: 'Há quantos anos o dinheiro entrou, como se fosse de uma vez.',
        visibleWhen: "tabela == 'regressiva'",
        placeholder: '10',
      },
      contribuicaoAnual: {
        ...amount,
        title: 'Contribuição no ano',
        description: `Opcional. No VGBL, o que passa de ${VGBL_SEM_IOF} paga IOF de ${IOF_NO_VGBL}.`,
        default: 0,
      },
      rendaBrutaAnual: {
        ...amount,
        title: 'Renda bruta no ano',
        description: `Opcional. A tributável: você deduz até ${LIMITE_DA_PREVIDENCIA} dela.`,
        default: 0,
        visibleWhen: OF_PGBL,
      },
      aliquotaIrpf: { ...campoDaAliquota, visibleWhen: OF_PGBL },
    },
  },
  rules: [
    {
      field: 'totalContribuido',
      warn: "plano == 'vgbl' and totalContribuido > saldo",
      message: 'O plano vale menos do que você contribuiu: sem rendimento, não há imposto',
    },
    {
      field: 'totalContribuido',
      warn: "plano == 'vgbl' and totalContribuido == 0",
      message:
        'Sem o total de contribuições, todo o saldo conta como rendimento, e o imposto sai alto demais',
    },
    {
      field: 'contribuicaoAnual',
      warn: "plano == 'pgbl' and rendaBrutaAnual > 0 and contribuicaoAnual > limiteDeducao",
      message: `O que passa de ${LIMITE_DA_PREVIDENCIA} da renda não é dedutível e será tributado no resgate: para essa parte, o VGBL custa menos`,
    },
  ],

  compute({ plano, tabela, saldo, totalContribuido, years, aliquotaIrpf, ...doAno }, result) {
    const isPgbl = plano === 'pgbl';
    const isRegressive = tabela === 'regressiva';
    const aliquotaDoResgate = isRegressive ? aliquotaRegressiva(years ?? money(0)) : RETENCAO_DA_PREVIDENCIA;
    const baseTributavel = result.money(
      'Parte tributada',
      parteTributada(plano, saldo, totalContribuido ?? money(0)),
      isPgbl ? 'No PGBL, todo o saldo' : 'No VGBL, o saldo menos as contribuições',
    );
    const regra = isRegressive
      ? { law: aliquotaDoResgate.law, rule: TABELA_REGRESSIVA }
      : RETENCAO_NO_RESGATE;
    const aliquota = result.percent('Alíquota', aliquotaDoResgate, {
      ...regra,
      ...(isRegressive ? {} : { note: WITHHELD_ONLY }),
    });
    const ir = result.money('Imposto de renda', baseTributavel.times(aliquotaDoResgate), {
      ...regra,
      zero: 'Sem rendimento, não há imposto.',
    });
    return {
      ...result.group('O imposto do resgate', { baseTributavel, aliquota }),
      ir,
      valorLiquido: result.total('Você recebe', saldo.minus(ir)),
      ...(isPgbl ? declaraAnoDoPgbl({ ...doAno, aliquota: percent(Number(aliquotaIrpf ?? 0)) }, result) : {}),
      ...(isPgbl ? {} : declaraAnoDoVgbl(doAno, result)),
      faixas: declaraTabelaRegressiva(saldo, baseTributavel, result),
    };
  },
}).layout([
  {
    kind: 'headline',
    answer: {
      'ir > 0': 'Dos {saldo} que resgata, você recebe {valorLiquido}, depois de {ir} de imposto de renda.',
      'ir == 0': 'Você recebe os {saldo} inteiros, porque nada do resgate é tributado.',
    },
  },
  {
    kind: 'chart',
    shape: 'stackedColumns',
    title: 'Quanto mais tempo, menos imposto (tabela regressiva)',
    rows: 'faixas',
    series: ['valorLiquido', 'ir'],
  },
  { kind: 'table', rows: 'faixas' },
]);
export default card;

export const evidence = {
  examples: EXAMPLES,
  refusals: [
    { input: { saldo: 0 }, field: 'saldo', message: NO_BALANCE },
    { input: { saldo: '' }, field: 'saldo', message: NO_BALANCE },
  ],
} satisfies EvidenceOf<typeof card>;
