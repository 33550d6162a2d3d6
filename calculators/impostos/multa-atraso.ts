import { date, requiredAmount } from '../../schemas/fields.ts';
import { daysBetween } from '../../src/calendar/calendar.ts';
import { defineCalculator } from '../../src/engine/definition.ts';
import { formatMoney } from '../../src/engine/format.ts';
import {
  FEDERAL_FINE_A_DAY,
  LARGEST_FEDERAL_FINE,
  LATE_FINE,
  LATE_INTEREST,
} from '../tables/late-payment.ts';

/** Interest is charged for every thirty days, the last ones counted whole: the estimate's, as most bills have it. */
const DAYS_IN_MONTH = 30;

export default defineCalculator({
  id: 'impostos/multa-atraso',
  name: 'Multa por atraso',
  title: 'Calculadora de multa e juros por atraso',
  description: `Atualize uma conta vencida: multa de ${LATE_FINE} e juros de ${LATE_INTEREST} ao mês, do vencimento até hoje.`,
  keywords: 'multa, juros, atraso, boleto vencido, conta atrasada, mora, vencimento',
  icon: 'calendar-clock',

  inputs: {
    type: 'object',
    required: ['valorOriginal', 'dataVencimento'],
    properties: {
      valorOriginal: { ...requiredAmount('Por favor, informe um valor válido'), title: 'Valor original' },
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

  compute({ valorOriginal, dataVencimento }, result, { today }) {
    const diasAtraso = result.count('Dias de atraso', daysBetween(dataVencimento, today), { unit: 'dias' });
    const isLate = diasAtraso.isAbove(0);
    const mesesCobrados = result.count(
      'Meses de juros',
      isLate ? diasAtraso.over(DAYS_IN_MONTH).roundedUp() : 0,
      { unit: 'meses', note: `Cada ${DAYS_IN_MONTH} dias começados.` },
    );
    const multa = result.money('Multa', isLate ? valorOriginal.times(LATE_FINE) : 0, LATE_FINE.law);
    const juros = result.money(
      'Juros',
      isLate ? valorOriginal.times(LATE_INTEREST).times(mesesCobrados) : 0,
      LATE_INTEREST.law,
    );
    return {
      multa,
      juros,
      total: result.total('Total', isLate ? valorOriginal.plus(multa).plus(juros) : valorOriginal),
      diasAtraso,
      mesesCobrados,
      detalhamento: isLate
        ? [
            `Valor original: ${formatMoney(valorOriginal.number)}`,
            `Multa de ${LATE_FINE}: ${formatMoney(multa.shown)}`,
            `Juros de ${LATE_INTEREST} ao mês × ${mesesCobrados.shown}: ${formatMoney(juros.shown)}`,
          ]
        : ['Pagamento em dia: sem multa e sem juros.'],
    };
  },
})
  .layout([
    {
      kind: 'headline',
      value: 'total',
      label: 'Total a pagar hoje',
      note: 'Vencimento em {dataVencimento}.',
    },
    { kind: 'figures', items: ['diasAtraso', 'mesesCobrados', 'multa', 'juros', 'total'] },
    {
      kind: 'notice',
      tone: 'success',
      when: 'diasAtraso == 0',
      text: 'A conta vence hoje: pagando no dia, não há multa nem juros.',
    },
    { kind: 'lines', title: 'Detalhamento', lines: 'detalhamento' },
    { kind: 'steps', when: 'diasAtraso > 0' },
    {
      kind: 'notice',
      tone: 'info',
      text: `Impostos federais em atraso seguem outra regra: multa de ${FEDERAL_FINE_A_DAY} por dia, até ${LARGEST_FEDERAL_FINE}, e juros pela taxa Selic.`,
    },
  ])
  .evidence({
    examples: [
      {
        title: 'Conta de R$ 500,00 com 45 dias de atraso',
        input: { valorOriginal: 500 },
        daysBefore: { dataVencimento: 45 },
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
      },
      {
        title: 'Boleto de R$ 1.234,56 vencido na véspera',
        input: { valorOriginal: '1.234,56' },
        daysBefore: { dataVencimento: 1 },
        expected: { multa: 24.69, juros: 12.35, total: 1271.6, diasAtraso: 1 },
        source: 'Conta à mão: 1.234,56 × 2% = 24,6912; × 1% = 12,3456; 1.234,56 + 24,69 + 12,35 = 1.271,60',
      },
      {
        title: 'Trinta dias são um mês só',
        input: { valorOriginal: 1000, dataVencimento: '21/10/2026' },
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
        input: { valorOriginal: 500, dataVencimento: '2026-11-21' },
        field: 'dataVencimento',
        message: 'A data de vencimento não pode ser futura',
        today: '2026-11-20',
      },
    ],
    sources: [LATE_FINE.source, LATE_INTEREST.source, FEDERAL_FINE_A_DAY.source],
  });
