import { defineCalculator } from '../../src/engine/definition.ts';
import { CalculationError } from '../../src/engine/evaluate.ts';
import { formatMoney, formatPercent } from '../../src/engine/format.ts';
import { percentOf, reais, subtractReais, sumReais } from '../../src/decimal/money.ts';
import { PRESUMED_PERCENT, presumedProfitTaxes } from '../formulas/presumed-profit.ts';
import { findBand } from '../formulas/progressive-bands.ts';

/** Overall rates that stand for the annexes of the Simples, by yearly revenue. */
const SIMPLES_RATES = [
  { upTo: 180_000, ratePercent: 6 },
  { upTo: 360_000, ratePercent: 9 },
  { upTo: 720_000, ratePercent: 10.5 },
  { upTo: 1_800_000, ratePercent: 14 },
  { upTo: 3_600_000, ratePercent: 17.5 },
  { upTo: 4_800_000, ratePercent: 19 },
] as const;

const OVER_LIMIT = 'Faturamento acima do limite do Simples Nacional (R$ 4.800.000)';

function simples(revenue: number) {
  const found = findBand(revenue, SIMPLES_RATES);
  if (found === undefined) throw new CalculationError(OVER_LIMIT);
  const { upTo, ratePercent: aliquota } = found.band;
  return {
    aliquota,
    imposto: reais(percentOf(revenue, aliquota)),
    detalhes: [
      `Faturamento anual na faixa até ${formatMoney(upTo)}`,
      `Alíquota média estimada: ${formatPercent(aliquota)}`,
      'Um só pagamento por mês (DAS), com ICMS, ISS e, em regra, o INSS patronal incluídos',
    ],
  };
}

