import { defineCalculator } from '../../src/engine/definition.ts';
import { formatMoney, formatNumber, formatPercent } from '../../src/engine/format.ts';
import type { Results } from '../../src/quantity/declare.ts';
import { difference, percent, type Quantity } from '../../src/quantity/quantity.ts';
import { findBand } from '../formulas/progressive-bands.ts';
import { inMillions } from '../tables/legal-figure.ts';
import { COFINS, LARGEST_REVENUE_OF_PRESUMED_PROFIT, PROFIT_FOR_IRPJ } from '../tables/presumed-profit.ts';
import { SIMPLES_BAND_LIMITS, SIMPLES_REVENUE_LIMIT } from '../tables/simples-nacional.ts';
import { lucroPresumido } from './regime-tributario/presumed-profit.ts';

/** Overall rates in percent that stand for the annexes of the Simples, band by band: the estimate's own. */
const SIMPLES_RATES = [6, 9, 10.5, 14, 17.5, 19] as const;
const SIMPLES_BANDS = SIMPLES_RATES.map((ratePercent, index) => ({
  upTo: SIMPLES_BAND_LIMITS[index] ?? 0,
  ratePercent,
}));

function simples(revenue: Quantity, result: Results) {
  const found = findBand(revenue.exact, SIMPLES_BANDS);
  if (found === undefined) throw new RangeError('The schema refuses revenue above the last band.');
  const { upTo, ratePercent } = found.band;
  const aliquota = result.percent('Alíquota estimada do Simples', percent(ratePercent));
  return {
    aliquota,
    imposto: result.money('Simples Nacional', revenue.times(aliquota)),
    detalhes: [
      `Faturamento anual na faixa até ${formatMoney(upTo)}`,
      `Alíquota média estimada: ${formatPercent(ratePercent)}`,
      'Um só pagamento por mês (DAS), com ICMS, ISS e, em regra, o INSS patronal incluídos',
    ],
  };
}

