import { amount } from '../../schemas/fields.ts';
import { defineCalculator } from '../../src/engine/definition.ts';
import { formatPercent } from '../../src/engine/format.ts';
import { balanceOf, depositedIn } from '../law/fgts-balance.ts';
import { annualWithdrawal, WITHDRAWAL_ARTICLE } from '../law/fgts-withdrawal.ts';
import { terminationRights } from '../law/termination-rights.ts';
import { terminationType } from '../rules/termination-type.ts';
import { CLT, FGTS_BIRTHDAY_LAW, FGTS_LAW } from '../tables/labour-laws.ts';
import { FGTS_DEPOSIT, FGTS_FINE, FGTS_YIELD } from '../tables/labour.ts';
import { drawnAtTheEnd } from './fgts/drawn-at-the-end.ts';
import { simpleFgts } from './fgts/simple.ts';

/** Percent a month: far above any TR since the real. */
const LARGEST_TR = 5;
const TR_RANGE = `Digite uma TR de 0% a ${formatPercent(LARGEST_TR)} ao mês`;

export default defineCalculator({
  id: 'trabalhista/fgts',
  name: 'FGTS',
  title: 'Calculadora de FGTS',
  description: `Estime os depósitos, o rendimento e o saldo do FGTS, e a multa de ${FGTS_FINE} da demissão sem justa causa.`,
  keywords: `fgts, fundo de garantia, multa de ${FGTS_FINE}, saldo do fgts, depósito, saque, demissão`,
  icon: 'piggy-bank',

  inputs: {
    type: 'object',
    required: ['salary', 'months'],
    properties: {
      salary: { ...amount, title: 'Salário bruto mensal' },
      months: {
        type: 'integer',
        title: 'Meses trabalhados',
        unit: 'meses',
        minimum: 1,
        maximum: 1200,
        messages: { minimum: 'Informe os meses trabalhados', maximum: 'Digite até 1.200 meses (100 anos)' },
      },
      tr: {
        type: 'number',
        format: 'percent',
        title: 'TR média do período',
        description: `O FGTS rende a TR e mais ${FGTS_YIELD} ao ano; o Banco Central publica a TR.`,
        unit: '% ao mês',
        minimum: 0,
        maximum: LARGEST_TR,
        default: 0,
        details: true,
        messages: { minimum: TR_RANGE, maximum: TR_RANGE },
      },
      incluirDecimoTerceiro: {
        type: 'boolean',
        title: 'Incluir o depósito do 13º',
        description: 'O 13º salário também gera depósito no FGTS.',
        default: true,
        details: true,
      },
      tipoRescisao: {
        ...terminationType,
        description: 'Dele dependem a multa e o que se saca no fim do contrato.',
        default: 'demissao-sem-justa-causa',
        details: true,
        messages: { required: 'Escolha uma das opções da lista' },
      },
      saqueAniversario: {
        type: 'boolean',
        title: 'Optei pelo saque-aniversário',
        description: 'No fim do contrato, quem optou saca só a multa; o saldo fica na conta.',
        default: false,
        details: true,
      },
    },
  },
  rules: [{ field: 'salary', assert: 'salary > 0', message: 'Informe o salário' }],

  compute({ salary, months, tr, incluirDecimoTerceiro, tipoRescisao, saqueAniversario }, result) {
    const depositoMensal = result.money(
      `Depósito mensal (${FGTS_DEPOSIT})`,
      salary.times(FGTS_DEPOSIT),
      FGTS_DEPOSIT.law,
    );
    const deposits = { deposit: depositoMensal, months, withThirteenth: incluirDecimoTerceiro };
    const saldoTotal = result.money('Total depositado', depositedIn(deposits));
    const saldoComRendimento = result.total('Saldo com rendimento', balanceOf({ ...deposits, tr }, result));
    const rendimento = result.money('Rendimento', saldoComRendimento.minus(saldoTotal));
    const atTheEnd = drawnAtTheEnd(
      saldoComRendimento,
      terminationRights(tipoRescisao),
      saqueAniversario,
      result,
    );
    return {
      depositoMensal,
      saldoTotal,
      rendimento,
      saldoComRendimento,
      ...atTheEnd,
      saqueAniversarioAnual: saqueAniversario
        ? result.money(
            'Saque-aniversário de um ano',
            annualWithdrawal(saldoComRendimento.asShown()),
            WITHDRAWAL_ARTICLE,
          )
        : undefined,
    };
  },
  simple: simpleFgts,
})
  .layout([
    {
      kind: 'headline',
      value: 'saldoComRendimento',
      label: 'Saldo estimado do FGTS',
      note: 'Depois de {months} de depósitos, com o rendimento.',
    },
    { kind: 'figures', items: ['depositoMensal', 'saldoTotal', 'rendimento', 'saldoComRendimento'] },
    { kind: 'figures', title: 'No fim do contrato', items: ['multaRescisoria', 'valorSacavel'] },
    { kind: 'figures', title: 'A cada ano, no mês do aniversário', items: ['saqueAniversarioAnual'] },
    {
      kind: 'composition',
      title: 'De que se compõe o saldo',
      parts: [
        { label: 'Depósitos', value: 'saldoTotal' },
        { label: 'Rendimento', value: 'rendimento' },
      ],
    },
    { kind: 'steps' },
    {
      kind: 'notice',
      tone: 'info',
      when: 'saqueAniversario',
      text: 'Quem volta ao saque-rescisão só o recupera no primeiro dia do 25º mês depois do pedido (Lei 8.036/1990, art. 20-C). Os saques extraordinários liberados em 2025 não estão na conta.',
    },
    {
      kind: 'notice',
      tone: 'info',
      when: "metodo == 'oficial'",
      text: 'Desde 12/06/2024 o fundo não pode render menos que o IPCA do ano (STF, ADI 5090). O que ele distribui para chegar lá não está nesta conta: o saldo exato está no extrato da Caixa.',
    },
    {
      kind: 'notice',
      tone: 'info',
      when: "metodo == 'simplificado'",
      text: simpleFgts.because,
    },
  ])
  .evidence({
    examples: [
      {
        title: 'Dois anos com salário de R$ 3.000,00',
        input: { salary: 3000, months: 24 },
        expected: {
          depositoMensal: 240,
          saldoTotal: 6240,
          rendimento: 173.56,
          saldoComRendimento: 6413.56,
          multaRescisoria: 2565.42,
          valorSacavel: 8978.98,
        },
        source:
          'Conta à mão: 1,03^(1÷12) = 1,0024662698; 240 × 0,03 ÷ 0,0024662698 = 2.919,3887, e 240 do 13º, 3.159,3887 no primeiro ano; × 1,03 + 3.159,3887 = 6.413,5590; × 40% = 2.565,4236; 26 depósitos de 240 = 6.240',
      },
      {
        title: 'Cinco anos com salário de R$ 2.200,00, TR de 0,1% ao mês e saída por acordo',
        input: { salary: 2200, months: 60, tr: '0,1', tipoRescisao: 'acordo-mutuo' },
        expected: {
          saldoTotal: 11440,
          rendimento: 1234.68,
          saldoComRendimento: 12674.68,
          multaRescisoria: 2534.94,
          valorSacavel: 12674.69,
        },
        source:
          'Conta à mão: i = 1,001 × 1,0024662698 − 1 = 0,003468736; 176 × (1,003468736^60 − 1) ÷ i = 11.716,7725; 13º: 176 × (1,003468736^60 − 1) ÷ (1,003468736^12 − 1) = 957,9097; × 20% = 2.534,9364; × 80% = 10.139,7457',
      },
      {
        title: 'Trinta meses com salário de R$ 2.500,00 e saque-aniversário',
        input: { salary: 2500, months: 30, saqueAniversario: true },
        expected: {
          saldoTotal: 6500,
          saldoComRendimento: 6731.63,
          multaRescisoria: 2692.65,
          valorSacavel: 2692.65,
          saqueAniversarioAnual: 1996.33,
        },
        source:
          'Conta à mão: 5.344,6325 em dois anos; × 1,0024662698^6 = 5.424,2096; seis depósitos de 200 rendem até 1.207,4230, e 200 × 6 ÷ 12 do 13º; 6.731,6327 × 40% = 2.692,6531; 6.731,63 × 20% + 650 = 1.996,326',
      },
      {
        title: 'Sete meses sem o 13º e pedido de demissão: nada a sacar',
        input: { salary: 1518.33, months: 7, incluirDecimoTerceiro: false, tipoRescisao: 'pedido-demissao' },
        expected: {
          depositoMensal: 121.47,
          saldoTotal: 850.26,
          rendimento: 6.32,
          saldoComRendimento: 856.58,
          multaRescisoria: 0,
          valorSacavel: 0,
        },
        source:
          'Conta à mão: 121,4664 × 7 = 850,2648; 121,4664 × (1,0024662698^7 − 1) ÷ 0,0024662698 = 856,5817; 856,58 − 850,26',
        testOnly: true,
      },
      {
        title: 'Um mês: o depósito ainda não rendeu',
        input: { salary: 1621, months: 1 },
        expected: {
          depositoMensal: 129.68,
          saldoTotal: 140.49,
          rendimento: 0,
          saldoComRendimento: 140.49,
          multaRescisoria: 56.19,
          valorSacavel: 196.68,
        },
        source: 'Conta à mão: 129,68 + 129,68 ÷ 12 = 140,48667; × 40% = 56,194667',
        testOnly: true,
      },
      {
        title: 'Conta simples: dois anos com salário de R$ 3.000,00',
        input: { metodo: 'simplificado', salary: 3000, months: 24 },
        expected: {
          depositoMensal: 240,
          saldoTotal: 5760,
          rendimento: 172.8,
          saldoComRendimento: 5932.8,
          multaRescisoria: 2373.12,
        },
        source: 'Conta à mão: 240 × 24 = 5.760; × 3% = 172,80; 5.932,80 × 40% = 2.373,12',
      },
      {
        title: 'Conta simples: um ano com salário de R$ 1.518,33',
        input: { metodo: 'simplificado', salary: 1518.33, months: 12 },
        expected: {
          depositoMensal: 121.47,
          saldoTotal: 1457.6,
          rendimento: 43.73,
          saldoComRendimento: 1501.33,
          multaRescisoria: 600.53,
        },
        source:
          'Conta à mão: 1.518,33 × 8% = 121,4664; × 12 = 1.457,5968; × 3% = 43,727904; 1.501,324704 × 40% = 600,5298816; ' +
          'o saldo soma os valores já arredondados',
      },
      {
        title: 'Conta simples: cinco anos com salário de R$ 2.200,00',
        input: { metodo: 'simplificado', salary: 2200, months: 60 },
        expected: {
          depositoMensal: 176,
          saldoTotal: 10560,
          rendimento: 316.8,
          saldoComRendimento: 10876.8,
          multaRescisoria: 4350.72,
        },
        source: 'Conta à mão: 176 × 60 = 10.560; × 3% = 316,80; 10.876,80 × 40% = 4.350,72',
      },
      {
        title: 'Conta simples de um mês: o menor prazo',
        input: { metodo: 'simplificado', salary: 1621, months: 1 },
        expected: {
          depositoMensal: 129.68,
          saldoTotal: 129.68,
          rendimento: 3.89,
          saldoComRendimento: 133.57,
          multaRescisoria: 53.43,
        },
        source: 'Conta à mão: 1.621 × 8% = 129,68; × 3% = 3,8904; 133,5704 × 40% = 53,42816',
        testOnly: true,
      },
    ],
    refusals: [{ input: { months: 12 }, field: 'salary', message: 'Informe o salário' }],
    sources: [FGTS_LAW, FGTS_BIRTHDAY_LAW, CLT],
  });
