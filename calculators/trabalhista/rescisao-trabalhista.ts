import { amount, between, date } from '../../schemas/fields.ts';
import { defineCalculator, type EvidenceOf } from '../../src/engine/definition.ts';
import { money } from '../../src/quantity/quantity.ts';
import { addedUp } from '../formulas/added-up.ts';
import { terminationRights } from '../law/termination-rights.ts';
import { payrollSources } from '../rules/payroll-inputs.ts';
import { terminationType } from '../rules/termination-type.ts';
import {
  BASE_DATE_LAW,
  CLT,
  CONSTITUTION,
  FGTS_BIRTHDAY_LAW,
  FGTS_DECREE,
  FGTS_LAW,
  NOTICE_LAW,
  THIRTEENTH_LAW,
  THIRTEENTH_PAYMENT_LAW,
} from '../tables/labour-laws.ts';
import { BASE_NOTICE, TERMINATION_PAYMENT_TERM, VACATION_DAYS } from '../tables/labour.ts';
import { deductionsFrom } from './rescisao-trabalhista/deductions.ts';
import { terminationDetails, terminationRules } from './rescisao-trabalhista/details.ts';
import { EXAMPLES, REFUSALS } from './rescisao-trabalhista/examples.ts';
import { balanceBefore, fgtsAccount } from './rescisao-trabalhista/fgts-account.ts';
import { grossPay } from './rescisao-trabalhista/gross.ts';
import { grantedRights } from './rescisao-trabalhista/rights.ts';
import { countedTime, serviceTime } from './rescisao-trabalhista/service-time.ts';
import { simpleTermination } from './rescisao-trabalhista/simple.ts';

const MISSING = 'Preencha todos os campos obrigatórios';
const END_BEFORE_START = 'Data de rescisão deve ser posterior à data de admissão';

/** Where nothing is drawn there is no fine either, and an amount of 0 would speak of both. */
const FGTS_STAYS = 'O saldo do FGTS fica na conta: nesta saída não há saque nem multa.';

const dateField = { ...date, messages: { ...date.messages, required: MISSING } } as const;

