/** Edge cases of the IPVA, which no visitor reads, and what is refused. */
import type { Refusal } from '../../../src/engine/definition.ts';
import { NEEDED, type Needed } from './rate-in-force.ts';

export const examples = [
  // Of the rules in force.
  {
    title: 'Híbrido de até R$ 261.154,00 em São Paulo',
    input: { valorVeiculo: 261154, combustivel: 'hibrido', anoFabricacao: 2023, ano: 2026 },
    expected: {
      aliquotaAplicada: 0,
      valorIPVA: 0,
      parcelas: [],
      observacoes: [
        'As datas de pagamento seguem o final da placa: confira-as na Secretaria da Fazenda do estado.',
        'Só para híbrido com motor a etanol ou flex',
        'Em SP, a cota única de 2026 teve 3% de desconto, e as parcelas foram até 5: o desconto só entra na conta se for digitado.',
      ],
    },
    source: 'O limite de valor conta: isento',
    testOnly: true,
  },
  {
    title: 'Híbrido um centavo acima do limite',
    input: { valorVeiculo: 261154.01, combustivel: 'hibrido', anoFabricacao: 2023, ano: 2026 },
    expected: { aliquotaAplicada: 4, valorIPVA: 10446.16 },
    source: 'Conta à mão: 261.154,01 × 4% = 10.446,1604',
    testOnly: true,
  },
  {
    title: 'Elétrico na Bahia, no limite',
    input: { valorVeiculo: 300000, combustivel: 'eletrico', estado: 'BA', anoFabricacao: 2023, ano: 2026 },
    expected: { aliquotaAplicada: 0, valorIPVA: 0 },
    source: 'Até 300.000 o elétrico é isento na Bahia',
    testOnly: true,
  },
  {
    title: 'Elétrico na Bahia, acima do limite',
    input: { valorVeiculo: 300001, combustivel: 'eletrico', estado: 'BA', anoFabricacao: 2023, ano: 2026 },
    expected: { aliquotaAplicada: 2.5, valorIPVA: 7500.03 },
    source: 'Conta à mão: 300.001 × 2,5% = 7.500,025, que arredonda para 7.500,03',
    testOnly: true,
  },
  {
    title: 'Motor 1.0 em Mato Grosso',
    input: { valorVeiculo: 50000, estado: 'MT', cilindrada: 1000, anoFabricacao: 2023, ano: 2026 },
    expected: { aliquotaAplicada: 2, valorIPVA: 1000 },
    source: 'Conta à mão: até 1.000 cm³, 2%; 50.000 × 2% = 1.000',
    testOnly: true,
  },
  {
    title: 'Acima de 1.000 cm³ em Mato Grosso',
    input: { valorVeiculo: 50000, estado: 'MT', cilindrada: 1001, anoFabricacao: 2023, ano: 2026 },
    expected: { aliquotaAplicada: 3, valorIPVA: 1500 },
    source: 'Conta à mão: 50.000 × 3% = 1.500',
    testOnly: true,
  },
  {
    title: 'Cem cavalos em Tocantins',
    input: { valorVeiculo: 50000, estado: 'TO', potenciaCv: 100, anoFabricacao: 2023, ano: 2026 },
    expected: { aliquotaAplicada: 2.5, valorIPVA: 1250 },
    source: 'Conta à mão: até 100 cv, 2,5%; 50.000 × 2,5% = 1.250',
    testOnly: true,
  },
  {
    title: 'Elétrico no Amazonas não pergunta a cilindrada',
    input: { valorVeiculo: 50000, estado: 'AM', combustivel: 'eletrico', anoFabricacao: 2023, ano: 2026 },
    expected: { aliquotaAplicada: 1.5, valorIPVA: 750 },
    source: 'Conta à mão: 50.000 × 1,5% = 750',
    testOnly: true,
  },
  {
    title: 'GNV no Paraná',
    input: { valorVeiculo: 50000, estado: 'PR', combustivel: 'gnv', anoFabricacao: 2023, ano: 2026 },
    expected: { aliquotaAplicada: 1, valorIPVA: 500 },
    source: 'Conta à mão: 50.000 × 1% = 500',
    testOnly: true,
  },
  {
    title: 'GNV em São Paulo paga como os outros',
    input: { valorVeiculo: 50000, combustivel: 'gnv', anoFabricacao: 2023, ano: 2026 },
    expected: { aliquotaAplicada: 4, valorIPVA: 2000 },
    source: 'Conta à mão: a alíquota de 3% foi revogada; 50.000 × 4% = 2.000',
    testOnly: true,
  },
  {
    title: 'A alíquota digitada vale mais que a tabela',
    input: { valorVeiculo: 50000, aliquota: 0, anoFabricacao: 2023, ano: 2026 },
    expected: { aliquotaAplicada: 0, valorIPVA: 0, parcelas: [] },
    source: 'Zero por cento de 50.000',
    testOnly: true,
  },
  {
    title: 'Onde a tabela nada sabe, vale a digitada',
    input: { valorVeiculo: 50000, estado: 'CE', aliquota: '2,5', anoFabricacao: 2023, ano: 2026 },
    expected: { aliquotaAplicada: 2.5, valorIPVA: 1250 },
    source: 'Conta à mão: 50.000 × 2,5% = 1.250',
    testOnly: true,
  },
  {
    title: 'Carro com 19 anos paga',
    input: { valorVeiculo: 20000, anoFabricacao: 2007, ano: 2026 },
    expected: { aliquotaAplicada: 4, valorIPVA: 800, idade: 19 },
    source: 'Conta à mão: 2026 − 2007 = 19; 20.000 × 4% = 800',
    testOnly: true,
  },
  {
    title: 'Moto com vinte anos paga',
    input: { valorVeiculo: 20000, tipoVeiculo: 'moto', anoFabricacao: 2006, ano: 2026 },
    expected: { aliquotaAplicada: 2, valorIPVA: 400, idade: 20 },
    source: 'A isenção é de carros; 20.000 × 2% = 400',
    testOnly: true,
  },
  {
    title: 'Carro de vinte anos não precisa de alíquota',
    input: { valorVeiculo: 20000, anoFabricacao: 2006, estado: 'CE', aliquota: 3, ano: 2026 },
    expected: { aliquotaAplicada: 0, valorIPVA: 0 },
    source: 'Emenda Constitucional nº 137/2025',
    testOnly: true,
  },
  {
    title: 'Táxi e pessoa idosa não têm desconto',
    input: { valorVeiculo: 50000, isencoes: ['taxi', 'idoso'], estado: 'AC', anoFabricacao: 2023, ano: 2026 },
    expected: {
      descontoAplicado: 0,
      valorIPVA: 1000,
      valorComDesconto: 1000,
      observacoes: [
        'As datas de pagamento seguem o final da placa: confira-as na Secretaria da Fazenda do estado.',
        'Este desconto não vale em todos os estados e não foi aplicado',
      ],
    },
    source: 'Conta à mão: 50.000 × 2% = 1.000',
    testOnly: true,
  },
  {
    title: 'Pessoa com deficiência',
    input: {
      valorVeiculo: 50000,
      isencoes: ['deficiente'],
      quantidadeParcelas: 3,
      anoFabricacao: 2023,
      ano: 2026,
    },
    expected: {
      descontoAplicado: 100,
      valorIPVA: 2000,
      valorComDesconto: 0,
      valorCotaUnica: 0,
      parcelas: [],
    },
    source: 'Conta à mão: 50.000 × 4% = 2.000, de que a pessoa com deficiência é isenta',
    testOnly: true,
  },
  {
    title: 'A última parcela leva os centavos, e a cota única parte do valor em centavos',
    input: {
      valorVeiculo: 33333.33,
      estado: 'PR',
      descontoCotaUnica: 6,
      quantidadeParcelas: 5,
      anoFabricacao: 2023,
      ano: 2026,
    },
    expected: {
      valorIPVA: 633.33,
      valorCotaUnica: 595.33,
      parcelas: [
        { valor: 126.66 },
        { valor: 126.66 },
        { valor: 126.66 },
        { valor: 126.66 },
        { valor: 126.69 },
      ],
    },
    source:
      'Conta à mão: 33.333,33 × 1,9% = 633,33327; 633,33 × 94% = 595,3302; 4 × 126,66 = 506,64; resto 126,69',
    testOnly: true,
  },
  {
    title: 'Outro ano, com a alíquota digitada: em 2025 não havia a isenção por idade',
    input: { valorVeiculo: 20000, anoFabricacao: 2000, aliquota: 4, ano: 2025 },
    expected: { aliquotaAplicada: 4, valorIPVA: 800, idade: 25 },
    source: 'Conta à mão: 20.000 × 4% = 800',
    testOnly: true,
  },
  // Of the simple estimate.
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
] as const;

function without(field: Needed, vehicle: Refusal['input']): Refusal {
  const input = { valorVeiculo: 60_000, anoFabricacao: 2021, ano: 2026, ...vehicle };
  return { input, field, message: NEEDED[field] };
}

/** Vehicles whose rate is not known. */
export const refusals = [
  without('aliquota', { estado: 'CE' }),
  without('aliquota', { estado: 'AL' }),
  without('aliquota', { estado: 'PR', tipoVeiculo: 'moto' }),
  without('aliquota', { estado: 'RJ', tipoVeiculo: 'onibus' }),
  without('aliquota', { ano: 2025 }),
  without('potenciaCv', { estado: 'GO' }),
  without('cilindrada', { estado: 'MT' }),
] as const;
