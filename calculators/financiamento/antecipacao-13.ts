import { positiveAmount } from '../../schemas/fields.ts';
import { monthTerms } from '../../schemas/terms.ts';
import { defineCalculator } from '../../src/engine/definition.ts';
import { discount as discounted, fractionOfPercent } from '../formulas/annuity-decimals.ts';
import { compare, decimal } from '../../src/decimal/decimal.ts';
import { percentOf, reais, shareInPercent, subtractReais, sumReais } from '../../src/decimal/money.ts';
import { percentNumber } from '../../src/decimal/percent-number.ts';
import { positiveMonthlyRate } from '../rules/monthly-rate.ts';
import { refusedWith } from '../rules/refused-with.ts';

/** What the lender charges for the operation, in percent of the anticipated value. */
const FEE_PERCENT = 2;
/** Up to this discount, in percent of the benefit, the rate is acceptable for an anticipation. */
const ACCEPTABLE_DISCOUNT = 10;

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

  compute({ benefitValue, interestRate, anticipationMonths }) {
    const value = discounted(benefitValue, fractionOfPercent(interestRate), anticipationMonths);
    const percentage = shareInPercent(decimal(benefitValue).minus(value), benefitValue);
    const originalValue = reais(decimal(benefitValue));
    const anticipatedValue = reais(value);
    const fees = reais(percentOf(value, FEE_PERCENT));
    const discount = subtractReais(originalValue, anticipatedValue);
    return {
      originalValue,
      anticipatedValue,
      fees,
      netValue: subtractReais(anticipatedValue, fees),
      discount,
      discountPercentage: percentNumber(percentage),
      totalCost: sumReais(discount, fees),
      veredicto: compare(percentage, ACCEPTABLE_DISCOUNT) <= 0 ? ACCEPTABLE : HIGH,
    };
  },
})
  .layout([
    { kind: 'headline', label: 'Você recebe agora', value: 'netValue', format: 'money' },
    {
      kind: 'figures',
      items: [
        { label: 'Valor na data certa', value: 'originalValue', format: 'money' },
        { label: 'Desconto de juros', value: 'discount', format: 'money' },
        { label: 'Valor antecipado', value: 'anticipatedValue', format: 'money' },
        { label: 'Tarifa (2% do valor antecipado)', value: 'fees', format: 'money' },
        {
          label: 'Custo da antecipação',
          value: 'totalCost',
          format: 'money',
          total: true,
          note: 'Desconto mais tarifa.',
        },
      ],
    },
    {
      kind: 'figures',
      title: 'Vale a pena?',
      items: [
        { label: 'Desconto sobre o benefício', value: 'discountPercentage', format: 'percent' },
        {
          label: 'Veredicto',
          value: 'veredicto',
          format: 'text',
          note: 'O limite usado é um desconto de 10% do benefício.',
        },
      ],
    },
    {
      kind: 'notice',
      tone: 'warning',
      when: 'discountPercentage > 10',
      text: 'Antes de assinar, compare esta taxa com a do consignado e com a de um empréstimo pessoal.',
    },
    {
      kind: 'composition',
      title: 'Para onde vai o benefício',
      parts: [
        { label: 'Você recebe', value: 'netValue' },
        { label: 'Desconto de juros', value: 'discount' },
        { label: 'Tarifa', value: 'fees' },
      ],
      format: 'money',
    },
    {
      kind: 'steps',
      items: [
        {
          label: 'Valor antecipado',
          text: '{benefitValue|money} ÷ (1 + {interestRate|percent:4})^{anticipationMonths|integer} = {anticipatedValue|money}',
          law: 'Valor presente: B ÷ (1 + i)^m',
        },
        { label: 'Tarifa', text: '2% × {anticipatedValue|money} = {fees|money}' },
        { label: 'Valor líquido', text: '{anticipatedValue|money} − {fees|money} = {netValue|money}' },
        { label: 'Desconto', text: '{originalValue|money} − {anticipatedValue|money} = {discount|money}' },
        {
          label: 'Desconto em porcentagem',
          text: '1 − 1 ÷ (1 + {interestRate|percent:4})^{anticipationMonths|integer} = {discountPercentage|percent}',
        },
        { label: 'Custo', text: '{discount|money} + {fees|money} = {totalCost|money}' },
      ],
    },
    {
      kind: 'notice',
      tone: 'info',
      text: 'Esperar até a data certa poupa {totalCost|money}. O IOF, que também se paga nesta operação, fica fora da conta.',
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
    refusals: [
      ...refusedWith('Informe o valor do benefício', { benefitValue: 0 }, { benefitValue: 'a combinar' }),
      ...refusedWith('Digite um valor de até R$ 1 trilhão', { benefitValue: 2e12 }),
      ...refusedWith('Informe a taxa de juros', { interestRate: 0 }),
      ...refusedWith('Digite uma taxa de até 100% ao mês', { interestRate: 101 }),
      ...refusedWith(
        TERM_RANGE,
        { anticipationMonths: 0 },
        { anticipationMonths: 7 },
        { anticipationMonths: '' },
        { anticipationMonths: 6.5 },
      ),
    ],
    sources: [
      {
        label: 'Lei 4.749/1965 (datas do 13º salário)',
        url: 'https://www.planalto.gov.br/ccivil_03/leis/l4749.htm',
        checkedOn: '2026-11-20',
      },
      {
        label: 'Lei 8.036/1990, arts. 20-A a 20-D (saque-aniversário do FGTS)',
        url: 'https://www.planalto.gov.br/ccivil_03/leis/l8036consol.htm',
        checkedOn: '2026-11-20',
      },
      {
        label: 'Ministério do Trabalho: regras da antecipação do saque-aniversário desde novembro de 2025',
        url: 'https://www.gov.br/trabalho-e-emprego/pt-br/noticias-e-conteudo/2025/outubro/fgts-tera-novas-regras-para-o-saque-aniversario-a-partir-de-novembro',
        checkedOn: '2026-11-20',
      },
    ],
  });
