/** Late payments calculated by hand, and refused inputs; visitors see the cases without `testOnly`. */
import type { Refusal } from '../../../src/engine/definition.ts';
import { faltaSelic } from '../../regras/declara-atraso.ts';
import { LEI_DA_MORA_FEDERAL } from '../../tabelas/leis-tributarias.ts';

/** A day without a known Selic. */
const FAR_AHEAD = '2199-01-15';

/** 20/11/2026 is a Friday. */
const DAS_ON_HOLIDAY = {
  valorOriginal: 1000,
  tipoDebito: 'tributo-federal',
  documento: 'das',
  dataVencimento: '2026-11-20',
} as const;

export const examples = [
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
    title: 'DARF de R$ 1.000,00 pago com 45 dias de atraso',
    input: {
      valorOriginal: 1000,
      tipoDebito: 'tributo-federal',
      dataVencimento: '2026-08-31',
      dataPagamento: '2026-10-15',
    },
    expected: {
      diasAtraso: 45,
      percentualMulta: 14.85,
      percentualJuros: 2.08,
      multa: 148.5,
      juros: 20.8,
      total: 1169.3,
      detalhamento: ['Valor original: R$ 1.000,00', 'Multa de 14,85%: R$ 148,50', 'Juros de 2,08%: R$ 20,80'],
    },
    source:
      'Conta à mão pela Lei 9.430/1996, art. 61: 30 dias de setembro + 15 de outubro = 45; 0,33% × 45 = 14,85%; Selic de setembro 1,08% + 1% = 2,08%',
  },
  {
    title: 'DAS de R$ 1.000,00 que venceu em feriado, pago um dia depois do novo vencimento',
    input: {
      valorOriginal: 1000,
      tipoDebito: 'tributo-federal',
      documento: 'das',
      dataVencimento: '2026-11-20',
      dataPagamento: '2026-11-24',
    },
    expected: {
      vencimentoEfetivo: '2026-11-23',
      diasAtraso: 1,
      percentualMulta: 0.33,
      percentualJuros: 0,
      multa: 3.3,
      juros: 0,
      total: 1003.3,
    },
    source:
      'Conta à mão pela Resolução CGSN 140/2018, art. 40: de 20/11, feriado, o vencimento passa a 23/11; 1 dia × 0,33% = 0,33% de 1.000',
  },
  {
    title: 'Condomínio de R$ 800,00 pago com 20 dias de atraso',
    input: {
      valorOriginal: 800,
      tipoDebito: 'condominio',
      dataVencimento: '2026-10-10',
      dataPagamento: '2026-10-30',
    },
    expected: {
      diasAtraso: 20,
      multa: 16,
      juros: 5.33,
      total: 821.33,
      detalhamento: [
        'Valor original: R$ 800,00',
        'Multa de 2%: R$ 16,00',
        'Juros de 1% ao mês por 20 dias: R$ 5,33',
      ],
    },
    source: 'Conta à mão pelo Código Civil, art. 1.336, § 1º: 800 × 2% = 16; 800 × 1% × 20 ÷ 30 = 5,333…',
  },
  {
    title: 'Aluguel de R$ 1.500,00 pago com 10 dias de atraso',
    input: {
      valorOriginal: 1500,
      tipoDebito: 'aluguel',
      dataVencimento: '2026-10-05',
      dataPagamento: '2026-10-15',
    },
    expected: { diasAtraso: 10, multa: 150, juros: 5, total: 1655 },
    source:
      'Conta à mão, com multa de 10% e juros de 1% ao mês no contrato: 1.500 × 10% = 150; 1.500 × 1% × 10 ÷ 30 = 5',
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

  {
    title: 'Conta com juros por dia',
    input: {
      valorOriginal: 500,
      contagem: 'pro-rata',
      dataVencimento: '2026-09-01',
      dataPagamento: '2026-10-16',
    },
    expected: {
      diasAtraso: 45,
      multa: 10,
      juros: 7.5,
      total: 517.5,
      detalhamento: [
        'Valor original: R$ 500,00',
        'Multa de 2%: R$ 10,00',
        'Juros de 1% ao mês por 45 dias: R$ 7,50',
      ],
    },
    source: 'Conta à mão: 29 dias de setembro + 16 de outubro = 45; 500 × 2% = 10; 500 × 1% × 45 ÷ 30 = 7,50',
    testOnly: true,
  },
  {
    title: 'Tributo pago no mês do vencimento: só multa',
    input: {
      valorOriginal: 250,
      tipoDebito: 'tributo-federal',
      dataVencimento: '2026-10-20',
      dataPagamento: '2026-10-30',
    },
    expected: { percentualMulta: 3.3, percentualJuros: 0, multa: 8.25, juros: 0, total: 258.25 },
    source: 'Lei 9.430/1996, art. 61, § 3º: 0,33% × 10 = 3,3%; 250 × 3,3% = 8,25',
    testOnly: true,
  },
  {
    title: 'Tributo pago no mês seguinte: 1%',
    input: {
      valorOriginal: 250,
      tipoDebito: 'tributo-federal',
      dataVencimento: '2026-10-30',
      dataPagamento: '2026-11-03',
    },
    expected: { percentualMulta: 1.32, percentualJuros: 1, multa: 3.3, juros: 2.5, total: 255.8 },
    source: 'Conta à mão: 4 dias × 0,33% = 1,32%; 250 × 1,32% = 3,30; 250 × 1% = 2,50',
    testOnly: true,
  },
  {
    title: 'Com 61 dias, a multa do tributo chega ao limite',
    input: {
      valorOriginal: 1000,
      tipoDebito: 'tributo-federal',
      dataVencimento: '2026-07-31',
      dataPagamento: '2026-09-30',
    },
    expected: {
      diasAtraso: 61,
      percentualMulta: 20,
      percentualJuros: 2.09,
      multa: 200,
      juros: 20.9,
      total: 1220.9,
    },
    published: {
      source: 'Lei nº 9.430/1996, art. 61, § 2º',
      url: LEI_DA_MORA_FEDERAL.url,
      values: ['percentualMulta'],
    },
    source: 'Conta à mão: 61 × 0,33% = 20,13%, que passa de 20%; Selic de agosto 1,09% + 1% = 2,09%',
    testOnly: true,
  },
  {
    title: 'Tributo em dia',
    input: {
      valorOriginal: 1000,
      tipoDebito: 'tributo-federal',
      dataVencimento: '2026-10-20',
      dataPagamento: '2026-10-20',
    },
    expected: { percentualMulta: 0, percentualJuros: 0, multa: 0, juros: 0, total: 1000 },
    source: 'Sem atraso não há multa nem juros',
    testOnly: true,
  },
  {
    title: 'DAS que vence em feriado, pago no dia útil seguinte',
    input: { ...DAS_ON_HOLIDAY, dataPagamento: '2026-11-23' },
    expected: {
      vencimentoEfetivo: '2026-11-23',
      diasAtraso: 0,
      multa: 0,
      juros: 0,
      total: 1000,
      detalhamento: ['Pagamento em dia: sem multa e sem juros.'],
    },
    source: 'Resolução CGSN 140/2018, art. 40: 20/11/2026 é feriado, sexta-feira; vence em 23/11',
    testOnly: true,
  },
  {
    title: 'DAS que vence em feriado, pago no próprio fim de semana',
    input: { ...DAS_ON_HOLIDAY, dataPagamento: '2026-11-21' },
    expected: { vencimentoEfetivo: '2026-11-23', diasAtraso: 0, multa: 0, juros: 0, total: 1000 },
    source: 'Resolução CGSN 140/2018, art. 40: antes do vencimento não há multa nem juros',
    testOnly: true,
  },
  {
    title: 'DARF com a mesma data conta dela',
    input: { ...DAS_ON_HOLIDAY, documento: 'darf', dataPagamento: '2026-11-23' },
    expected: { vencimentoEfetivo: '2026-11-20', diasAtraso: 3, multa: 9.9, juros: 0, total: 1009.9 },
    source: 'Conta à mão: 3 dias × 0,33% = 0,99% de 1.000',
    testOnly: true,
  },
  {
    title: 'Condomínio sem multa e com juros da convenção',
    input: {
      valorOriginal: 800,
      tipoDebito: 'condominio',
      multaPercentual: 0,
      jurosMensal: '0,5',
      dataVencimento: '2026-10-10',
      dataPagamento: '2026-10-25',
    },
    expected: { multa: 0, juros: 2, total: 802 },
    source: 'Conta à mão: 800 × 0,5% × 15 ÷ 30 = 2',
    testOnly: true,
  },
  {
    title: 'Aluguel com multa de 20%, a maior que se aceita',
    input: {
      valorOriginal: 1500,
      tipoDebito: 'aluguel',
      multaPercentual: 20,
      dataVencimento: '2026-10-05',
      dataPagamento: '2026-10-06',
    },
    expected: { multa: 300, juros: 0.5, total: 1800.5 },
    source: 'Conta à mão: 1.500 × 20% = 300; 1.500 × 1% × 1 ÷ 30 = 0,50',
    testOnly: true,
  },
  {
    title: 'Aluguel em dia: nem multa nem juros',
    input: {
      valorOriginal: 1500,
      tipoDebito: 'aluguel',
      dataVencimento: '2026-10-05',
      dataPagamento: '2026-10-05',
    },
    expected: { multa: 0, juros: 0, total: 1500 },
    source: 'Sem atraso não há multa nem juros',
    testOnly: true,
  },
  {
    title: 'O que é do condomínio não conta na conta comum',
    input: {
      valorOriginal: 100,
      multaPercentual: 50,
      jurosMensal: 9,
      dataVencimento: '2026-10-05',
      dataPagamento: '2026-10-06',
    },
    expected: { multa: 2, juros: 1, total: 103, mesesCobrados: 1 },
    source: 'Conta à mão: 100 × 2% = 2; 100 × 1% × 1 = 1',
    testOnly: true,
  },
] as const;

function refused(field: string, message: string, input: Refusal['input'], today = '2026-11-20'): Refusal {
  return { input: { valorOriginal: 500, dataVencimento: '2026-10-20', ...input }, field, message, today };
}

export const refusals = [
  refused('dataVencimento', 'A data de vencimento não pode ser futura', { dataVencimento: '2026-11-21' }),
  refused('dataVencimento', 'Digite um vencimento a partir de 01/01/1997', {
    tipoDebito: 'tributo-federal',
    dataVencimento: '1996-12-31',
  }),
  refused('dataPagamento', 'O pagamento não pode ser antes do vencimento', { dataPagamento: '2026-10-19' }),
  refused('dataPagamento', faltaSelic('2026-10-20', FAR_AHEAD) ?? '', {
    tipoDebito: 'tributo-federal',
    dataPagamento: FAR_AHEAD,
  }),
  refused('multaPercentual', 'A multa do condomínio é de até 2%', {
    tipoDebito: 'condominio',
    multaPercentual: '2,01',
  }),
  refused('multaPercentual', 'Digite uma porcentagem de até 20%', {
    tipoDebito: 'aluguel',
    multaPercentual: 20.5,
  }),
] as const;
