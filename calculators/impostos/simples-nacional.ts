import { amount, option } from '../../schemas/fields.ts';
import { defineCalculator } from '../../src/engine/definition.ts';
import { column } from '../../src/quantity/declare.ts';
import { sumOfAll } from '../../src/quantity/quantity.ts';
import { inMillions } from '../tables/legal-figure.ts';
import { SIMPLES_NACIONAL, SIMPLES_REVENUE_LIMIT, type SimplesAnnex } from '../tables/simples-nacional.ts';
import { SIMPLES_PORTAL } from '../tables/tax-laws.ts';
import { annexTax, revenueBand } from './simples-nacional/annexes.ts';
import { divisionFault, divisionNotice } from './simples-nacional/division.ts';
import { simplesAlerts, simplesGuidance } from './simples-nacional/guidance.ts';

const NO_REVENUE = 'Por favor, informe um faturamento válido para os últimos 12 meses.';
const NO_MONTHLY_REVENUE = 'Por favor, informe um faturamento mensal válido.';
const REVENUE_LIMIT = SIMPLES_REVENUE_LIMIT.number;
const OVER_LIMIT = `Faturamento acima do limite do Simples Nacional (${inMillions(SIMPLES_REVENUE_LIMIT)}).`;
const NEGATIVE = amount.messages.minimum;
const NO_PERCENTAGE = 'A porcentagem deve estar entre 0% e 100%';

