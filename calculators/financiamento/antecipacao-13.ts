import { positiveAmount } from '../../schemas/fields.ts';
import { monthTerms } from '../../schemas/terms.ts';
import { defineCalculator } from '../../src/engine/definition.ts';
import { count, percent } from '../../src/quantity/quantity.ts';
import { discount as discounted } from '../formulas/annuity.ts';
import { positiveMonthlyRate } from '../rules/monthly-rate.ts';
import { FGTS_ANTICIPATION_RULES, FGTS_BIRTHDAY_LAW } from '../tables/credit-sources.ts';
import { THIRTEENTH_PAYMENT_LAW } from '../tables/labour-laws.ts';

/** What the lender is assumed to charge for the operation, in percent of the anticipated value. */
const FEE_PERCENT = 2;
/** Up to this discount, in percent of the benefit, the rate is taken for acceptable. No law says so. */
const ACCEPTABLE_PERCENT = 10;

const ACCEPTABLE = 'A taxa está dentro do aceitável para antecipações.';
const HIGH = 'A taxa está alta. Considere outras opções de crédito.';
const TERM_RANGE = 'Prazo deve estar entre 1 e 6 meses';

export default defineCalculator({
  id: 'financiamento/antecipacao-13',
  name: 'Antecipação do 13º e do FGTS',
  title: 'Simulador de antecipação do 13º salário ou do FGTS',
  description:
    'Veja quanto você recebe hoje ao antecipar o 13º salário ou o saque do FGTS, e quanto a antecipação custa.',
  keywords: 'antecipação, 13º, décimo terceiro, fgts, saque-aniversário, adiantamento, desconto',
  icon: 'calendar-clock',

  inputs: {
    type: 'object',
    required: ['benefitValue', 'interestRate', 'anticipationMonths'],
    properties: {
      benefitValue: {
        ...positiveAmount,
        title: 'Valor do benefício',
        description: 'O que você receberia na data certa: a parcela do 13º ou do saque do FGTS.',
        default: 1320,
        messages: { ...positiveAmount.messages, exclusiveMinimum: 'Informe o valor do benefício' },
      },
      interestRate: { ...positiveMonthlyRate, default: 3.5 },
      anticipationMonths: {
        type: 'integer',
        title: 'Meses de antecipação',
        description: 'Quanto falta para a data em que o dinheiro sairia.',
        oneOf: monthTerms(6),
        default: 3,
        messages: { required: TERM_RANGE, type: TERM_RANGE, enum: TERM_RANGE },
      },
    },
  },
  rules: [],

  compute({ benefitValue, interestRate, anticipationMonths }, result) {
    const originalValue = result.money('Valor na data certa', benefitValue);
    const anticipatedValue = result.money(
      'Valor antecipado',
      discounted(benefitValue, interestRate, count(anticipationMonths, 'meses')),
      'Valor presente: B ÷ (1 + i)^m',
    );
    const fees = result.money('Tarifa', anticipatedValue.times(percent(FEE_PERCENT)));
    const netValue = result.money('Você recebe agora', anticipatedValue.minus(fees));
    const discount = result.money('Desconto de juros', originalValue.minus(anticipatedValue));
    const discountPercentage = result.percent('Desconto sobre o benefício', discount.over(originalValue));
    const isHigh = discountPercentage.isAbove(percent(ACCEPTABLE_PERCENT));
    return {
      originalValue,
      anticipatedValue,
      fees,
      netValue,
      discount,
      discountPercentage,
      totalCost: result.total('Custo da antecipação', discount.plus(fees), { note: 'Desconto mais tarifa.' }),
      veredicto: result.text('Veredicto', isHigh ? HIGH : ACCEPTABLE, {
        note: `O limite usado é um desconto de ${ACCEPTABLE_PERCENT}% do benefício.`,
      }),
    };
  },
})
  .layout([
    { kind: 'headline', value: 'netValue' },
    {
      kind: 'figures',
      items: [
        'originalValue',
        'discount',
        'anticipatedValue',
        { value: 'fees', label: `Tarifa (${FEE_PERCENT}% do valor antecipado)` },
        'totalCost',
      ],
    },
    { kind: 'figures', title: 'Vale a pena?', items: ['discountPercentage', 'veredicto'] },
    {
      kind: 'notice',
      tone: 'warning',
      when: `discountPercentage > ${ACCEPTABLE_PERCENT}`,
      text: 'Antes de assinar, compare esta taxa com a do consignado e com a de um empréstimo pessoal.',
    },
    {
      kind: 'composition',
      title: 'Para onde vai o benefício',
      parts: [{ label: 'Você recebe', value: 'netValue' }, 'discount', 'fees'],
    },
    { kind: 'steps' },
    {
      kind: 'notice',
      tone: 'info',
      text: 'Esperar até a data certa poupa {totalCost}. O IOF, que também se paga nesta operação, fica fora da conta.',
    },
  ])
  .evidence({
    examples: [
      {
        title: 'Antecipar R$ 1.320,00 por três meses',
        input: { benefitValue: 1320, interestRate: 3.5, anticipationMonths: 3 },
        expected: {
          originalValue: 1320,
          anticipatedValue: 1190.56,
          fees: 23.81,
          netValue: 1166.75,
          discount: 129.44,
          totalCost: 153.25,
          veredicto: ACCEPTABLE,
        },
        source:
          'Conta à mão: 1,035³ = 1,108717875; 1.320 ÷ 1,108717875 = 1.190,5644; 2% = 23,8113; desconto de 9,8057%, até 10%',
      },
      {
        title: 'Antecipar R$ 2.000,00 por seis meses a 2% ao mês',
        input: { benefitValue: 2000, interestRate: 2, anticipationMonths: 6 },
        expected: {
          anticipatedValue: 1775.94,
          fees: 35.52,
          netValue: 1740.42,
          discount: 224.06,
          totalCost: 259.58,
          veredicto: HIGH,
        },
        source:
          'Tábua financeira: 1,02^6 = 1,126162419; 2.000 ÷ 1,126162419 = 1.775,9428; 2% = 35,5189; desconto de 11,2029%, acima de 10%',
      },
      {
        title: 'Antecipar R$ 1.210,00 por dois meses a 10% ao mês',
        input: { benefitValue: 1210, interestRate: 10, anticipationMonths: 2 },
        expected: {
          anticipatedValue: 1000,
          fees: 20,
          netValue: 980,
          discount: 210,
          totalCost: 230,
          veredicto: HIGH,
        },
        source: 'Conta à mão: 1.210 ÷ 1,1² = 1.000; 2% = 20; 210 ÷ 1.210 = 17,36%',
      },
      {
        title: 'Um desconto que se escreve 10,00%, mas passa de 10%',
        input: { benefitValue: 10, interestRate: 11.112, anticipationMonths: 1 },
        expected: { anticipatedValue: 9, fees: 0.18, netValue: 8.82, discount: 1, veredicto: HIGH },
        source: 'Conta à mão: 10 ÷ 1,11112 = 8,999928; 2% = 0,17999856; desconto de 10,00072%, acima de 10%',
        testOnly: true,
      },
      {
        title: 'Um desconto logo abaixo de 10%',
        input: { benefitValue: 10, interestRate: 11.111, anticipationMonths: 1 },
        expected: { anticipatedValue: 9, fees: 0.18, netValue: 8.82, discount: 1, veredicto: ACCEPTABLE },
        source: 'Conta à mão: 10 ÷ 1,11111 = 9,000009; desconto de 9,99991%, até 10%',
        testOnly: true,
      },
    ],
    refusals: [],
    sources: [THIRTEENTH_PAYMENT_LAW, FGTS_BIRTHDAY_LAW, FGTS_ANTICIPATION_RULES],
  });
