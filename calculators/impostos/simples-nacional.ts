import { amount } from '../../schemas/fields.ts';
import { defineCalculator } from '../../src/engine/definition.ts';
import { formatMoney, formatPercent } from '../../src/engine/format.ts';
import { reais, shareInPercent, sumReais } from '../../src/decimal/money.ts';
import { percentNumber } from '../../src/decimal/percent-number.ts';
import { annexTax, annexTotal, revenueBand, type AnnexEntry } from '../formulas/simples-annexes.ts';
import { simplesAlerts, simplesGuidance } from '../formulas/simples-guidance.ts';
import { refusedWith } from '../rules/refused-with.ts';
import { SIMPLES_NACIONAL, type SimplesAnnex } from '../tables/simples-nacional.ts';

/** LC 123/2006, art. 3º, II. */
const REVENUE_LIMIT = 4_800_000;
const OVER_LIMIT = 'Faturamento acima do limite do Simples Nacional (R$ 4,8 milhões).';

/** The refusal of entries that do not divide the whole of the month's revenue. */
function mismatch(anexos: readonly AnnexEntry[], faturamentoMensal: number): string | undefined {
  const { entries, total, matches } = annexTotal(anexos, faturamentoMensal);
  if (matches) return undefined;
  const monthly = formatMoney(faturamentoMensal);
  switch (entries) {
    case 'valor':
      return `Soma dos valores dos anexos (${formatMoney(reais(total))}) deve ser igual ao faturamento mensal (${monthly})`;
    case 'percentual':
      return `A soma dos percentuais deve ser 100%. Atual: ${formatPercent(total.toNumber())}`;
    case 'mistos':
      return `Inconsistência: valores dos anexos (${formatMoney(reais(total))}) não batem com faturamento mensal (${monthly})`;
  }
}

type Entry = AnnexEntry & { readonly anexo: SimplesAnnex };

const percent = (anexo: SimplesAnnex, valor: number): Entry => ({ anexo, tipoEntrada: 'percentual', valor });
const inReais = (anexo: SimplesAnnex, valor: number): Entry => ({ anexo, tipoEntrada: 'valor', valor });

/** A month that, among the refusals, is refused for its annexes alone. */
const month = (...anexos: object[]) => ({ faturamento12Meses: 300_000, faturamentoMensal: 25_000, anexos });

