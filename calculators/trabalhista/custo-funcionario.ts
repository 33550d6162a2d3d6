import { amount, option, between } from '../../schemas/fields.ts';
import { defineCalculator, type EvidenceOf } from '../../src/engine/definition.ts';
import { money, percent, quantity } from '../../src/quantity/quantity.ts';
import { ALIQUOTA_USUAL_DE_TERCEIROS, ALIQUOTAS_DO_RAT } from '../tabelas/tributos-da-empresa.ts';
import { INSS } from '../tabelas/inss.ts';
import {
  CLT,
  LEI_DO_FGTS,
  LEI_DO_DECIMO_TERCEIRO,
  LEI_DO_VALE_TRANSPORTE,
} from '../tabelas/leis-trabalhistas.ts';
import {
  LEI_DO_FAP,
  LEI_DO_ANEXO_IV,
  LEI_DO_TRABALHO_DOMESTICO,
  LEI_DO_INSS_PATRONAL,
  LEI_DO_EMPREGADO_DO_MEI,
} from '../tabelas/leis-tributarias.ts';
import { endedTableWarning } from '../tabelas/stale-table.ts';
import { PARTE_DO_EMPREGADO_NO_VALE_TRANSPORTE } from '../tabelas/vale-transporte.ts';
import { declaraCustoPorRegime } from './custo-funcionario/custo-por-regime.ts';
import { examples, refusals } from './custo-funcionario/examples.ts';
import { declaraCustoMensal } from './custo-funcionario/custo-mensal.ts';
import { salarioBrutoObrigatorio } from '../regras/dados-da-folha.ts';

const DEVE_RAT = 'regime == "geral" or regime == "simples-anexo-iv"';
/** Default figures for comparing other regimes when the form does not ask for the company's own. */
const RAT_USUAL = 1;
const FAP_NEUTRO = 1;

const MAXIMO_DE_TERCEIROS = 20;

const ended = endedTableWarning(INSS);

const camposDaEmpresa = {
  rat: {
    type: 'integer',
    title: 'Risco do trabalho (RAT)',
    description: 'Porcentagem conforme o risco da atividade; está no cadastro da empresa.',
    oneOf: ALIQUOTAS_DO_RAT.map((each) => option(each, `${each}%`)),
    default: RAT_USUAL,
    visibleWhen: DEVE_RAT,
    details: true,
    messages: { required: 'Escolha uma das opções da lista' },
  },
  fap: {
    type: 'number',
    title: 'FAP',
    description: 'Multiplica o RAT conforme os acidentes da empresa; 1 é o neutro.',
    ...between(0.5, 2, 'O FAP vai de 0,5 a 2'),
    default: FAP_NEUTRO,
    visibleWhen: DEVE_RAT,
    details: true,
  },
  terceiros: {
    type: 'number',
    format: 'percent',
    title: 'Contribuição a terceiros',
    description: 'Sistema S, Sebrae, Incra e salário-educação: a soma depende da atividade.',
    ...between(0, MAXIMO_DE_TERCEIROS, `Digite uma porcentagem de 0% a ${MAXIMO_DE_TERCEIROS}%`),
    default: ALIQUOTA_USUAL_DE_TERCEIROS,
    visibleWhen: 'regime == "geral"',
    details: true,
  },
} as const;

