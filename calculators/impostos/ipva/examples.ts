/** Vehicles worked out by hand, and refusals. */
import type { Refusal } from '../../../src/engine/definition.ts';
import { examplesInForce } from './in-force-examples.ts';
import type { DadoQueFalta } from '../../lei/ipva.ts';
import { DADOS_QUE_FALTAM } from './observacoes.ts';
import { simpleExamples } from './simple-examples.ts';
import { EMENDA_DOS_VEICULOS_ANTIGOS } from '../../tabelas/leis-tributarias.ts';

export const examples = [
  {
    title: 'Carro flex de R$ 60 mil em São Paulo, em cinco parcelas',
    input: { valorVeiculo: 60000, anoFabricacao: 2021, estado: 'SP', quantidadeParcelas: 5, ano: 2026 },
    expected: {
      aliquotaAplicada: 4,
      valorIPVA: 2400,
      descontoAplicado: 0,
      valorComDesconto: 2400,
      valorCotaUnica: 2400,
      idade: 5,
      parcelas: [1, 2, 3, 4, 5].map((numero) => ({ numero, valor: 480 })),
    },
    source: 'Conta à mão, com a alíquota de 4% de São Paulo: 60.000 × 4% = 2.400; ÷ 5 = 480',
  },
  {
    title: 'O mesmo carro em Minas Gerais, com 3% de desconto na cota única',
    input: { valorVeiculo: 60000, anoFabricacao: 2021, estado: 'MG', descontoCotaUnica: 3, ano: 2026 },
    expected: {
      aliquotaAplicada: 4,
      valorIPVA: 2400,
      valorComDesconto: 2400,
      valorCotaUnica: 2328,
      parcelas: [{ numero: 1, valor: 2400 }],
    },
    source: 'Conta à mão, com a alíquota de 4% de Minas Gerais: 60.000 × 4% = 2.400; × 97% = 2.328',
  },
  {
    title: 'Carro de 130 cv em Goiás',
    input: { valorVeiculo: 90000, anoFabricacao: 2023, estado: 'GO', potenciaCv: 130, ano: 2026 },
    expected: { aliquotaAplicada: 3.75, valorIPVA: 3375, valorComDesconto: 3375 },
    source: 'Conta à mão, com 3,75% acima de 100 cv em Goiás: 90.000 × 3,75% = 3.375',
  },
  {
    title: 'Carro de 2006: isento em todos os estados',
    input: { valorVeiculo: 20000, anoFabricacao: 2006, estado: 'RJ', ano: 2026 },
    expected: { aliquotaAplicada: 0, valorIPVA: 0, valorComDesconto: 0, idade: 20, parcelas: [] },
    published: {
      source: 'Emenda Constitucional nº 137/2025',
      url: EMENDA_DOS_VEICULOS_ANTIGOS.url,
      values: ['valorIPVA'],
    },
    source: 'Emenda Constitucional nº 137/2025: carros com vinte anos ou mais não pagam',
  },
  {
    title: 'Moto de 2000: também isenta',
    input: { valorVeiculo: 8000, tipoVeiculo: 'moto', anoFabricacao: 2000, ano: 2026 },
    expected: { aliquotaAplicada: 0, valorIPVA: 0, valorComDesconto: 0, idade: 26, parcelas: [] },
    source:
      'Emenda Constitucional nº 137/2025: a moto transporta passageiros, e só micro-ônibus, ônibus e reboques ficam de fora',
  },
  {
    title: 'Pela conta simples, um carro flex de R$ 60 mil',
    input: { metodo: 'simplificado', valorVeiculo: 60000, anoFabricacao: 2021, ano: 2026 },
    expected: {
      aliquotaAplicada: 3,
      valorIPVA: 1800,
      descontoAplicado: 0,
      valorComDesconto: 1800,
      parcelas: [3, 4, 5, 6, 7].map((month, index) => ({
        numero: index + 1,
        valor: 360,
        vencimento: `2026-0${month}-15`,
      })),
      observacoes: [
        'Cada estado tem alíquotas, isenções e vencimentos próprios; esta estimativa usa os mesmos para todos.',
      ],
    },
    source: 'Conta à mão: 60.000 × 3% = 1.800; ÷ 5 = 360, de março a julho',
  },
  ...examplesInForce,
  ...simpleExamples,
] as const;

function without(field: DadoQueFalta, vehicle: Refusal['input']): Refusal {
  const input = { valorVeiculo: 60_000, anoFabricacao: 2021, ano: 2026, ...vehicle };
  return { input, field, message: DADOS_QUE_FALTAM[field] };
}

/** Vehicles without a year of manufacture, and vehicles with an unknown rate. */
export const refusals = [
  {
    input: { anoFabricacao: '' },
    field: 'anoFabricacao',
    message: 'Por favor, informe um ano de fabricação válido',
  },
  {
    input: { anoFabricacao: 1949 },
    field: 'anoFabricacao',
    message: 'Por favor, informe um ano de fabricação válido',
  },
  {
    input: { anoFabricacao: 2028, ano: 2030 },
    field: 'anoFabricacao',
    message: 'Por favor, informe um ano de fabricação válido',
    today: '2026-11-20',
  },
  without('aliquota', { estado: 'CE' }),
  without('aliquota', { estado: 'AL' }),
  without('aliquota', { estado: 'PR', tipoVeiculo: 'moto' }),
  without('aliquota', { estado: 'RJ', tipoVeiculo: 'onibus' }),
  without('aliquota', { ano: 2025 }),
  without('aliquota', { ano: 2028 }),
  without('aliquota', { combustivel: 'hibrido', ano: 2027 }),
  without('aliquota', { estado: 'CE', ano: 2027 }),
  without('potenciaCv', { estado: 'GO' }),
  without('cilindrada', { estado: 'MT' }),
] as const;
