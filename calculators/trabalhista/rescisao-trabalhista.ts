import { amount, date } from '../../schemas/fields.ts';
import { defineCalculator } from '../../src/engine/definition.ts';
import { thirteenthSalary } from '../formulas/labour.ts';
import type { TerminationType } from '../law/termination-rights.ts';
import { terminationType } from '../rules/termination-type.ts';
import { CLT, FGTS_LAW, NOTICE_LAW, THIRTEENTH_LAW } from '../tables/labour-laws.ts';
import { BASE_NOTICE, TERMINATION_PAYMENT_TERM, VACATION_DAYS } from '../tables/labour.ts';
import { fgtsAccount } from './rescisao-trabalhista/fgts-account.ts';
import { noticeDue } from './rescisao-trabalhista/notice-due.ts';
import { grantedRights, terminationRights } from './rescisao-trabalhista/rights.ts';
import { countedTime, serviceTime } from './rescisao-trabalhista/service-time.ts';
import { vacationDue } from './rescisao-trabalhista/vacation-due.ts';

const MISSING = 'Preencha todos os campos obrigatórios';
const END_BEFORE_START = 'Data de rescisão deve ser posterior à data de admissão';
const VACATION_RANGE = `Digite de 0 a ${VACATION_DAYS} de férias vencidas`;

const dateField = { ...date, messages: { ...date.messages, required: MISSING } } as const;

/** In the examples: monthly salary, first and last day of work, how the contract ended, and vacation not taken. */
function worked(
  salario: number,
  dataAdmissao: string,
  dataRescisao: string,
  tipoRescisao: TerminationType,
  feriasVencidas = 0,
) {
  return { salario, dataAdmissao, dataRescisao, tipoRescisao, feriasVencidas };
}

