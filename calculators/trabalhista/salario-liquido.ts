import { option, requiredAmount, amount, between } from '../../schemas/fields.ts';
import { defineCalculator, type EvidenceOf } from '../../src/engine/definition.ts';
import {
  fontesGeraisDaFolha,
  salarioBrutoObrigatorio,
  dependentesDoImposto,
  mesDaFolha,
  anoDaFolha,
} from '../regras/dados-da-folha.ts';
import {
  INSS_DESDE_2020,
  anosComMes,
  anosDesde2020,
  continuaComTabela,
  regrasDesde2020,
  salarioUsualDesde2020,
} from '../regras/folha-desde-2020.ts';
import { LEI_DO_SALARIO_FAMILIA, LEI_DO_FGTS, LEI_DO_VALE_TRANSPORTE } from '../tabelas/leis-trabalhistas.ts';
import { COTA_DO_SALARIO_FAMILIA } from '../tabelas/salario-familia.ts';
import { examples, refusals } from './salario-liquido/examples.ts';
import { brutoPeloLiquido } from './salario-liquido/bruto-pelo-liquido.ts';
import { IMPOSTO_MENSAL_DESDE_2020, declaraHolerite } from './salario-liquido/holerite.ts';
import { staleTableWarning } from '../tabelas/stale-table.ts';
import { PARTE_DO_EMPREGADO_NO_VALE_TRANSPORTE } from '../tabelas/vale-transporte.ts';

/** A monthly amount, behind 'Mais detalhes'. */
function campoMensal(title: string, description: string) {
  return { ...amount, title, description, default: 0, details: true } as const;
}

const perguntasDoHolerite = {
  dependentes: dependentesDoImposto,
  pensaoAlimenticia: campoMensal(
    'Pensão alimentícia',
    'A fixada por um juiz ou em escritura, em reais por mês: sai também da base do imposto de renda.',
  ),
  previdenciaPrivada: campoMensal(
    'Previdência privada',
    'A que a empresa desconta na folha: sai também da base do imposto de renda.',
  ),
  custoValeTransporte: {
    ...campoMensal(
      'Passagens do mês',
      `Quanto custam as do vale-transporte: a empresa desconta até ${PARTE_DO_EMPREGADO_NO_VALE_TRANSPORTE} do salário, e nunca mais que elas.`,
    ),
    meaning: 'passagensDoMes',
  },
  planoSaude: campoMensal('Plano de saúde', 'A sua parte, se vem descontada no holerite.'),
  outrosDescontos: campoMensal(
    'Outros descontos',
    'Consignado, vale-refeição, sindicato, faltas: o que mais vem no holerite.',
  ),
  filhos: {
    type: 'integer',
    title: 'Filhos de até 14 anos',
    description: 'Ou inválidos de qualquer idade: quem ganha pouco recebe por eles o salário-família.',
    ...between(0, 20, 'Digite de 0 a 20 filhos'),
    default: 0,
    visibleWhen: `ano >= ${COTA_DO_SALARIO_FAMILIA.years[0]}`,
    details: true,
  },
  ano: { ...anoDaFolha, ...anosDesde2020 },
  mes: {
    ...mesDaFolha,
    description: 'As tabelas mudaram durante esse ano.',
    visibleWhen: anosComMes(INSS_DESDE_2020, IMPOSTO_MENSAL_DESDE_2020),
  },
} as const;

const regrasDoHolerite = [...regrasDesde2020, staleTableWarning(INSS_DESDE_2020)] as const;

const card = defineCalculator({
  id: 'trabalhista/salario-liquido',
  name: 'Salário líquido',
  title: 'Calculadora de salário líquido',
  description:
    'Do salário bruto ao que cai na conta, com INSS, imposto de renda e os outros descontos do holerite; ou do líquido que você quer ao bruto a pedir.',
  keywords:
    'salário líquido, salário limpo, quanto vou receber, holerite, contracheque, folha de pagamento, salário bruto, desconto, inss, irrf, imposto de renda, vale-transporte, salário-família, contra-cheque, quanto cai na conta, quanto sobra do salário, quanto sobra do meu salário, desconto em folha, quanto desconta do salário, descontos do salário, salário bruto para líquido, quanto recebo líquido, irrf no salário, pensão alimentícia',
  icon: 'wallet',
  popular: true,
  continuesWhen: continuaComTabela,
  sources: [
    ...fontesGeraisDaFolha,
    ...INSS_DESDE_2020.sources,
    ...IMPOSTO_MENSAL_DESDE_2020.sources,
    LEI_DO_VALE_TRANSPORTE,
    LEI_DO_SALARIO_FAMILIA,
    LEI_DO_FGTS,
  ],

  inputs: {
    type: 'object',
    required: ['modo'],
    properties: {
      modo: {
        type: 'string',
        title: 'O que você sabe',
        widget: 'tabs',
        oneOf: [option('bruto', 'O salário bruto'), option('liquido', 'O líquido que quero receber')],
        default: 'bruto',
        messages: { required: 'Escolha uma das opções da lista' },
      },
      salarioBruto: {
        ...salarioBrutoObrigatorio('Informe o salário bruto'),
        unusual: salarioUsualDesde2020,
        description: 'O total do mês antes dos descontos, com horas extras e adicionais.',
        visibleWhen: 'modo == "bruto"',
      },
      salarioLiquidoDesejado: {
        ...requiredAmount('Informe o salário líquido desejado'),
        title: 'Salário líquido desejado',
        unusual: salarioUsualDesde2020,
        description: 'Quanto deve cair na conta, já com todos os descontos.',
        visibleWhen: 'modo == "liquido"',
        placeholder: '2.500,00',
      },
      ...perguntasDoHolerite,
    },
  },
  rules: [
    { field: 'outrosDescontos', assert: 'salarioLiquido >= 0', message: 'Os descontos passam do salário' },
    ...regrasDoHolerite,
  ],

  compute({ modo, salarioBruto, salarioLiquidoDesejado, ...inputs }, result) {
    const bruto =
      (modo === 'bruto'
        ? salarioBruto
        : salarioLiquidoDesejado && brutoPeloLiquido(salarioLiquidoDesejado, inputs)) ?? 0;
    return declaraHolerite(result.money('Salário bruto', bruto), inputs, result);
  },
}).layout([
  {
    kind: 'headline',
    value: 'salarioBruto',
    label: 'Salário bruto a pedir',
    when: 'modo == "liquido"',
    answer: 'Para receber {salarioLiquido} por mês, peça {salarioBruto} brutos, pelas tabelas de {ano|text}.',
  },
  {
    kind: 'headline',
    value: 'salarioLiquido',
    answer: 'De {salarioBruto} brutos, você recebe {salarioLiquido} por mês, pelas tabelas de {ano|text}.',
  },
  { kind: 'sum', total: 'salarioLiquido' },
  {
    kind: 'notice',
    when: 'modo == "liquido" and salarioLiquido - salarioLiquidoDesejado > 0.01',
    text: 'Nenhum salário bruto dá exatamente {salarioLiquidoDesejado} líquidos: com o menor que basta, são {salarioLiquido}.',
  },
  { kind: 'rowComposition', rows: 'holerite', value: 'valor' },
]);
export default card;

export const evidence = { examples, refusals } satisfies EvidenceOf<typeof card>;
