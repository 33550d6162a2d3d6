import { date, positiveAmount } from '../../schemas/fields.ts';
import { defineCalculator } from '../../src/engine/definition.ts';
import { formatMoney } from '../../src/engine/format.ts';
import { daysBetween } from '../../src/calendar/calendar.ts';
import { percentOf, reais, sumReais } from '../../src/decimal/money.ts';

const FINE_PERCENT = 2;
/** For each block of thirty days, the last one counted whole. */
const INTEREST_PERCENT = 1;
const DAYS_IN_BLOCK = 30;

export default defineCalculator({
  id: 'impostos/multa-atraso',
  name: 'Multa por atraso',
  title: 'Calculadora de multa e juros por atraso',
  description: 'Atualize uma conta vencida: multa de 2% e juros de 1% ao mês, do vencimento até hoje.',
  keywords: 'multa, juros, atraso, boleto vencido, conta atrasada, mora, vencimento',
  icon: 'calendar-clock',

  inputs: {
    type: 'object',
    required: ['valorOriginal', 'dataVencimento'],
    properties: {
      valorOriginal: {
        ...positiveAmount,
        title: 'Valor original',
        messages: { ...positiveAmount.messages, exclusiveMinimum: 'Por favor, informe um valor válido' },
      },
      dataVencimento: {
        ...date,
        title: 'Data de vencimento',
        messages: { ...date.messages, required: 'Por favor, informe a data de vencimento' },
      },
    },
  },
  rules: [
    {
      field: 'dataVencimento',
      assert: 'dataVencimento <= today',
      message: 'A data de vencimento não pode ser futura',
    },
  ],

  compute({ valorOriginal, dataVencimento }, { today }) {
    const diasAtraso = daysBetween(dataVencimento, today);
    const mesesCobrados = Math.ceil(diasAtraso / DAYS_IN_BLOCK);
    const multa = diasAtraso > 0 ? reais(percentOf(valorOriginal, FINE_PERCENT)) : 0;
    const juros = reais(percentOf(valorOriginal, INTEREST_PERCENT * mesesCobrados));
    return {
      multa,
      juros,
      total: sumReais(valorOriginal, multa, juros),
      diasAtraso,
      mesesCobrados,
      detalhamento:
        diasAtraso === 0
          ? ['Pagamento em dia: sem multa e sem juros.']
          : [
              `Valor original: ${formatMoney(valorOriginal)}`,
              `Multa de ${FINE_PERCENT}%: ${formatMoney(multa)}`,
              `Juros de ${INTEREST_PERCENT}% ao mês × ${mesesCobrados}: ${formatMoney(juros)}`,
            ],
    };
  },
})
  .layout([
    {
      kind: 'headline',
      label: 'Total a pagar hoje',
      value: 'total',
      format: 'money',
      note: 'Vencimento em {dataVencimento|date}.',
    },
    {
      kind: 'figures',
      items: [
        { label: 'Dias de atraso', value: 'diasAtraso', format: 'integer' },
        {
          label: 'Meses de juros',
          value: 'mesesCobrados',
          format: 'integer',
          note: 'Cada 30 dias começados.',
        },
        { label: 'Multa', value: 'multa', format: 'money' },
        { label: 'Juros', value: 'juros', format: 'money' },
        { label: 'Total', value: 'total', format: 'money', total: true },
      ],
    },
    {
      kind: 'notice',
      tone: 'success',
      when: 'diasAtraso == 0',
      text: 'A conta vence hoje: pagando no dia, não há multa nem juros.',
    },
    { kind: 'lines', title: 'Detalhamento', lines: 'detalhamento' },
    {
      kind: 'steps',
      when: 'diasAtraso > 0',
      items: [
        {
          text: '{valorOriginal|money} × 2% = {multa|money} de multa',
          law: 'Código de Defesa do Consumidor, art. 52, § 1º',
        },
        { text: '{diasAtraso|integer} dias ÷ 30, arredondado para cima = {mesesCobrados|integer}' },
        {
          text: '{valorOriginal|money} × 1% × {mesesCobrados|integer} = {juros|money} de juros',
          law: 'Código Tributário Nacional, art. 161, § 1º',
        },
        { text: '{valorOriginal|money} + {multa|money} + {juros|money} = {total|money}' },
      ],
    },
    {
      kind: 'notice',
      tone: 'info',
      text: 'Impostos federais em atraso seguem outra regra: multa de 0,33% por dia, até 20%, e juros pela taxa Selic.',
    },
  ])
  .evidence({
    examples: [
      {
        title: 'Conta de R$ 500,00 com 45 dias de atraso',
        input: { valorOriginal: 500, dataVencimento: '2026-10-06' },
        expected: {
          multa: 10,
          juros: 10,
          total: 520,
          diasAtraso: 45,
          mesesCobrados: 2,
          detalhamento: [
            'Valor original: R$ 500,00',
            'Multa de 2%: R$ 10,00',
            'Juros de 1% ao mês × 2: R$ 10,00',
          ],
        },
        source: 'Conta à mão: 25 dias de outubro + 20 de novembro = 45; 500 × 2% = 10; 500 × 1% × 2 = 10',
        today: '2026-11-20',
      },
      {
        title: 'Boleto de R$ 1.234,56 vencido na véspera',
        input: { valorOriginal: '1.234,56', dataVencimento: '19/11/2026' },
        expected: { multa: 24.69, juros: 12.35, total: 1271.6, diasAtraso: 1 },
        source: 'Conta à mão: 1.234,56 × 2% = 24,6912; × 1% = 12,3456; 1.234,56 + 24,69 + 12,35 = 1.271,60',
        today: '2026-11-20',
      },
      {
        title: 'Trinta dias são um mês só',
        input: { valorOriginal: 1000, dataVencimento: '2026-10-21' },
        expected: { multa: 20, juros: 10, total: 1030, diasAtraso: 30, mesesCobrados: 1 },
        source: 'Conta à mão: 10 dias de outubro + 20 de novembro = 30; 1.000 × (2% + 1%) = 30',
        today: '2026-11-20',
        testOnly: true,
      },
      {
        title: 'Um ano bissexto inteiro',
        input: { valorOriginal: 1000, dataVencimento: '2024-01-01' },
        expected: { multa: 20, juros: 130, total: 1150, diasAtraso: 366, mesesCobrados: 13 },
        source: 'Conta à mão: 366 dias ÷ 30 = 12,2, que são 13 meses começados; 1.000 × 13% = 130',
        today: '2025-01-01',
        testOnly: true,
      },
      {
        title: 'No dia do vencimento',
        input: { valorOriginal: 800, dataVencimento: '2026-11-20' },
        expected: {
          multa: 0,
          juros: 0,
          total: 800,
          diasAtraso: 0,
          detalhamento: ['Pagamento em dia: sem multa e sem juros.'],
        },
        source: 'Sem atraso não há multa nem juros',
        today: '2026-11-20',
        testOnly: true,
      },
    ],
    refusals: [
      {
        input: { dataVencimento: '2026-10-06' },
        field: 'valorOriginal',
        message: 'Por favor, informe um valor válido',
      },
      {
        input: { valorOriginal: -1, dataVencimento: '2026-10-06' },
        field: 'valorOriginal',
        message: 'Por favor, informe um valor válido',
      },
      {
        input: { valorOriginal: 1e13, dataVencimento: '2026-10-06' },
        field: 'valorOriginal',
        message: 'Digite um valor de até R$ 1 trilhão',
      },
      {
        input: { valorOriginal: 500 },
        field: 'dataVencimento',
        message: 'Por favor, informe a data de vencimento',
      },
      {
        input: { valorOriginal: 500, dataVencimento: '2026-02-30' },
        field: 'dataVencimento',
        message: 'Digite uma data válida, como 31/12/2025',
      },
      {
        input: { valorOriginal: 500, dataVencimento: '2026-11-21' },
        field: 'dataVencimento',
        message: 'A data de vencimento não pode ser futura',
        today: '2026-11-20',
      },
    ],
    sources: [
      {
        label: 'Código de Defesa do Consumidor (Lei nº 8.078/1990), art. 52, § 1º: multa de até 2%',
        url: 'https://www.planalto.gov.br/ccivil_03/leis/l8078compilado.htm',
        checkedOn: '2026-11-20',
      },
      {
        label: 'Código Tributário Nacional (Lei nº 5.172/1966), art. 161, § 1º: juros de 1% ao mês',
        url: 'https://www.planalto.gov.br/ccivil_03/leis/l5172compilado.htm',
        checkedOn: '2026-11-20',
      },
      {
        label: 'Lei nº 9.430/1996, art. 61: multa e juros dos tributos federais',
        url: 'https://www.planalto.gov.br/ccivil_03/leis/l9430.htm',
        checkedOn: '2026-11-20',
      },
    ],
  });