export default defineCalculator({
  id: 'trabalhista/rescisao-trabalhista',
  name: 'Rescisão trabalhista',
  title: 'Calculadora de rescisão trabalhista',
  description:
    'Calcule o acerto ao sair do emprego: saldo de salário, aviso prévio, 13º, férias, multa e saque do FGTS.',
  keywords:
    'rescisão, demissão, acerto, justa causa, pedido de demissão, acordo, multa do fgts, clt, sem justa causa, demitido, seguro-desemprego',
  formerIds: ['trabalhista/rescisao'],
  icon: 'file-signature',

  inputs: {
    type: 'object',
    required: ['salario', 'dataAdmissao', 'dataRescisao', 'tipoRescisao'],
    properties: {
      salario: { ...amount, title: 'Salário bruto mensal' },
      dataAdmissao: { ...dateField, title: 'Data de admissão', description: 'O primeiro dia de trabalho.' },
      dataRescisao: { ...dateField, title: 'Data de rescisão', description: 'O último dia de trabalho.' },
      tipoRescisao: { ...terminationType, widget: 'cards', messages: { required: MISSING } },
      feriasVencidas: {
        type: 'integer',
        title: 'Férias vencidas',
        description: 'Dias de férias já adquiridos e ainda não tirados.',
        unit: 'dias',
        minimum: 0,
        maximum: VACATION_DAYS.number,
        default: 0,
        messages: { minimum: VACATION_RANGE, maximum: VACATION_RANGE },
      },
    },
  },
  rules: [
    { field: 'salario', assert: 'salario > 0', message: MISSING },
    { field: 'dataRescisao', assert: 'dataRescisao > dataAdmissao', message: END_BEFORE_START },
  ],

  compute({ salario, dataAdmissao, dataRescisao, tipoRescisao, feriasVencidas: overdueDays }, result) {
    const time = countedTime(serviceTime(dataAdmissao, dataRescisao), result);
    const rights = terminationRights(tipoRescisao, time.anosTrabalhados.number);
    const monthsPaid = rights.proportionalPay ? time.mesesNoAno : undefined;

    const saldoSalario = result.money(
      'Saldo de salário',
      salario.over(time.diasDoMes).times(time.diasTrabalhadosNoMes),
    );
    const notice = noticeDue(salario, time.anosTrabalhados, rights, result);
    const decimoTerceiro = result.money(
      '13º proporcional',
      monthsPaid ? thirteenthSalary(salario, monthsPaid) : 0,
      'Lei 4.090/1962, art. 3º',
    );
    const vacation = vacationDue(salario, overdueDays, monthsPaid, result);
    const pagoPelaEmpresa = result.total(
      'Total pago pela empresa',
      saldoSalario.plus(notice.avisoPrevia).plus(decimoTerceiro).plus(vacation.feriasTotal),
    );
    const fgts = fgtsAccount(salario, time.mesesTrabalhados, rights, result);
    const total = result.total('Total estimado da rescisão', pagoPelaEmpresa.plus(fgts.fgtsSacavel));
    const paid = { saldoSalario, ...notice, decimoTerceiro, ...vacation, pagoPelaEmpresa };
    return { ...paid, ...fgts, total, ...time, ...grantedRights(rights, result) };
  },
})
  .layout([
    {
      kind: 'headline',
      value: 'total',
      note: '{pagoPelaEmpresa} pagos pela empresa e {fgtsSacavel} sacados do FGTS.',
    },
    {
      kind: 'figures',
      title: 'Pago pela empresa',
      items: ['saldoSalario', 'avisoPrevia', 'decimoTerceiro', 'feriasTotal', 'pagoPelaEmpresa'],
    },
    {
      kind: 'figures',
      title: 'Sacado do FGTS',
      items: ['fgtsSaldoLiberado', 'fgtsMulta', 'fgtsSacavel', 'fgtsSaldo'],
    },
    {
      kind: 'composition',
      title: 'De que se compõe o total',
      parts: [
        'saldoSalario',
        'avisoPrevia',
        'decimoTerceiro',
        'feriasTotal',
        { label: 'Saldo do FGTS', value: 'fgtsSaldoLiberado' },
        { label: 'Multa do FGTS', value: 'fgtsMulta' },
      ],
    },
    { kind: 'figures', title: 'Férias', items: ['feriasVencidas', 'feriasProporcionais'] },
    {
      kind: 'figures',
      title: 'Direitos neste tipo de rescisão',
      items: [
        'temDireitoAvisoPrevia',
        'temDireitoDecimoTerceiro',
        'temDireitoFeriasProporcionais',
        'temDireitoFgtsSaque',
        'temDireitoSeguroDesemprego',
      ],
    },
    {
      kind: 'figures',
      title: 'Tempo que conta',
      items: [
        'anosTrabalhados',
        'mesesTrabalhados',
        'mesesNoAno',
        'diasTrabalhadosNoMes',
        'diasAvisoPrevio',
        'diasFeriasProporcionais',
      ],
    },
    { kind: 'steps' },
    {
      kind: 'notice',
      tone: 'info',
      when: 'tipoRescisao == "pedido-demissao"',
      text: `Quem pede demissão e não cumpre o aviso pode ter até ${BASE_NOTICE} dias de salário descontados (CLT art. 487, § 2º).`,
    },
    {
      kind: 'notice',
      tone: 'warning',
      when: 'tipoRescisao == "demissao-justa-causa"',
      text: 'Na justa causa ficam apenas o saldo de salário e as férias vencidas.',
    },
    {
      kind: 'notice',
      tone: 'info',
      when: 'tipoRescisao == "acordo-mutuo" and not temDireitoAvisoPrevia',
      text: 'Nesta estimativa, o acordo só soma o aviso prévio a partir de um ano completo de trabalho.',
    },
    {
      kind: 'notice',
      tone: 'info',
      text: `Valores brutos, antes de INSS e imposto de renda. A empresa tem ${TERMINATION_PAYMENT_TERM} para pagar (${TERMINATION_PAYMENT_TERM.law}).`,
    },
  ])
  .evidence({
    examples: [
      {
        title: 'Demissão sem justa causa depois de três anos e meio, com um período de férias vencidas',
        input: worked(3000, '2023-02-01', '2026-08-20', 'demissao-sem-justa-causa', 30),
        expected: {
          saldoSalario: 1935.48,
          avisoPrevia: 3900,
          decimoTerceiro: 2000,
          feriasVencidas: 4000,
          feriasProporcionais: 2666.67,
          feriasTotal: 6666.67,
          pagoPelaEmpresa: 14502.15,
          fgtsSaldo: 10320,
          fgtsMulta: 4128,
          fgtsSacavel: 14448,
          total: 28950.15,
          mesesTrabalhados: 43,
          anosTrabalhados: 3,
          mesesNoAno: 8,
          temDireitoSeguroDesemprego: true,
        },
        source:
          'Conta à mão: 42 meses e 20 dias; 3.000 ÷ 31 × 20; 39 dias de aviso; 8/12 de 13º; 30 e 20 dias de férias com um terço; 240 × 43 de FGTS e 40% de multa',
      },
      {
        title: 'Acordo mútuo: quinze dias a mais contam um mês',
        input: worked(2400, '2025-03-10', '2026-06-24', 'acordo-mutuo'),
        expected: {
          saldoSalario: 1920,
          avisoPrevia: 1320,
          decimoTerceiro: 1200,
          feriasProporcionais: 1600,
          pagoPelaEmpresa: 6040,
          fgtsSaldo: 3072,
          fgtsSaldoLiberado: 2457.6,
          fgtsMulta: 614.4,
          fgtsSacavel: 3072,
          total: 9112,
          mesesTrabalhados: 16,
          anosTrabalhados: 1,
          mesesNoAno: 6,
          temDireitoSeguroDesemprego: false,
        },
        source:
          'Conta à mão: 15 meses e 15 dias contam 16; 2.400 ÷ 30 × 33 ÷ 2 de aviso; 192 × 16 de FGTS, 80% liberados e 20% de multa (CLT art. 484-A)',
      },
      {
        title: 'Pedido de demissão: quatorze dias a mais não contam um mês',
        input: worked(2500, '2026-02-02', '2026-09-15', 'pedido-demissao'),
        expected: {
          saldoSalario: 1250,
          avisoPrevia: 0,
          decimoTerceiro: 1458.33,
          feriasProporcionais: 1888.89,
          fgtsSaldo: 1400,
          fgtsSacavel: 0,
          total: 4597.22,
          mesesTrabalhados: 7,
          mesesNoAno: 7,
          temDireitoAvisoPrevia: false,
          temDireitoFgtsSaque: false,
        },
        source:
          'Conta à mão: 7 meses e 14 dias contam 7; 2.500 ÷ 30 × 15; 7/12 de 13º; 17 dias inteiros de férias com um terço',
      },
      {
        title: 'Justa causa com férias vencidas',
        input: worked(4000, '2020-05-04', '2026-04-10', 'demissao-justa-causa', 30),
        expected: {
          saldoSalario: 1333.33,
          decimoTerceiro: 0,
          feriasVencidas: 5333.33,
          feriasProporcionais: 0,
          fgtsSaldo: 22720,
          total: 6666.66,
          anosTrabalhados: 5,
          temDireitoDecimoTerceiro: false,
          temDireitoFeriasProporcionais: false,
        },
        source: 'Conta à mão: 4.000 ÷ 30 × 10; 4.000 × 4 ÷ 3; 5 anos, 11 meses e 7 dias contam 71 meses',
      },
    ],
    refusals: [
      { input: {}, field: 'salario', message: MISSING },
      {
        input: { dataAdmissao: '2024-01-02', dataRescisao: '2024-01-02' },
        field: 'dataRescisao',
        message: END_BEFORE_START,
      },
    ],
    sources: [CLT, NOTICE_LAW, THIRTEENTH_LAW, FGTS_LAW],
  });
