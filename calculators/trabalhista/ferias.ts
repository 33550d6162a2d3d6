import { option } from '../../schemas/fields.ts';
import { defineCalculator, type EvidenceOf } from '../../src/engine/definition.ts';
import { money } from '../../src/quantity/quantity.ts';
import { addedUp } from '../formulas/added-up.ts';
import { ABONO_DE_FERIAS, BASE_DE_FERIAS } from '../lei/ferias.ts';
import { declaraDiasComTerco } from '../regras/declara-ferias.ts';
import { fontesDaFolha, campoSalarioBruto } from '../regras/dados-da-folha.ts';
import { CLT, CONSTITUICAO, LEI_DO_FGTS, LEI_DO_PAGAMENTO_DO_13 } from '../tabelas/leis-trabalhistas.ts';
import { MAXIMO_DE_FERIAS_VENDIDAS, FERIAS_INTEGRAIS } from '../tabelas/trabalho.ts';
import { REGULAMENTO_DO_IR, SOLUCAO_DO_ABONO } from '../tabelas/leis-da-retencao.ts';
import { perguntasDasFerias, regrasDasFerias } from './ferias/perguntas.ts';
import { examples, refusals } from './ferias/examples.ts';
import { declaraFeriasTiradas } from './ferias/ferias-tiradas.ts';

/** Names of the kinds of vacation; sold days have a name of their own. */
const NOMES_DAS_FERIAS = {
  integrais: 'Férias',
  proporcionais: 'Férias proporcionais',
  venda: 'Dias vendidos (abono)',
} as const;

const REGRA_DO_PAGAMENTO = {
  integrais: BASE_DE_FERIAS,
  proporcionais: BASE_DE_FERIAS,
  venda: ABONO_DE_FERIAS,
} as const;

const card = defineCalculator({
  id: 'trabalhista/ferias',
  name: 'Férias',
  title: 'Calculadora de férias',
  description:
    'Calcule quanto você recebe de férias: o terço, a venda de dias, o INSS, o imposto de renda e o líquido.',
  keywords:
    'férias, terço constitucional, abono pecuniário, vender férias, férias líquidas, desconto, descanso, clt, vender dez dias de férias, abono de férias, um terço de férias, férias proporcionais, férias vencidas',
  icon: 'palmtree',
  sources: [
    CLT,
    CONSTITUICAO,
    LEI_DO_PAGAMENTO_DO_13,
    LEI_DO_FGTS,
    REGULAMENTO_DO_IR,
    SOLUCAO_DO_ABONO,
    ...fontesDaFolha,
  ],

  inputs: {
    type: 'object',
    required: ['salary', 'type'],
    properties: {
      salary: campoSalarioBruto,
      days: {
        type: 'integer',
        title: 'Dias de férias',
        description: 'Na venda, os dias que vende.',
        unit: 'dias',
        minimum: 1,
        maximum: FERIAS_INTEGRAIS.number,
        default: FERIAS_INTEGRAIS.number,
        messages: {
          minimum: `Informe os dias de férias, de 1 a ${FERIAS_INTEGRAIS.number}`,
          maximum: `As férias têm no máximo ${FERIAS_INTEGRAIS}`,
        },
      },
      type: {
        type: 'string',
        title: 'Tipo de férias',
        widget: 'cards',
        oneOf: [
          option('integrais', 'Integrais', 'Depois de 12 meses de trabalho'),
          option('proporcionais', 'Proporcionais', 'Menos de 12 meses de trabalho'),
          option('venda', 'Venda de dias', 'Abono pecuniário, até um terço das férias'),
        ],
        default: 'integrais',
        messages: { required: 'Escolha o tipo de férias' },
      },
      ...perguntasDasFerias,
    },
  },
  rules: [{ field: 'salary', assert: 'salary > 0', message: 'Informe o salário' }, ...regrasDasFerias],

  compute({ salary, days, type, ...inputs }, result) {
    const base = addedUp(salary, inputs.mediaAdicionais ?? money(0));
    const { dias: valorFerias, terco: tercoConstitucional } = declaraDiasComTerco(
      base,
      days,
      { dias: NOMES_DAS_FERIAS[type], terco: 'Um terço constitucional', regra: REGRA_DO_PAGAMENTO[type] },
      result,
    );
    const total = result.total('Total bruto das férias', valorFerias.plus(tercoConstitucional));
    const { ano } = inputs;
    const tiradas = ano ? declaraFeriasTiradas({ ...inputs, ano, base, total }, result) : {};
    return { valorFerias, tercoConstitucional, total, ...tiradas };
  },
}).layout([
  {
    kind: 'headline',
    value: 'liquido',
    answer: {
      adiantarDecimoTerceiro:
        'Nestas férias de {days} você recebe {liquido}, já com os descontos e a 1ª parcela do 13º, pelas tabelas de {ano|text}.',
      true: 'Nestas férias de {days} você recebe {liquido}, já com os descontos, pelas tabelas de {ano|text}.',
    },
  },
  {
    kind: 'headline',
    value: 'total',
    answer: 'Pela venda de {days} você recebe {total}, já com o adicional de um terço.',
  },
  { kind: 'composition', title: 'De que se compõe o total bruto', parts: ['liquido', 'inss', 'irrf'] },
  {
    kind: 'notice',
    tone: 'warning',
    text: {
      [`type == "venda" and days > ${MAXIMO_DE_FERIAS_VENDIDAS.number}`]: `A lei permite vender até um terço das férias: ${MAXIMO_DE_FERIAS_VENDIDAS} de um período de ${FERIAS_INTEGRAIS.number} (${MAXIMO_DE_FERIAS_VENDIDAS.law}).`,
      'type == "proporcionais"':
        'Na rescisão, as férias não têm INSS nem imposto de renda: use a calculadora de rescisão.',
    },
  },
  {
    kind: 'notice',
    when: 'type == "venda"',
    text: 'Este é o valor dos dias vendidos, antes do imposto de renda sobre o terço deles; os dias de descanso são pagos à parte.',
  },
]);
export default card;

export const evidence = { examples, refusals } satisfies EvidenceOf<typeof card>;
