import { amount } from '../../schemas/fields.ts';
import { defineCalculator, type EvidenceOf } from '../../src/engine/definition.ts';
import { column } from '../../src/quantity/declare.ts';
import { sumOfAll } from '../../src/quantity/quantity.ts';
import {
  ePrimeiroAno,
  fatorDaFolha,
  faixaDaReceita,
  receitaDaFolha,
  receitaDeDozeMeses,
  ARTIGOS_DO_SIMPLES,
} from '../lei/simples-nacional.ts';
import { FATOR_R_DO_ANEXO_III, SIMPLES_NACIONAL } from '../tabelas/simples-nacional.ts';
import { endedTableWarning } from '../tabelas/stale-table.ts';
import { PORTAL_DO_SIMPLES } from '../tabelas/leis-tributarias.ts';
import {
  campoDasAtividades,
  regrasDasAtividades,
  mesDeAtividade,
  folhaDeDozeMeses,
  SENTENCES,
  estaNoPrimeiroMes,
  recusaDoLimite,
  alertasDoSimples,
  orientacoesDoSimples,
} from './simples-nacional/perguntas.ts';
import {
  colunasDosAnexos,
  declaraTributosDoAnexo,
  declaraTributos,
  recusaDaDivisao,
  avisoDaDivisao,
} from './simples-nacional/anexos.ts';
import { examples, notShown, refusals } from './simples-nacional/examples.ts';

/** Show the effective rate with as many decimals as the PGDAS-D, as accountants expect. */
const FOUR_PLACES = { decimals: 4 } as const;

/** Percentage above which four decimals may round a fator R of annex V up to the limit of annex III. */
const FATOR_R_QUE_SE_LE_28 = FATOR_R_DO_ANEXO_III.typed - 0.0001;