/** Entries of the examples and refusals. */
const percent = (anexo: SimplesAnnex, valor: number) => ({ anexo, tipoEntrada: 'percentual', valor });
const inReais = (anexo: SimplesAnnex, valor: number) => ({ anexo, tipoEntrada: 'valor', valor });
/** A month that is refused for its annexes alone. */
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
                option('I', 'Anexo I: comércio'),
                option('II', 'Anexo II: indústria'),
                option('III', 'Anexo III: serviços, locação de bens móveis'),
                option('IV', 'Anexo IV: obras, limpeza, vigilância, advocacia'),
                option('V', 'Anexo V: serviços técnicos e intelectuais'),
              ],
              default: 'I',
              messages: { required: 'Escolha o anexo' },
            },
            tipoEntrada: {
              type: 'string',
              title: 'Informar em',
              widget: 'cards',
              oneOf: [option('percentual', 'Porcentagem'), option('valor', 'Valor em reais')],
              default: 'percentual',
              messages: { required: 'Escolha entre porcentagem e valor' },
            },
            valor: {
              type: 'number',
              title: 'Valor ou porcentagem',
              unitBy: { field: 'tipoEntrada', units: { percentual: '%', valor: 'R$' } },
              default: 0,
            },
            atividade: { type: 'string', title: 'Atividade (opcional)', maxLength: 120 },
          },
        },
      },
    },
  },
  rules: [
    { field: 'faturamento12Meses', assert: 'faturamento12Meses > 0', message: NO_REVENUE },
    { field: 'faturamento12Meses', assert: `faturamento12Meses <= ${REVENUE_LIMIT}`, message: OVER_LIMIT },
    { field: 'faturamentoMensal', assert: 'faturamentoMensal > 0', message: NO_MONTHLY_REVENUE },
    {
      field: 'valor',
      each: 'anexos',
      assert: 'tipoEntrada != "percentual" or (valor >= 0 and valor <= 100)',
      message: NO_PERCENTAGE,
    },
    { field: 'valor', each: 'anexos', assert: 'tipoEntrada != "valor" or valor >= 0', message: NEGATIVE },
    { field: 'anexos', check: ({ anexos, faturamentoMensal }) => divisionFault(anexos, faturamentoMensal) },
  ],
  liveNotice: ({ anexos, faturamentoMensal }) => divisionNotice(anexos, faturamentoMensal),

  compute({ faturamento12Meses, faturamentoMensal, anexos }, result, { today }) {
    const { annexes } = SIMPLES_NACIONAL.newestInForceOn(today);
    const revenues = { revenue12: faturamento12Meses, monthlyRevenue: faturamentoMensal };
    const taxes = anexos.map(({ atividade, ...entry }) => ({
      atividade,
      ...annexTax(entry, annexes[entry.anexo], revenues, result),
    }));
    const valorDASTotal = result.total('Total do DAS', sumOfAll(taxes.map((tax) => tax.valorDASMensal)));
    const aliquotaEfetivaPonderada = result.percent(
      'Alíquota efetiva ponderada',
      valorDASTotal.asShown().over(faturamentoMensal),
    );
    const situation = { annexes: new Set(anexos.map(({ anexo }) => anexo)), ...revenues };
    return {
      faixaAtual: result.count('Faixa de faturamento', revenueBand(faturamento12Meses, annexes.I).number, {
        unit: `de ${annexes.I.length}`,
      }),
      aliquotaEfetiva: result.percent('Alíquota efetiva', aliquotaEfetivaPonderada),
      anexosCalculados: result.rows(
        'Cálculo por anexo',
        {
          anexo: column.text('Anexo'),
          atividade: column.text('Atividade'),
          percentualReceita: column.percent('Parte da receita'),
          faturamentoAnexo: column.money('Faturamento'),
          aliquotaNominal: column.percent('Alíquota nominal'),
          parcelaDeduzir: column.money('Parcela a deduzir'),
          aliquotaEfetiva: column.percent('Alíquota efetiva', 2),
          valorDASMensal: column.money('DAS'),
        },
        taxes,
      ),
      resumo: { valorDASTotal, aliquotaEfetivaPonderada },
      orientacoes: simplesGuidance(situation),
      alertas: simplesAlerts(situation),
    };
  },
})
  .layout([
    {
      kind: 'headline',
      value: 'resumo.valorDASTotal',
      label: 'DAS do mês',
      note: '{aliquotaEfetiva} do faturamento do mês',
    },
    { kind: 'lines', title: 'Alertas', lines: 'alertas', tone: 'warning' },
    { kind: 'figures', items: ['faixaAtual', 'aliquotaEfetiva'] },
    { kind: 'table', rows: 'anexosCalculados', download: 'simples-nacional' },
    {
      kind: 'rowComposition',
      title: 'O DAS por anexo',
      rows: 'anexosCalculados',
      label: 'anexo',
      value: 'valorDASMensal',
    },
    { kind: 'figures', title: 'Resumo', items: ['resumo.aliquotaEfetivaPonderada', 'resumo.valorDASTotal'] },
    { kind: 'steps' },
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
      { input: {}, field: 'faturamento12Meses', message: NO_REVENUE },
      { input: {}, field: 'faturamentoMensal', message: NO_MONTHLY_REVENUE },
      {
        input: { faturamento12Meses: 4800000.01, faturamentoMensal: 400000 },
        field: 'faturamento12Meses',
        message: 'Faturamento acima do limite do Simples Nacional (R$ 4,8 milhões).',
      },
      {
        input: month(inReais('I', 24998.99)),
        field: 'anexos',
        message:
          'Soma dos valores dos anexos (R$ 24.998,99) deve ser igual ao faturamento mensal (R$ 25.000,00)',
      },
      {
        input: month(percent('I', 60), percent('III', 39.98)),
        field: 'anexos',
        message: 'A soma dos percentuais deve ser 100%. Atual: 99,98%',
      },
      {
        input: month(percent('I', 50), inReais('III', 12498.99)),
        field: 'anexos',
        message:
          'Inconsistência: valores dos anexos (R$ 24.998,99) não batem com faturamento mensal (R$ 25.000,00)',
      },
      { input: month(percent('I', 100.5)), field: 'anexos.0.valor', message: NO_PERCENTAGE },
      { input: month(inReais('I', -1)), field: 'anexos.0.valor', message: NEGATIVE },
    ],
    sources: [SIMPLES_REVENUE_LIMIT.source, SIMPLES_PORTAL],
  });