const card = defineCalculator({
  id: 'trabalhista/custo-funcionario',
  name: 'Custo de um funcionário',
  title: 'Quanto custa um funcionário para a empresa?',
  description:
    'Calcule o custo mensal e anual de um empregado: salário, INSS patronal, FGTS, 13º, férias e benefícios, em cada regime da empresa.',
  keywords:
    'custo de funcionário, quanto custa um funcionário, encargos trabalhistas, inss patronal, folha de pagamento, contratar, empregador, empregada doméstica, babá, caseiro, guia dae, esocial, simples nacional, mei, clt, encargos da folha, quanto a empresa paga, contratar um funcionário, custo de um empregado',
  icon: 'users',
  sources: [
    LEI_DO_INSS_PATRONAL,
    LEI_DO_FAP,
    LEI_DO_ANEXO_IV,
    LEI_DO_EMPREGADO_DO_MEI,
    LEI_DO_TRABALHO_DOMESTICO,
    ...INSS.sources.slice(0, 1),
    LEI_DO_FGTS,
    LEI_DO_DECIMO_TERCEIRO,
    CLT,
    LEI_DO_VALE_TRANSPORTE,
  ],

  inputs: {
    type: 'object',
    required: ['salario'],
    properties: {
      salario: salarioBrutoObrigatorio('Informe o salário'),
      regime: {
        type: 'string',
        title: 'Quem contrata',
        description: 'O regime da empresa decide que encargos ela paga além do FGTS.',
        oneOf: [
          option('geral', 'Empresa do Lucro Presumido ou Real'),
          option('simples', 'Empresa do Simples (anexos I, II, III ou V)'),
          option('simples-anexo-iv', 'Empresa do Simples (anexo IV)'),
          option('mei', 'MEI'),
          option('domestico', 'Família, com empregado doméstico'),
        ],
        default: 'geral',
        messages: { required: 'Escolha uma das opções da lista' },
      },
      substitutoFerias: {
        type: 'boolean',
        title: 'Há substituto nas férias',
        description: 'Alguém contratado para o mês de férias, que também recebe salário.',
        default: false,
      },
      custoValeTransporte: {
        ...amount,
        title: 'Passagens do mês',
        meaning: 'passagensDoMes',
        description: `Quanto custa o vale-transporte: a empresa paga o que passa de ${PARTE_DO_EMPREGADO_NO_VALE_TRANSPORTE} do salário.`,
        default: 0,
      },
      beneficios: {
        ...amount,
        title: 'Benefícios por mês',
        description: 'A parte da empresa em vale-refeição, plano de saúde e outros.',
        default: 0,
      },
      ...camposDaEmpresa,
    },
  },
  rules: [
    {
      field: 'substitutoFerias',
      warn: 'substitutoFerias',
      message: 'Com substituto, o ano tem treze salários de trabalho',
    },
    // Only a household's charges have the ceiling of the table.
    { ...ended, warn: `regime == "domestico" and ${ended.warn}` },
  ],

  compute({ regime, rat, fap, terceiros, ...inputs }, result, { today }) {
    const { salario } = inputs;
    const teto = regime === 'domestico' ? money(INSS.newestInForceOn(today).teto) : salario;
    const empregado = { ...inputs, teto };
    const empresa = {
      rat: percent(rat ?? RAT_USUAL),
      fap: fap ?? quantity(FAP_NEUTRO),
      terceiros: terceiros ?? percent(ALIQUOTA_USUAL_DE_TERCEIROS),
    };
    const custo = declaraCustoMensal(regime, empregado, empresa, result);
    const mensal = custo.custoMensal.asShown();
    return {
      ...custo,
      ...result.group('No ano e em porcentagem', {
        custoAnual: result.total('Custo por ano', mensal.times(12)),
        acrescimo: result.percent('Acima do salário', mensal.minus(salario).over(salario)),
        percentualEncargos: custo.percentualEncargos,
      }),
      porRegime: declaraCustoPorRegime(regime, empregado, empresa, result),
    };
  },
}).layout([
  {
    kind: 'headline',
    answer:
      'Para pagar {salario} de salário, você gasta {custoMensal} por mês: {acrescimo|percent:1} a mais.',
  },
  {
    kind: 'chart',
    shape: 'stackedColumns',
    // Compare nothing for a household, which has only one regime.
    when: 'regime != "domestico"',
    rows: 'porRegime',
    series: ['salario', 'provisoes', 'encargos', 'extras'],
  },
  {
    kind: 'table',
    title: 'Quanto custaria em cada regime',
    when: 'regime != "domestico"',
    rows: 'porRegime',
    columns: ['regime', 'encargos', 'custo'],
  },
  {
    kind: 'notice',
    when: 'regime == "mei"',
    text: 'O MEI pode ter um só empregado, que receba o salário mínimo ou o piso da categoria.',
  },
]);
export default card;

export const evidence = { examples, refusals } satisfies EvidenceOf<typeof card>;