const card = defineCalculator({
  id: 'impostos/simples-nacional',
  name: 'Simples Nacional',
  title: 'Calculadora do Simples Nacional',
  description:
    'Calcule o DAS do mês, a alíquota efetiva e quanto vai para cada tributo, com um ou vários anexos e o fator R.',
  keywords:
    'simples nacional, das, anexo, alíquota efetiva, faturamento, rbt12, fator r, pgdas, microempresa, das do simples nacional, anexo do simples, anexo iii',
  icon: 'store',
  popular: true,
  sources: [...SIMPLES_NACIONAL.sources, PORTAL_DO_SIMPLES],

  inputs: {
    type: 'object',
    required: ['faturamento12Meses', 'faturamentoMensal'],
    properties: {
      // Put limits into rules instead of schema keywords, so that the division by annexes is checked even if one fails.
      faturamento12Meses: {
        type: 'number',
        format: 'money',
        title: 'Faturamento dos últimos 12 meses',
        description:
          'Receita bruta dos doze meses anteriores ao mês do cálculo (RBT12); no primeiro ano, desde a abertura.',
        placeholder: '240.000,00',
      },
      faturamentoMensal: {
        type: 'number',
        format: 'money',
        title: 'Faturamento do mês',
        description: 'Receita bruta do mês sobre a qual o DAS é calculado.',
        maximum: amount.maximum,
        messages: { maximum: amount.messages.maximum },
        placeholder: '20.000,00',
      },
      anexos: campoDasAtividades,
      mesesAtividade: mesDeAtividade,
      folha12Meses: folhaDeDozeMeses,
    },
  },
  rules: [
    {
      field: 'faturamento12Meses',
      assert:
        'faturamento12Meses > 0 or (given(mesesAtividade) and mesesAtividade < 13 and faturamento12Meses >= 0)',
      message: SENTENCES.semReceita,
    },
    {
      field: 'faturamento12Meses',
      check: (typed) => (estaNoPrimeiroMes(typed) ? undefined : recusaDoLimite(typed)),
    },
    {
      field: 'faturamentoMensal',
      check: (typed) => (estaNoPrimeiroMes(typed) ? recusaDoLimite(typed) : undefined),
    },
    { field: 'faturamentoMensal', assert: 'faturamentoMensal > 0', message: SENTENCES.semReceitaNoMes },
    ...regrasDasAtividades,
    { field: 'anexos', check: ({ anexos, faturamentoMensal }) => recusaDaDivisao(anexos, faturamentoMensal) },
    endedTableWarning(SIMPLES_NACIONAL),
  ],
  liveNotice: ({ anexos, faturamentoMensal }) => avisoDaDivisao(anexos, faturamentoMensal),

  compute(
    { faturamento12Meses, faturamentoMensal, anexos, mesesAtividade, folha12Meses },
    result,
    { today },
  ) {
    const tabela = SIMPLES_NACIONAL.newestInForceOn(today);
    const receita = {
      antes: faturamento12Meses,
      noMes: faturamentoMensal,
      mesDeAtividade: mesesAtividade,
    };
    const rbt12 = result.money(
      'Receita de 12 meses (RBT12)',
      receitaDeDozeMeses(receita),
      ARTIGOS_DO_SIMPLES.anoDeAbertura,
    );
    const fatorR =
      folha12Meses &&
      result.percent('Fator R', fatorDaFolha(folha12Meses, receita), {
        law: ePrimeiroAno(receita) ? ARTIGOS_DO_SIMPLES.fatorRNoPrimeiroAno : ARTIGOS_DO_SIMPLES.fatorR,
        ...FOUR_PLACES,
      });
    const empresa = {
      receita12: rbt12,
      receitaDoMes: faturamentoMensal,
      folha: folha12Meses,
      receitaDaFolha: receitaDaFolha(receita),
    };
    const tributosDosAnexos = anexos.map(({ atividade, ...dadosDaAtividade }) => ({
      atividade,
      ...declaraTributosDoAnexo(dadosDaAtividade, empresa, tabela, result),
    }));
    const valorDASTotal = result.total(
      'Total do DAS',
      sumOfAll(tributosDosAnexos.map((tributos) => tributos.valorDASMensal)),
    );
    const aliquotaEfetivaPonderada = result.percent(
      'Alíquota efetiva ponderada',
      valorDASTotal.asShown().over(faturamentoMensal),
      FOUR_PLACES,
    );
    const faixa = {
      faixaAtual: result.count('Faixa de faturamento', faixaDaReceita(rbt12, tabela.anexos.I).number, {
        unit: `de ${tabela.anexos.I.length}`,
      }),
      aliquotaEfetiva: result.percent('Alíquota efetiva', aliquotaEfetivaPonderada, FOUR_PLACES),
      fatorR,
      rbt12,
    };
    result.group('A empresa no Simples', { ...faixa, aliquotaEfetivaPonderada });
    const situacao = {
      anexos: new Set(tributosDosAnexos.map(({ anexo }) => anexo)),
      pedeFatorR: anexos.some(({ sujeitoFatorR }) => sujeitoFatorR),
      ...empresa,
    };
    const pelaFolha = folha12Meses && tributosDosAnexos.find((_, index) => anexos[index]?.sujeitoFatorR);
    return {
      ...faixa,
      ...(pelaFolha && { anexoPeloFatorR: result.text('Anexo pelo fator R', pelaFolha.anexo) }),
      anexosCalculados: result.rows('Cálculo por anexo', colunasDosAnexos, tributosDosAnexos),
      tributosDoDas: result.rows(
        'Para onde vai o DAS',
        { tributo: column.text('Tributo'), valor: column.money('Valor') },
        declaraTributos(tributosDosAnexos, result),
      ),
      resumo: { valorDASTotal, aliquotaEfetivaPonderada },
      orientacoes: orientacoesDoSimples(situacao),
      alertas: alertasDoSimples(situacao),
    };
  },
}).layout([
  {
    kind: 'headline',
    label: 'DAS do mês',
    answer: {
      [`anexoPeloFatorR == "V" and fatorR > ${FATOR_R_QUE_SE_LE_28}`]: `Com o fator R pouco abaixo de ${FATOR_R_DO_ANEXO_III}, vale o anexo V: sobre os {faturamentoMensal} do mês, você paga {resumo.valorDASTotal} de DAS, {aliquotaEfetiva} do faturamento.`,
      'given(anexoPeloFatorR)':
        'Com o fator R de {fatorR}, vale o anexo {anexoPeloFatorR}: sobre os {faturamentoMensal} do mês, você paga {resumo.valorDASTotal} de DAS, {aliquotaEfetiva} do faturamento.',
      true: 'Sobre os {faturamentoMensal} do mês, você paga {resumo.valorDASTotal} de DAS: {aliquotaEfetiva} do faturamento.',
    },
  },
  { kind: 'lines', title: 'Alertas', lines: 'alertas', tone: 'warning' },
  { kind: 'rowComposition', title: 'O DAS por tributo', rows: 'tributosDoDas', value: 'valor' },
  { kind: 'text', text: 'Cada tributo é arredondado: a soma deles pode diferir do DAS em centavos.' },
  { kind: 'table', rows: 'anexosCalculados', download: 'simples-nacional' },
  { kind: 'lines', title: 'Orientações', lines: 'orientacoes' },
]);
export default card;

export const evidence = {
  examples,
  refusals,
  notShown,
} satisfies EvidenceOf<typeof card>;
