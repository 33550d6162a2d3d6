import { option } from '../../schemas/fields.ts';
import { addDays, addMonths, firstDayOfMonth } from '../../src/calendar/calendar.ts';
import { defineCalculator } from '../../src/engine/definition.ts';
import { formatMoney } from '../../src/engine/format.ts';
import { Results } from '../../src/quantity/declare.ts';
import { money } from '../../src/quantity/quantity.ts';
import { MEI, MEI_CONTRIBUTION, MEI_ICMS, MEI_ISS, MEI_REVENUE_LIMIT } from '../tables/mei.ts';
import { MINIMUM_WAGE } from '../tables/minimum-wage.ts';
import { DAS_DUE_DAY } from '../tables/simples-nacional.ts';
import { staleTableWarning } from '../tables/stale-table.ts';
import { yearChoice } from '../tables/year-choice.ts';

export default defineCalculator({
  id: 'impostos/mei-das',
  name: 'DAS do MEI',
  title: 'Calculadora do DAS do MEI',
  description:
    'Veja quanto o microempreendedor individual paga por mês no DAS, do que ele é feito e quando vence.',
  keywords: 'mei, das, microempreendedor individual, simei, inss, icms, iss, boleto, dasn',
  icon: 'receipt-text',
  popular: true,

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
          option('comercio', 'Comércio', 'Compra e venda de mercadorias'),
          option('industria', 'Indústria', 'Fabricação de produtos'),
          option('servicos', 'Serviços', 'Prestação de serviços em geral'),
          option('comercio-servicos', 'Comércio e serviços', 'As duas atividades juntas'),
        ],
        messages: { required: 'Escolha a atividade principal' },
      },
      ano: {
        ...yearChoice(MEI),
        title: 'Ano da tabela',
        description: 'O INSS do DAS acompanha o salário mínimo do ano.',
      },
    },
  },
  rules: [staleTableWarning(MEI)],

  compute({ activity, ano }, result, { today }) {
    const minimumWage = money(MEI.forYear(ano).minimumWage);
    const sells = activity !== 'servicos';
    const serves = activity === 'servicos' || activity === 'comercio-servicos';
    const inss = result.money('INSS', minimumWage.times(MEI_CONTRIBUTION), MEI_CONTRIBUTION.law);
    const icms = result.money('ICMS', sells ? MEI_ICMS : 0);
    const iss = result.money('ISS', serves ? MEI_ISS : 0);
    const valorDAS = result.money('DAS por mês', inss.plus(icms).plus(iss), MEI_ICMS.law);
    // What other activities pay is no step of this calculation.
    const other = new Results();
    return {
      valorDAS,
      vencimento: result.date(
        'Próximo vencimento',
        addDays(firstDayOfMonth(addMonths(today, 1)), DAS_DUE_DAY.number - 1),
      ),
      comercio: other.money('Comércio', inss.plus(MEI_ICMS)),
      industria: other.money('Indústria', inss.plus(MEI_ICMS)),
      servicos: other.money('Serviços', inss.plus(MEI_ISS)),
      inss,
      icms,
      iss,
      detalhamento: [
        `INSS: ${formatMoney(inss.shown)} (${MEI_CONTRIBUTION} do salário mínimo de ${formatMoney(minimumWage.number)})`,
        `ICMS: ${formatMoney(icms.shown)}`,
        `ISS: ${formatMoney(iss.shown)}`,
      ],
      totalAnual: result.money('Em doze meses', valorDAS.asShown().times(12)),
      limiteFaturamento: result.money(
        'Limite de faturamento no ano',
        MEI_REVENUE_LIMIT,
        MEI_REVENUE_LIMIT.law,
      ),
    };
  },
})
  .layout([
    { kind: 'headline', value: 'valorDAS', note: 'Tabela de {ano|text}.' },
    { kind: 'figures', items: ['vencimento', 'totalAnual', 'limiteFaturamento'] },
    { kind: 'composition', title: 'De que é feito o DAS', parts: ['inss', 'icms', 'iss'] },
    { kind: 'lines', title: 'Detalhamento', lines: 'detalhamento' },
    { kind: 'figures', title: 'O DAS do ano por atividade', items: ['comercio', 'industria', 'servicos'] },
    { kind: 'steps' },
    {
      kind: 'notice',
      tone: 'warning',
      text: `Pague o DAS até o dia ${DAS_DUE_DAY} de cada mês e entregue a declaração anual (DASN-SIMEI) até 31/05.`,
    },
    {
      kind: 'notice',
      tone: 'info',
      text: 'O MEI pode faturar até {limiteFaturamento} por ano e ter no máximo um empregado.',
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
    refusals: [],
    sources: [MEI_REVENUE_LIMIT.source, MEI_CONTRIBUTION.source, DAS_DUE_DAY.source, ...MINIMUM_WAGE.sources],
  });