export default defineCalculator({
  id: 'impostos/simples-nacional',
  name: 'Simples Nacional',
  title: 'Calculadora do Simples Nacional',
  description: 'Calcule o DAS do mês e a alíquota efetiva da sua empresa, com um ou vários anexos.',
  keywords: 'simples nacional, das, anexo, alíquota efetiva, faturamento, rbt12, pgdas, microempresa',
  icon: 'store',
  popular: true,

  inputs: {
    type: 'object',
    required: ['faturamento12Meses', 'faturamentoMensal'],
    properties: {
      // Their limits are rules, not schema keywords: the division by annexes is judged even when one fails.
      faturamento12Meses: {
        type: 'number',
        format: 'money',
        title: 'Faturamento dos últimos 12 meses',
        description: 'Receita bruta dos doze meses anteriores ao mês do cálculo (RBT12).',
      },
      faturamentoMensal: {
        type: 'number',
        format: 'money',
        title: 'Faturamento do mês',
        description: 'Receita bruta do mês sobre a qual o DAS é calculado.',
        maximum: amount.maximum,
        messages: { maximum: amount.messages.maximum },
      },
      anexos: {
        type: 'array',
        title: 'Divisão do faturamento por anexo',
        description: 'Diga quanto do faturamento do mês vem de cada atividade, em reais ou em porcentagem.',
        wide: true,
        rowName: 'Atividade',
        addLabel: 'Acrescentar atividade',
        minItems: 1,
        maxItems: 50,
        messages: { minItems: 'Informe ao menos um anexo', maxItems: 'Informe no máximo 50 atividades' },
        default: [{ anexo: 'I', tipoEntrada: 'percentual', valor: 100 }],
        newRow: { anexo: 'I', tipoEntrada: 'percentual', valor: 0 },
        items: {
          type: 'object',
          required: ['anexo', 'tipoEntrada'],
          properties: {
            anexo: {
              type: 'string',
              title: 'Anexo',
              oneOf: [
                { const: 'I', title: 'Anexo I: comércio' },
                { const: 'II', title: 'Anexo II: indústria' },
                { const: 'III', title: 'Anexo III: serviços, locação de bens móveis' },
                { const: 'IV', title: 'Anexo IV: obras, limpeza, vigilância, advocacia' },
                { const: 'V', title: 'Anexo V: serviços técnicos e intelectuais' },
              ],
              default: 'I',
              messages: { required: 'Escolha o anexo' },
            },
            tipoEntrada: {
              type: 'string',
              title: 'Informar em',
              widget: 'cards',
              oneOf: [
                { const: 'percentual', title: 'Porcentagem' },
                { const: 'valor', title: 'Valor em reais' },
              ],
              default: 'percentual',
              messages: { required: 'Escolha entre porcentagem e valor' },
            },
            valor: { type: 'number', title: 'Valor ou porcentagem', default: 0 },
            atividade: { type: 'string', title: 'Atividade (opcional)', maxLength: 120 },
          },
        },
      },
    },
  },
  rules: [
    {
      field: 'faturamento12Meses',
      assert: 'faturamento12Meses > 0',
      message: 'Por favor, informe um faturamento válido para os últimos 12 meses.',
    },
    { field: 'faturamento12Meses', assert: `faturamento12Meses <= ${REVENUE_LIMIT}`, message: OVER_LIMIT },
    {
      field: 'faturamentoMensal',
      assert: 'faturamentoMensal > 0',
      message: 'Por favor, informe um faturamento mensal válido.',
    },
    {
      field: 'valor',
      each: 'anexos',
      assert: 'tipoEntrada != "percentual" or (valor >= 0 and valor <= 100)',
      message: 'A porcentagem deve estar entre 0% e 100%',
    },
    {
      field: 'valor',
      each: 'anexos',
      assert: 'tipoEntrada != "valor" or valor >= 0',
      message: amount.messages.minimum,
    },
    {
      field: 'anexos',
      // A month without revenue has its own refusal; comparing reais with it would only repeat it.
      check: ({ anexos, faturamentoMensal }) =>
        faturamentoMensal > 0 || annexTotal(anexos, faturamentoMensal).entries === 'percentual'
          ? mismatch(anexos, faturamentoMensal)
          : undefined,
    },
  ],
  liveNotice({ anexos, faturamentoMensal }) {
    const fault = mismatch(anexos, faturamentoMensal);
    if (fault !== undefined) return { tone: 'danger', text: fault };
    const { entries } = annexTotal(anexos, faturamentoMensal);
    const text =
      entries === 'percentual'
        ? 'As porcentagens dos anexos somam 100%.'
        : `Os anexos somam o faturamento do mês (${formatMoney(faturamentoMensal)}).`;
    return { tone: 'success', text };
  },

  compute({ faturamento12Meses, faturamentoMensal, anexos }, { today }) {
    const { annexes } = SIMPLES_NACIONAL.newestInForceOn(today);
    const revenues = { revenue12: faturamento12Meses, monthlyRevenue: faturamentoMensal };
    const anexosCalculados = anexos.map(({ anexo, atividade, ...entry }) => ({
      anexo,
      atividade,
      ...annexTax(entry, annexes[anexo], revenues),
    }));
    const valorDASTotal = sumReais(...anexosCalculados.map((annex) => annex.valorDASMensal));
    const aliquotaEfetiva = percentNumber(shareInPercent(valorDASTotal, faturamentoMensal));
    const situation = { annexes: new Set(anexos.map(({ anexo }) => anexo)), ...revenues };
    return {
      faixaAtual: revenueBand(faturamento12Meses, annexes.I).number,
      aliquotaEfetiva,
      anexosCalculados,
      resumo: { valorDASTotal, aliquotaEfetivaPonderada: aliquotaEfetiva },
      orientacoes: simplesGuidance(situation),
      alertas: simplesAlerts(situation),
    };
  },
})
  .layout([
    {
      kind: 'headline',
      label: 'DAS do mês',
      value: 'resumo.valorDASTotal',
      format: 'money',
      note: '{aliquotaEfetiva|percent} do faturamento do mês',
    },
    { kind: 'lines', title: 'Alertas', lines: 'alertas' },
    {
      kind: 'figures',
      items: [
        { label: 'Faixa de faturamento', value: 'faixaAtual', format: 'integer', unit: 'de 6' },
        { label: 'Alíquota efetiva', value: 'aliquotaEfetiva', format: 'percent' },
      ],
    },
    {
      kind: 'table',
      title: 'Cálculo por anexo',
      rows: 'anexosCalculados',
      columns: [
        { label: 'Anexo', value: 'anexo', format: 'text' },
        { label: 'Atividade', value: 'atividade', format: 'text' },
        { label: 'Parte da receita', value: 'percentualReceita', format: 'percent' },
        { label: 'Faturamento', value: 'faturamentoAnexo', format: 'money' },
        { label: 'Alíquota nominal', value: 'aliquotaNominal', format: 'percent' },
        { label: 'Parcela a deduzir', value: 'parcelaDeduzir', format: 'money' },
        { label: 'Alíquota efetiva', value: 'aliquotaEfetiva', format: 'percent' },
        { label: 'DAS', value: 'valorDASMensal', format: 'money' },
      ],
      download: 'simples-nacional',
    },
    {
      kind: 'rowComposition',
      title: 'O DAS por anexo',
      rows: 'anexosCalculados',
      label: 'anexo',
      value: 'valorDASMensal',
      format: 'money',
    },
    {
      kind: 'figures',
      title: 'Resumo',
      items: [
        { label: 'Alíquota efetiva ponderada', value: 'resumo.aliquotaEfetivaPonderada', format: 'percent' },
        { label: 'Total do DAS', value: 'resumo.valorDASTotal', format: 'money', total: true },
      ],
    },
    {
      kind: 'steps',
      items: [
        {
          rows: 'anexosCalculados',
          label: 'Alíquota efetiva do anexo',
          text: 'Anexo {anexo|text}: ({faturamento12Meses|money} × {aliquotaNominal|percent} − {parcelaDeduzir|money}) ÷ {faturamento12Meses|money} = {aliquotaEfetiva|percent:4}',
          law: 'LC 123/2006, art. 18, § 1º-A',
        },
        {
          rows: 'anexosCalculados',
          label: 'DAS do anexo',
          text: 'Anexo {anexo|text}: {faturamentoAnexo|money} × ({faturamento12Meses|money} × {aliquotaNominal|percent} − {parcelaDeduzir|money}) ÷ {faturamento12Meses|money} = {valorDASMensal|money}',
          law: 'LC 123/2006, art. 18, § 3º',
        },
        {
          label: 'Alíquota ponderada',
          text: '{resumo.valorDASTotal|money} ÷ {faturamentoMensal|money} = {resumo.aliquotaEfetivaPonderada|percent:4}',
        },
      ],
    },
    { kind: 'lines', title: 'Orientações', lines: 'orientacoes' },
  ])
  .evidence({
    examples: [
      {
        title: 'Loja com R$ 300 mil em 12 meses e R$ 25 mil no mês',
        input: { faturamento12Meses: 300000, faturamentoMensal: 25000 },
        expected: {
          faixaAtual: 2,
          aliquotaEfetiva: 5.32,
          anexosCalculados: [
            { anexo: 'I', percentualReceita: 100, faturamentoAnexo: 25000, valorDASMensal: 1330 },
          ],
          resumo: { valorDASTotal: 1330, aliquotaEfetivaPonderada: 5.32 },
          alertas: [],
        },
        source: 'Conta à mão: (300.000 × 7,3% − 5.940) ÷ 300.000 = 5,32%; 25.000 × 5,32% = 1.330,00',
      },
      {
        title: 'Loja que também presta serviços',
        input: {
          faturamento12Meses: 600000,
          faturamentoMensal: 50000,
          anexos: [
            { ...percent('I', 60), atividade: 'Venda de peças' },
            { ...inReais('III', 20000), atividade: 'Consertos' },
          ],
        },
        expected: {
          faixaAtual: 3,
          anexosCalculados: [
            { percentualReceita: 60, faturamentoAnexo: 30000, aliquotaEfetiva: 7.19, valorDASMensal: 2157 },
            { percentualReceita: 40, faturamentoAnexo: 20000, aliquotaEfetiva: 10.56, valorDASMensal: 2112 },
          ],
          resumo: { valorDASTotal: 4269, aliquotaEfetivaPonderada: 8.538 },
        },
        source:
          'Conta à mão: 9,5% − 13.860 ÷ 600.000 = 7,19%; 13,5% − 17.640 ÷ 600.000 = 10,56%; 2.157 + 2.112 = 4.269',
      },
      {
        title: 'Construtora do Anexo IV acima do sublimite',
        input: { faturamento12Meses: 4000000, faturamentoMensal: 410000, anexos: [inReais('IV', 410000)] },
        expected: { faixaAtual: 6, aliquotaEfetiva: 12.3, resumo: { valorDASTotal: 50430 } },
        source: 'Conta à mão: 33% − 828.000 ÷ 4.000.000 = 12,3%; 410.000 × 12,3% = 50.430,00',
      },
      {
        title: 'No fim da primeira faixa',
        input: { faturamento12Meses: 180000, faturamentoMensal: 15000 },
        expected: { faixaAtual: 1, aliquotaEfetiva: 4, resumo: { valorDASTotal: 600 } },
        source: 'LC 123/2006, Anexo I, 1ª faixa (até 180.000,00): 15.000 × 4% = 600,00',
        testOnly: true,
      },
      {
        title: 'No limite do Simples, com a tolerância das porcentagens',
        input: {
          faturamento12Meses: '4.800.000,00',
          faturamentoMensal: 400000,
          anexos: [percent('V', 99.99)],
        },
        expected: { faixaAtual: 6, resumo: { valorDASTotal: 76992.3 } },
        source: 'Conta à mão: 30,5% − 540.000 ÷ 4.800.000 = 19,25%; 399.960 × 19,25% = 76.992,30',
        testOnly: true,
      },
      {
        title: 'Início da segunda faixa, com a tolerância dos valores',
        input: {
          faturamento12Meses: 180000.01,
          faturamentoMensal: 10000,
          anexos: [inReais('II', 5000), inReais('II', 5001)],
        },
        expected: { faixaAtual: 2, resumo: { valorDASTotal: 450.05 } },
        source:
          'Conta à mão: 7,8% − 5.940 ÷ 180.000,01 = 4,50000018%; de 5.000, 225,00; de 5.001, 225,045, ou seja, 225,05',
        testOnly: true,
      },
    ],
    refusals: [
      {
        input: {},
        field: 'faturamento12Meses',
        message: 'Por favor, informe um faturamento válido para os últimos 12 meses.',
      },
      { input: {}, field: 'faturamentoMensal', message: 'Por favor, informe um faturamento mensal válido.' },
      {
        input: { faturamento12Meses: 4800000.01, faturamentoMensal: 400000 },
        field: 'faturamento12Meses',
        message: 'Faturamento acima do limite do Simples Nacional (R$ 4,8 milhões).',
      },
      ...refusedWith('Digite um valor de até R$ 1 trilhão', { faturamentoMensal: 1e13 }),
      {
        input: month(inReais('I', 24998.99)),
        field: 'anexos',
        message:
          'Soma dos valores dos anexos (R$ 24.998,99) deve ser igual ao faturamento mensal (R$ 25.000,00)',
      },
      ...refusedWith('A soma dos percentuais deve ser 100%. Atual: 99,98%', {
        anexos: [percent('I', 60), percent('III', 39.98)],
      }),
      {
        input: month(percent('I', 50), inReais('III', 12498.99)),
        field: 'anexos',
        message:
          'Inconsistência: valores dos anexos (R$ 24.998,99) não batem com faturamento mensal (R$ 25.000,00)',
      },
      { input: month(), field: 'anexos', message: 'Informe ao menos um anexo' },
      {
        input: month(...Array.from({ length: 51 }, () => percent('I', 1))),
        field: 'anexos',
        message: 'Informe no máximo 50 atividades',
      },
      {
        input: month(percent('I', 100.5)),
        field: 'anexos.0.valor',
        message: 'A porcentagem deve estar entre 0% e 100%',
      },
      {
        input: month(inReais('I', -1)),
        field: 'anexos.0.valor',
        message: 'Digite um valor que não seja negativo',
      },
      { input: month({ anexo: '', valor: 100 }), field: 'anexos.0.anexo', message: 'Escolha o anexo' },
      {
        input: month({ tipoEntrada: '', valor: 100 }),
        field: 'anexos.0.tipoEntrada',
        message: 'Escolha entre porcentagem e valor',
      },
    ],
    sources: [
      {
        label: 'Lei Complementar nº 123/2006 (Simples Nacional), arts. 3º e 18 e anexos I a V',
        url: 'https://www.planalto.gov.br/ccivil_03/leis/lcp/lcp123.htm',
        checkedOn: '2026-11-20',
      },
      {
        label: 'Portal do Simples Nacional',
        url: 'https://www8.receita.fazenda.gov.br/simplesnacional/',
        checkedOn: '2026-11-20',
      },
    ],
  });