const card = defineCalculator({
  id: 'trabalhista/rescisao-trabalhista',
  name: 'Rescisão trabalhista',
  title: 'Calculadora de rescisão trabalhista',
  description:
    'Calcule o acerto ao sair do emprego: saldo de salário, aviso prévio, 13º, férias, descontos, líquido e FGTS.',
  keywords:
    'rescisão, demissão, acerto, justa causa, pedido de demissão, acordo, multa do fgts, clt, sem justa causa, demitido, seguro-desemprego, verbas rescisórias, fui demitido, pedi demissão, pedi as contas, mandado embora, sair do emprego, sair da empresa, saindo da empresa, fim do contrato, quanto recebo se sair',
  formerIds: ['trabalhista/rescisao'],
  icon: 'file-signature',
  sources: [
    CLT,
    CONSTITUTION,
    NOTICE_LAW,
    THIRTEENTH_LAW,
    THIRTEENTH_PAYMENT_LAW,
    FGTS_LAW,
    FGTS_DECREE,
    FGTS_BIRTHDAY_LAW,
    BASE_DATE_LAW,
    ...payrollSources,
  ],

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
        ...between(0, VACATION_DAYS.number, `Digite de 0 a ${VACATION_DAYS} de férias vencidas`),
        default: 0,
      },
      ...terminationDetails,
    },
  },
  rules: [
    { field: 'salario', assert: 'salario > 0', message: MISSING },
    { field: 'dataRescisao', assert: 'dataRescisao > dataAdmissao', message: END_BEFORE_START },
    ...terminationRules,
  ],

  compute({ salario, dataAdmissao, dataRescisao, tipoRescisao, ...inputs }, result) {
    const time = countedTime(serviceTime(dataAdmissao, dataRescisao), result);
    const rights = terminationRights(tipoRescisao);
    const gross = grossPay(
      {
        salary: salario,
        averageExtras: inputs.mediaAdicionais,
        admission: dataAdmissao,
        lastDay: dataRescisao,
        wholeYears: time.anosTrabalhados,
        rights,
      },
      {
        isNoticeWorked: inputs.avisoTipo === 'trabalhado',
        overdueDays: inputs.feriasVencidas,
        doubleDays: inputs.feriasEmDobro,
        absences: inputs.faltas?.number ?? 0,
        baseMonth: inputs.mesDataBase?.number ?? 0,
        paidOn: inputs.dataPagamento,
      },
      result,
    );
    const deductions = deductionsFrom(
      {
        ...gross,
        dependants: inputs.dependentes,
        advance: inputs.adiantamento13,
        unworkedNotice: inputs.descontarAviso ? salario : undefined,
      },
      { lastDay: dataRescisao, paidOn: inputs.dataPagamento ?? dataRescisao },
      result,
    );
    const advance = inputs.adiantamento13;
    const fgts = fgtsAccount(
      balanceBefore(
        inputs.saldoFgts,
        {
          salary: salario,
          admission: dataAdmissao,
          lastDay: dataRescisao,
          wholeYears: time.anosTrabalhados,
          daysNotTaken: addedUp(inputs.feriasVencidas, inputs.feriasEmDobro),
          advance,
        },
        result,
      ),
      { ...gross, advance },
      { rights, keepsBalance: inputs.saqueAniversario ?? false, drawnBefore: inputs.saquesFgts ?? money(0) },
      result,
    );
    return {
      ...gross,
      ...deductions,
      ...fgts,
      total: result.total('Total bruto', gross.pagoPelaEmpresa.plus(fgts.fgtsSacavel)),
      totalLiquido: result.total('Total líquido', deductions.liquido.plus(fgts.fgtsSacavel)),
      ...time,
      ...grantedRights(rights, result),
    };
  },
  simple: simpleTermination,
}).layout([
  {
    kind: 'headline',
    value: 'totalLiquido',
    when: "metodo == 'oficial' and temDireitoFgtsSaque",
    label: 'Total líquido a receber',
    answer: '{liquido} pagos pela empresa, já com os descontos, e {fgtsSacavel} sacados do FGTS.',
  },
  {
    kind: 'headline',
    value: 'totalLiquido',
    when: "metodo == 'oficial' and not temDireitoFgtsSaque",
    label: 'Total líquido a receber',
    answer: `Pago pela empresa, já com os descontos. ${FGTS_STAYS}`,
  },
  {
    kind: 'headline',
    value: 'total',
    when: "metodo == 'simplificado' and temDireitoFgtsSaque",
    answer: '{pagoPelaEmpresa} pagos pela empresa e {fgtsSacavel} sacados do FGTS.',
  },
  {
    kind: 'headline',
    value: 'total',
    when: "metodo == 'simplificado' and not temDireitoFgtsSaque",
    answer: `Pago pela empresa. ${FGTS_STAYS}`,
  },
  {
    kind: 'figures',
    title: 'Verbas pagas pela empresa',
    items: [
      'saldoSalario',
      'avisoPrevia',
      'decimoTerceiro',
      { value: 'decimoTerceiroAviso', when: 'decimoTerceiroAviso > 0' },
      'feriasVencidas',
      { value: 'feriasEmDobro', when: 'feriasEmDobro > 0' },
      'feriasProporcionais',
      'feriasTotal',
      { value: 'indenizacaoAdicional', when: 'indenizacaoAdicional > 0' },
      { value: 'multaAtraso', when: 'multaAtraso > 0' },
      'pagoPelaEmpresa',
      'prazoPagamento',
    ],
  },
  {
    kind: 'figures',
    title: 'Descontos',
    items: [
      'inssSaldo',
      'inss13',
      'inss',
      'irrfSaldo',
      'irrf13',
      'irrf',
      { value: 'descontoAdiantamento13', when: 'descontoAdiantamento13 > 0' },
      { value: 'descontoAviso', when: 'descontoAviso > 0' },
      'totalDescontos',
      'liquido',
    ],
  },
  {
    kind: 'figures',
    title: 'FGTS',
    items: [
      'fgtsSaldoAnterior',
      'fgtsDepositoRescisorio',
      'fgtsSaldo',
      'fgtsSaldoLiberado',
      'fgtsMulta',
      { value: 'fgtsMultaComAviso', when: 'avisoPrevia > 0 and fgtsMultaComAviso > fgtsMulta' },
      'fgtsSacavel',
      'fgtsSacavelCaixa',
    ],
  },
  {
    kind: 'figures',
    title: 'Ao todo, com o FGTS',
    when: "metodo == 'oficial' and temDireitoFgtsSaque",
    items: ['total', 'totalLiquido'],
  },
  {
    kind: 'figures',
    title: 'Ao todo',
    when: "metodo == 'oficial' and not temDireitoFgtsSaque",
    items: ['total', 'totalLiquido'],
  },
  {
    kind: 'composition',
    title: 'De que se compõe o total bruto',
    parts: [
      'saldoSalario',
      'avisoPrevia',
      'decimoTerceiro',
      'feriasTotal',
      'indenizacaoAdicional',
      'multaAtraso',
      { label: 'Saldo do FGTS', value: 'fgtsSaldoLiberado' },
      { label: 'Multa do FGTS', value: 'fgtsMulta' },
    ],
  },
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
      'diasSaldo',
      'diasAvisoPrevio',
      'dataProjetada',
      'avos13',
      'avosFerias',
      'diasDireito',
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
    when: "metodo == 'oficial' and tipoRescisao == 'acordo-mutuo'",
    text: 'No acordo, o contrato vai até a metade dos dias de aviso pagos. Há quem projete o aviso inteiro; a diferença é de até dois avos de 13º e de férias.',
  },
  {
    kind: 'notice',
    tone: 'info',
    when: "metodo == 'oficial'",
    text: `Tabelas dos descontos: INSS da saída; imposto de renda do mês do pagamento. A empresa tem ${TERMINATION_PAYMENT_TERM} para pagar (${TERMINATION_PAYMENT_TERM.law}). Se o décimo dia cai em dia sem banco, há quem exija o pagamento antes. A rescisão indireta paga o mesmo que a demissão sem justa causa. Não estão na conta: contratos por prazo determinado e domésticos, culpa recíproca, estabilidade e a multa do art. 467 da CLT.`,
  },
  {
    kind: 'notice',
    tone: 'info',
    when: "metodo == 'simplificado'",
    text: `${simpleTermination.because} A empresa tem ${TERMINATION_PAYMENT_TERM} para pagar (${TERMINATION_PAYMENT_TERM.law}).`,
  },
]);
export default card;

export const evidence = {
  examples: EXAMPLES,
  refusals: REFUSALS,
} satisfies EvidenceOf<typeof card>;