function lucroPresumido(revenue: number) {
  const taxes = presumedProfitTaxes(revenue);
  const irpj = reais(taxes.irpj);
  const csll = reais(taxes.csll);
  const pis = reais(taxes.pis);
  const cofins = reais(taxes.cofins);
  return {
    irpj,
    csll,
    pis,
    cofins,
    total: sumReais(irpj, csll, pis, cofins),
    detalhes: [
      `Lucro presumido para o IRPJ: ${formatMoney(reais(taxes.profit))} (${PRESUMED_PERCENT.irpj}% do faturamento)`,
      `Adicional de IRPJ incluído: ${formatMoney(reais(taxes.surcharge))}`,
      `Lucro presumido para a CSLL: ${formatMoney(reais(taxes.profitForCsll))} (${PRESUMED_PERCENT.csll}% do faturamento)`,
      'ICMS, ISS e INSS patronal são pagos à parte e não estão nesta conta',
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
        description: 'Receita bruta prevista para o ano, até R$ 4,8 milhões.',
        exclusiveMinimum: 0,
        maximum: 4_800_000,
        messages: { exclusiveMinimum: 'Por favor, informe um faturamento válido', maximum: OVER_LIMIT },
      },
    },
  },
  rules: [],

  compute({ faturamentoAnual }) {
    const simplesNacional = simples(faturamentoAnual);
    const presumido = lucroPresumido(faturamentoAnual);
    const simplesIsCheaper = simplesNacional.imposto <= presumido.total;
    return {
      simplesNacional,
      lucroPresumido: presumido,
      recomendacao: simplesIsCheaper ? 'Simples Nacional' : 'Lucro Presumido',
      economia: Math.abs(subtractReais(simplesNacional.imposto, presumido.total)),
    };
  },
})
  .layout([
    {
      kind: 'headline',
      label: 'Regime recomendado',
      value: 'recomendacao',
      format: 'text',
      note: 'Economia de {economia|money} por ano.',
    },
    {
      kind: 'figures',
      items: [
        { label: 'Simples Nacional', value: 'simplesNacional.imposto', format: 'money' },
        { label: 'Alíquota estimada do Simples', value: 'simplesNacional.aliquota', format: 'percent' },
        { label: 'Lucro Presumido', value: 'lucroPresumido.total', format: 'money' },
        { label: 'Economia por ano', value: 'economia', format: 'money', total: true },
      ],
    },
    {
      kind: 'comparison',
      title: 'Imposto por ano em cada regime',
      format: 'money',
      bars: [
        { label: 'Simples Nacional', value: 'simplesNacional.imposto' },
        { label: 'Lucro Presumido', value: 'lucroPresumido.total' },
      ],
    },
    {
      kind: 'composition',
      title: 'De que é feito o Lucro Presumido',
      format: 'money',
      parts: [
        { label: 'IRPJ', value: 'lucroPresumido.irpj' },
        { label: 'CSLL', value: 'lucroPresumido.csll' },
        { label: 'PIS', value: 'lucroPresumido.pis' },
        { label: 'COFINS', value: 'lucroPresumido.cofins' },
      ],
    },
    { kind: 'lines', title: 'Simples Nacional', lines: 'simplesNacional.detalhes' },
    { kind: 'lines', title: 'Lucro Presumido', lines: 'lucroPresumido.detalhes' },
    {
      kind: 'steps',
      items: [
        {
          label: 'Simples Nacional',
          text: '{faturamentoAnual|money} × {simplesNacional.aliquota|percent} = {simplesNacional.imposto|money}',
        },
        {
          label: 'IRPJ',
          when: 'faturamentoAnual <= 3000000',
          text: '{faturamentoAnual|money} × 8% × 15% = {lucroPresumido.irpj|money}',
          law: 'Lei 9.249/1995, arts. 3º e 15',
        },
        {
          label: 'IRPJ com adicional',
          when: 'faturamentoAnual > 3000000',
          text: '{faturamentoAnual|money} × 8% × 15% + ({faturamentoAnual|money} × 8% − R$ 240.000,00) × 10% = {lucroPresumido.irpj|money}',
          law: 'Lei 9.249/1995, arts. 3º e 15',
        },
        {
          label: 'CSLL',
          text: '{faturamentoAnual|money} × 12% × 9% = {lucroPresumido.csll|money}',
          law: 'Lei 9.249/1995, art. 20, e Lei 7.689/1988, art. 3º',
        },
        {
          label: 'PIS',
          text: '{faturamentoAnual|money} × 0,65% = {lucroPresumido.pis|money}',
          law: 'Lei 9.715/1998, art. 8º',
        },
        {
          label: 'COFINS',
          text: '{faturamentoAnual|money} × 3% = {lucroPresumido.cofins|money}',
          law: 'Lei 9.718/1998, art. 8º',
        },
        {
          label: 'Lucro Presumido',
          text: '{lucroPresumido.irpj|money} + {lucroPresumido.csll|money} + {lucroPresumido.pis|money} + {lucroPresumido.cofins|money} = {lucroPresumido.total|money}',
        },
      ],
    },
    {
      kind: 'notice',
      tone: 'warning',
      text: 'O DAS já traz ICMS, ISS e, em regra, o INSS patronal; no Lucro Presumido eles são pagos à parte. Some-os antes de decidir.',
    },
    {
      kind: 'notice',
      tone: 'info',
      text: 'O Lucro Presumido aceita empresas com receita de até R$ 78.000.000,00 por ano; o Simples Nacional, até R$ 4.800.000,00.',
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
    refusals: [
      { input: {}, field: 'faturamentoAnual', message: 'Por favor, informe um faturamento válido' },
      {
        input: { faturamentoAnual: 'abc' },
        field: 'faturamentoAnual',
        message: 'Por favor, informe um faturamento válido',
      },
      { input: { faturamentoAnual: 4800000.01 }, field: 'faturamentoAnual', message: OVER_LIMIT },
    ],
    sources: [
      {
        label: 'Lei nº 9.249/1995, arts. 3º, 15 e 20 (IRPJ e CSLL)',
        url: 'https://www.planalto.gov.br/ccivil_03/leis/l9249.htm',
        checkedOn: '2026-11-20',
      },
      {
        label: 'Lei nº 9.718/1998 (PIS e COFINS; limite do Lucro Presumido)',
        url: 'https://www.planalto.gov.br/ccivil_03/leis/l9718.htm',
        checkedOn: '2026-11-20',
      },
      {
        label: 'Lei Complementar nº 123/2006 (Simples Nacional)',
        url: 'https://www.planalto.gov.br/ccivil_03/leis/lcp/lcp123.htm',
        checkedOn: '2026-11-20',
      },
    ],
  });
