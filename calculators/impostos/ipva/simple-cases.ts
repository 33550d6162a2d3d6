/** Edge cases of the simple estimate of the IPVA: no visitor reads them. */
import type { Example } from '../../../src/engine/definition.ts';

export const SIMPLE_CASES = [
  {
    title: 'Táxi de motorista idoso',
    input: {
      metodo: 'simplificado',
      valorVeiculo: 80000,
      anoFabricacao: 2023,
      isencoes: ['taxi', 'idoso'],
      ano: 2026,
    },
    expected: { valorIPVA: 2400, descontoAplicado: 80, valorComDesconto: 480 },
    source: 'Conta à mão: 80.000 × 3% = 2.400; 50% + 30% = 80%; 2.400 × 20% = 480',
    testOnly: true,
  },
  {
    title: 'Carro elétrico de pessoa com deficiência',
    input: {
      metodo: 'simplificado',
      valorVeiculo: 150000,
      anoFabricacao: 2024,
      combustivel: 'eletrico',
      isencoes: ['deficiente'],
      ano: 2026,
    },
    expected: {
      aliquotaAplicada: 1,
      valorIPVA: 1500,
      descontoAplicado: 100,
      valorComDesconto: 0,
      parcelas: [],
    },
    source: 'Conta à mão: 150.000 × 1% = 1.500, de que a pessoa com deficiência é isenta',
    testOnly: true,
  },
  {
    title: 'Caminhão com 20 anos paga metade',
    input: {
      metodo: 'simplificado',
      valorVeiculo: 90000,
      tipoVeiculo: 'caminhao',
      anoFabricacao: 2006,
      ano: 2026,
    },
    expected: { aliquotaAplicada: 0.75, valorIPVA: 675, valorComDesconto: 675 },
    source: 'Conta à mão: 1,5% ÷ 2 = 0,75%, pois 20 anos não são mais de 20; 90.000 × 0,75% = 675',
    testOnly: true,
  },
  {
    title: 'Ônibus com 15 anos paga a alíquota inteira',
    input: {
      metodo: 'simplificado',
      valorVeiculo: 50000,
      tipoVeiculo: 'onibus',
      anoFabricacao: 2011,
      ano: 2026,
    },
    expected: { aliquotaAplicada: 1, valorIPVA: 500 },
    source: 'Conta à mão: 15 anos não são mais de 15; 50.000 × 1% = 500',
    testOnly: true,
  },
  {
    title: 'Carro com 21 anos não paga',
    input: { metodo: 'simplificado', valorVeiculo: 20000, anoFabricacao: 2005, ano: 2026 },
    expected: { aliquotaAplicada: 0, valorIPVA: 0, valorComDesconto: 0 },
    source: 'Mais de 20 anos: alíquota zero',
    testOnly: true,
  },
  {
    title: 'Moto de R$ 5.000,00: até R$ 100,00 é uma parcela só',
    input: {
      metodo: 'simplificado',
      valorVeiculo: 5000,
      tipoVeiculo: 'moto',
      anoFabricacao: 2020,
      ano: 2026,
    },
    expected: { valorIPVA: 100, parcelas: [{ numero: 1, valor: 100, vencimento: '2026-03-15' }] },
    source: 'Conta à mão: 5.000 × 2% = 100, que não passa de 100',
    testOnly: true,
  },
  {
    title: 'A última parcela leva os centavos',
    input: {
      metodo: 'simplificado',
      valorVeiculo: 33334,
      combustivel: 'hibrido',
      anoFabricacao: 2027,
      ano: 2026,
    },
    expected: {
      valorIPVA: 666.68,
      parcelas: [
        { valor: 133.33 },
        { valor: 133.33 },
        { valor: 133.33 },
        { valor: 133.33 },
        { valor: 133.36 },
      ],
    },
    source: 'Conta à mão: 33.334 × 2% = 666,68; 4 × 133,33 = 533,32; resto 133,36',
    testOnly: true,
  },
] satisfies readonly Example[];
