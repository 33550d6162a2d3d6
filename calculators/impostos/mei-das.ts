import { defineCalculator } from '../../src/engine/definition.ts';
import { formatMoney, formatPercent } from '../../src/engine/format.ts';
import { addDays, addMonths, firstDayOfMonth } from '../../src/calendar/calendar.ts';
import { decimal } from '../../src/decimal/decimal.ts';
import { reais, sumReais } from '../../src/decimal/money.ts';
import { staleTableWarning } from '../tables/stale-table.ts';
import { MEI } from '../tables/mei.ts';
import { MINIMUM_WAGE } from '../tables/minimum-wage.ts';
import { yearChoice } from '../tables/year-choice.ts';

/** The DAS of a month is due on this day of the next one (Resolução CGSN nº 140/2018, art. 40). */
const DUE_DAY = 20;

const YEAR = yearChoice(MEI);

export default defineCalculator({
  id: 'impostos/mei-das',
  name: 'DAS do MEI',
  title: 'Calculadora do DAS do MEI',
  description:
    'Veja quanto o microempreendedor individual paga por mês no DAS, do que ele é feito e quando vence.',
  keywords: 'mei, das, microempreendedor individual, simei, inss, icms, iss, boleto, dasn',
  icon: 'receipt-text',
  popular: true,
  enableWhenChosen: 'activity',

  inputs: {
    type: 'object',
    required: ['activity', 'ano'],
    properties: {
      activity: {
        type: 'string',
        title: 'Atividade principal',
        widget: 'cards',
        wide: true,
        oneOf: [
          { const: 'comercio', title: 'Comércio', description: 'Compra e venda de mercadorias' },
          { const: 'industria', title: 'Indústria', description: 'Fabricação de produtos' },
          { const: 'servicos', title: 'Serviços', description: 'Prestação de serviços em geral' },
          {
            const: 'comercio-servicos',
            title: 'Comércio e serviços',
            description: 'As duas atividades juntas',
          },
        ],
        messages: { required: 'Escolha a atividade principal' },
      },
      ano: {
        ...YEAR,
        title: 'Ano da tabela',
        description: 'O INSS do DAS acompanha o salário mínimo do ano.',
      },
    },
  },
  rules: [staleTableWarning(MEI)],

  compute({ activity, ano }, { today }) {
    const table = MEI.forYear(ano);
    const { inss } = table;
    const icms = activity === 'servicos' ? 0 : table.icms;
    const iss = activity === 'servicos' || activity === 'comercio-servicos' ? table.iss : 0;
    const valorDAS = sumReais(inss, icms, iss);
    return {
      valorDAS,
      vencimento: addDays(firstDayOfMonth(addMonths(today, 1)), DUE_DAY - 1),
      comercio: sumReais(inss, table.icms),
      industria: sumReais(inss, table.icms),
      servicos: sumReais(inss, table.iss),
      inss,
      icms,
      iss,
      detalhamento: [
        `INSS: ${formatMoney(inss)} (${formatPercent(table.inssPercent)} do salário mínimo de ${formatMoney(table.minimumWage)})`,
        `ICMS: ${formatMoney(icms)}`,
        `ISS: ${formatMoney(iss)}`,
      ],
      totalAnual: reais(decimal(valorDAS).times(12)),
      limiteFaturamento: table.annualRevenueLimit,
    };
  },
})
  .layout([
    {
      kind: 'headline',
      label: 'DAS por mês',
      value: 'valorDAS',
      format: 'money',
      note: 'Tabela de {ano|text}.',
    },
    {
      kind: 'figures',
      items: [
        { label: 'Próximo vencimento', value: 'vencimento', format: 'date' },
        { label: 'Em doze meses', value: 'totalAnual', format: 'money' },
        { label: 'Limite de faturamento no ano', value: 'limiteFaturamento', format: 'money' },
      ],
    },
    {
      kind: 'composition',
      title: 'De que é feito o DAS',
      format: 'money',
      parts: [
        { label: 'INSS', value: 'inss' },
        { label: 'ICMS', value: 'icms' },
        { label: 'ISS', value: 'iss' },
      ],
    },
    { kind: 'lines', title: 'Detalhamento', lines: 'detalhamento' },
    {
      kind: 'figures',
      title: 'O DAS do ano por atividade',
      items: [
        { label: 'Comércio', value: 'comercio', format: 'money' },
        { label: 'Indústria', value: 'industria', format: 'money' },
        { label: 'Serviços', value: 'servicos', format: 'money' },
      ],
    },
    {
      kind: 'steps',
      items: [
        {
          text: 'INSS {inss|money} + ICMS {icms|money} + ISS {iss|money} = {valorDAS|money}',
          law: 'LC 123/2006, art. 18-A, § 3º, V',
        },
        { text: '{valorDAS|money} × 12 = {totalAnual|money} em doze meses' },
      ],
    },
    {
      kind: 'notice',
      tone: 'warning',
      text: 'Pague o DAS até o dia 20 de cada mês e entregue a declaração anual (DASN-SIMEI) até 31/05.',
    },
    {
      kind: 'notice',
      tone: 'info',
      text: 'O MEI pode faturar até {limiteFaturamento|money} por ano e ter no máximo um empregado.',
    },
    {
      kind: 'notice',
      tone: 'info',
      text: 'Emita nota fiscal sempre que vender ou prestar serviço a uma empresa.',
    },
  ])
  .evidence({
    examples: [
      {
        title: 'Prestadora de serviços em 2026',
        input: { activity: 'servicos', ano: 2026 },
        expected: {
          valorDAS: 86.05,
          vencimento: '2026-12-20',
          comercio: 82.05,
          industria: 82.05,
          servicos: 86.05,
          detalhamento: [
            'INSS: R$ 81,05 (5% do salário mínimo de R$ 1.621,00)',
            'ICMS: R$ 0,00',
            'ISS: R$ 5,00',
          ],
          totalAnual: 1032.6,
        },
        source:
          'Decreto nº 12.797/2025 e LC 123/2006: 1.621 × 5% = 81,05; 81,05 + 5 = 86,05; × 12 = 1.032,60',
        today: '2026-11-20',
      },
      {
        title: 'Comércio e serviços em 2026',
        input: { activity: 'comercio-servicos', ano: 2026 },
        expected: { valorDAS: 87.05, inss: 81.05, icms: 1, iss: 5, totalAnual: 1044.6 },
        source: 'Conta à mão: 81,05 + 1 + 5 = 87,05; × 12 = 1.044,60',
      },
      {
        title: 'Comerciante em 2025',
        input: { activity: 'comercio', ano: 2025 },
        expected: { valorDAS: 76.9, comercio: 76.9, industria: 76.9, servicos: 80.9, totalAnual: 922.8 },
        source: 'Decreto nº 12.342/2024: 1.518 × 5% = 75,90; 75,90 + 1 = 76,90; × 12 = 922,80',
      },
      {
        title: 'Indústria em 2024, no último dia do ano',
        input: { activity: 'industria', ano: '2024' },
        expected: { valorDAS: 71.6, vencimento: '2027-01-20', servicos: 75.6, totalAnual: 859.2 },
        source: 'Decreto nº 11.864/2023: 1.412 × 5% = 70,60; 70,60 + 1 = 71,60; × 12 = 859,20',
        today: '2026-12-31',
        testOnly: true,
      },
      {
        title: 'Sem ano vale a tabela mais nova que já começou',
        input: { activity: 'comercio-servicos' },
        expected: { valorDAS: 81.9, vencimento: '2025-02-20' },
        source: 'Conta à mão, tabela de 2025: 75,90 + 1 + 5 = 81,90',
        today: '2025-01-31',
        testOnly: true,
      },
    ],
    refusals: [
      { input: {}, field: 'activity', message: 'Escolha a atividade principal' },
      { input: { activity: 'agricultura' }, field: 'activity', message: 'Escolha uma das opções da lista' },
      { input: { activity: 'comercio', ano: 2023 }, field: 'ano', message: YEAR.messages.enum },
      { input: { activity: 'comercio', ano: '' }, field: 'ano', message: YEAR.messages.required },
    ],
    sources: [
      {
        label: 'Lei Complementar nº 123/2006, art. 18-A (MEI)',
        url: 'https://www.planalto.gov.br/ccivil_03/leis/lcp/lcp123.htm',
        checkedOn: '2026-11-20',
      },
      {
        label: 'Lei nº 8.212/1991, art. 21, § 2º (contribuição de 5%)',
        url: 'https://www.planalto.gov.br/ccivil_03/leis/l8212cons.htm',
        checkedOn: '2026-11-20',
      },
      ...MINIMUM_WAGE.sources,
    ],
  });
