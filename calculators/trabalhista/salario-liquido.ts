import { option, requiredAmount } from '../../schemas/fields.ts';
import { defineCalculator, type EvidenceOf } from '../../src/engine/definition.ts';
import { payrollSources, usualSalary } from '../regras/payroll-inputs.ts';
import { FAMILY_ALLOWANCE_LAW, FGTS_LAW, TRANSPORT_LAW } from '../tabelas/labour-laws.ts';
import { slipDetails, slipRules } from './salario-liquido/details.ts';
import { examples, refusals } from './salario-liquido/examples.ts';
import { grossForNet } from './salario-liquido/gross-for-net.ts';
import { paySlip } from './salario-liquido/pay-slip.ts';

const card = defineCalculator({
  id: 'trabalhista/salario-liquido',
  name: 'Salário líquido',
  title: 'Calculadora de salário líquido',
  description:
    'Do salário bruto ao que cai na conta, com INSS, imposto de renda e os outros descontos do holerite; ou do líquido que você quer ao bruto a pedir.',
  keywords:
    'salário líquido, salário limpo, quanto vou receber, holerite, contracheque, folha de pagamento, salário bruto, desconto, inss, irrf, imposto de renda, vale-transporte, salário-família, contra-cheque, quanto cai na conta, quanto sobra do salário, quanto sobra do meu salário, desconto em folha, descontos do salário, salário bruto para líquido, quanto recebo líquido, irrf no salário',
  icon: 'wallet',
  popular: true,
  sources: [...payrollSources, TRANSPORT_LAW, FAMILY_ALLOWANCE_LAW, FGTS_LAW],

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
        ...requiredAmount('Informe o salário bruto'),
        title: 'Salário bruto mensal',
        meaning: 'salarioBruto',
        unusual: usualSalary,
        description: 'O total do mês antes dos descontos, com horas extras e adicionais.',
        visibleWhen: 'modo == "bruto"',
        placeholder: '3.000,00',
      },
      salarioLiquidoDesejado: {
        ...requiredAmount('Informe o salário líquido desejado'),
        title: 'Salário líquido desejado',
        unusual: usualSalary,
        description: 'Quanto deve cair na conta, já com todos os descontos.',
        visibleWhen: 'modo == "liquido"',
        placeholder: '2.500,00',
      },
      ...slipDetails,
    },
  },
  rules: [
    { field: 'outrosDescontos', assert: 'salarioLiquido >= 0', message: 'Os descontos passam do salário' },
    ...slipRules,
  ],

  compute({ modo, salarioBruto, salarioLiquidoDesejado, ...inputs }, result) {
    const gross =
      (modo === 'bruto'
        ? salarioBruto
        : salarioLiquidoDesejado && grossForNet(salarioLiquidoDesejado, inputs)) ?? 0;
    return paySlip(result.money('Salário bruto', gross), inputs, result);
  },
}).layout([
  {
    kind: 'headline',
    value: 'salarioLiquido',
    when: 'modo == "bruto"',
    answer: 'De {salarioBruto} brutos, você recebe {salarioLiquido} por mês, pelas tabelas de {ano|text}.',
  },
  {
    kind: 'headline',
    value: 'salarioBruto',
    label: 'Salário bruto a pedir',
    when: 'modo == "liquido"',
    answer: 'Para receber {salarioLiquido} por mês, peça {salarioBruto} brutos, pelas tabelas de {ano|text}.',
  },
  { kind: 'sum', total: 'salarioLiquido' },
  {
    kind: 'notice',
    when: 'modo == "liquido" and salarioLiquido - salarioLiquidoDesejado > 0.01',
    text: 'Nenhum salário bruto dá exatamente {salarioLiquidoDesejado} líquidos: com o menor que basta, são {salarioLiquido}.',
  },
  {
    kind: 'rowComposition',
    title: 'Para onde vai o salário',
    rows: 'holerite',
    label: 'parte',
    value: 'valor',
  },
]);
export default card;

export const evidence = {
  examples,
  refusals,
} satisfies EvidenceOf<typeof card>;