export default defineCalculator({
  id: 'impostos/regime-tributario',
  name: 'Regime tributário',
  title: 'Simples Nacional ou Lucro Presumido?',
  description: 'Compare quanto a empresa pagaria por ano no Simples Nacional e no Lucro Presumido.',
  keywords: 'regime tributário, simples nacional, lucro presumido, irpj, csll, pis, cofins, empresa',
  icon: 'scale',
  popular: true,

  inputs: {
    type: 'object',
    required: ['faturamentoAnual'],
    properties: {
      faturamentoAnual: {
        type: 'number',
        format: 'money',
        title: 'Faturamento anual',
        description: `Receita bruta prevista para o ano, até ${inMillions(SIMPLES_REVENUE_LIMIT)}.`,
        exclusiveMinimum: 0,
        maximum: SIMPLES_REVENUE_LIMIT.number,
        messages: {
          exclusiveMinimum: 'Por favor, informe um faturamento válido',
          maximum: `Faturamento acima do limite do Simples Nacional (R$ ${formatNumber(SIMPLES_REVENUE_LIMIT.number)})`,
        },
      },
    },
  },
  rules: [],

  compute({ faturamentoAnual }, result) {
    const simplesNacional = simples(faturamentoAnual, result);
    const presumido = lucroPresumido(faturamentoAnual, result);
    const simplesIsCheaper = simplesNacional.imposto.shown <= presumido.total.shown;
    return {
      simplesNacional,
      lucroPresumido: presumido,
      recomendacao: result.text(
        'Regime recomendado',
        simplesIsCheaper ? 'Simples Nacional' : 'Lucro Presumido',
      ),
      economia: result.total('Economia por ano', difference(simplesNacional.imposto, presumido.total)),
    };
  },
})
  .layout([
    { kind: 'headline', value: 'recomendacao', note: 'Economia de {economia} por ano.' },
    {
      kind: 'figures',
      items: ['simplesNacional.imposto', 'simplesNacional.aliquota', 'lucroPresumido.total', 'economia'],
    },
    {
      kind: 'comparison',
      title: 'Imposto por ano em cada regime',
      bars: ['simplesNacional.imposto', 'lucroPresumido.total'],
    },
    {
      kind: 'composition',
      title: 'De que é feito o Lucro Presumido',
      parts: ['lucroPresumido.irpj', 'lucroPresumido.csll', 'lucroPresumido.pis', 'lucroPresumido.cofins'],
    },
    { kind: 'lines', title: 'Simples Nacional', lines: 'simplesNacional.detalhes' },
    { kind: 'lines', title: 'Lucro Presumido', lines: 'lucroPresumido.detalhes' },
    { kind: 'steps' },
    {
      kind: 'notice',
      tone: 'warning',
      text: 'O DAS já traz ICMS, ISS e, em regra, o INSS patronal; no Lucro Presumido eles são pagos à parte. Some-os antes de decidir.',
    },
    {
      kind: 'notice',
      tone: 'info',
      text: `O Lucro Presumido aceita empresas com receita de até ${LARGEST_REVENUE_OF_PRESUMED_PROFIT} por ano; o Simples Nacional, até ${SIMPLES_REVENUE_LIMIT}.`,
    },
  ])
  .evidence({
    examples: [
      {
        title: 'Empresa que fatura R$ 300 mil por ano',
        input: { faturamentoAnual: 300000 },
        expected: {
          simplesNacional: { aliquota: 9, imposto: 27000 },
          lucroPresumido: { irpj: 3600, csll: 3240, pis: 1950, cofins: 9000, total: 17790 },
          recomendacao: 'Lucro Presumido',
          economia: 9210,
        },
        source:
          'Conta à mão: 300.000 × 9% = 27.000; 24.000 × 15% = 3.600; 36.000 × 9% = 3.240; 1.950 + 9.000; soma 17.790',
      },
      {
        title: 'Empresa que fatura R$ 4 milhões por ano',
        input: { faturamentoAnual: 4000000 },
        expected: {
          simplesNacional: { aliquota: 19, imposto: 760000 },
          lucroPresumido: { irpj: 56000, csll: 43200, pis: 26000, cofins: 120000, total: 245200 },
          recomendacao: 'Lucro Presumido',
          economia: 514800,
        },
        source: 'Conta à mão: 320.000 × 15% + 80.000 × 10% = 56.000; 480.000 × 9% = 43.200; 26.000 + 120.000',
      },
      {
        title: 'Fim da primeira faixa',
        input: { faturamentoAnual: '180.000,00' },
        expected: {
          simplesNacional: { aliquota: 6, imposto: 10800 },
          lucroPresumido: { irpj: 2160, csll: 1944, pis: 1170, cofins: 5400, total: 10674 },
          recomendacao: 'Lucro Presumido',
          economia: 126,
        },
        source: 'Conta à mão: 180.000 × 6% = 10.800; 14.400 × 15% + 21.600 × 9% + 1.170 + 5.400 = 10.674',
      },
      {
        title: 'Os dois custam o mesmo: fica o Simples',
        input: { faturamentoAnual: 1 },
        expected: {
          simplesNacional: { imposto: 0.06 },
          lucroPresumido: { irpj: 0.01, csll: 0.01, pis: 0.01, cofins: 0.03, total: 0.06 },
          recomendacao: 'Simples Nacional',
          economia: 0,
        },
        source:
          'Conta à mão: 6 centavos; 1,2 + 1,08 + 0,65 + 3 centavos, cada um arredondado, somam 6 centavos',
        testOnly: true,
      },
      {
        title: 'Onde começa o adicional do IRPJ',
        input: { faturamentoAnual: 3000000 },
        expected: { lucroPresumido: { irpj: 36000, total: 177900 }, simplesNacional: { imposto: 525000 } },
        source: 'Conta à mão: 240.000 × 15% = 36.000, sem adicional; 32.400 de CSLL, 19.500 e 90.000',
        testOnly: true,
      },
    ],
    refusals: [],
    sources: [PROFIT_FOR_IRPJ.source, COFINS.source, SIMPLES_REVENUE_LIMIT.source],
  });
