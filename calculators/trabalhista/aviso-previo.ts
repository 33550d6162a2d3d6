import { amount } from '../../schemas/fields.ts';
import { defineCalculator, type EvidenceOf } from '../../src/engine/definition.ts';
import { count } from '../../src/quantity/quantity.ts';
import { addedUp } from '../formulas/added-up.ts';
import { noticeDays, noticeForYears, payForDays } from '../formulas/labour.ts';
import { averageExtras } from '../rules/payroll-inputs.ts';
import { CLT, CONSTITUTION, NOTICE_LAW } from '../tables/labour-laws.ts';
import {
  BASE_NOTICE,
  MOST_NOTICE_FOR_YEARS,
  NOTICE_DAYS_OFF,
  NOTICE_FOR_EACH_YEAR,
  NOTICE_HOURS_OFF,
} from '../tables/labour.ts';
import { examples, refusals } from './aviso-previo/examples.ts';
import { completeYears, initiative, NOTICE_TYPES, noticeDate, noticeType } from './aviso-previo/fields.ts';
import { endOfContract, settledNotice } from './aviso-previo/settlement.ts';

const NO_SALARY = 'Informe o salário';
const NOT_WORKED_BY_EMPLOYEE = 'Não cumprido';

const card = defineCalculator({
  id: 'trabalhista/aviso-previo',
  name: 'Aviso prévio',
  title: 'Calculadora de aviso prévio',
  description:
    'Calcule quantos dias de aviso prévio o tempo de casa dá, quanto eles valem e até quando o contrato vai.',
  keywords: 'aviso prévio, aviso prévio indenizado, aviso prévio trabalhado, dias de aviso, demissão, clt',
  icon: 'calendar-clock',
  blankNumbers: 'missing',
  sources: [NOTICE_LAW, CLT, CONSTITUTION],

  inputs: {
    type: 'object',
    required: ['salary', 'years', 'type'],
    properties: {
      salary: {
        ...amount,
        title: 'Salário bruto mensal',
        messages: { ...amount.messages, required: NO_SALARY },
      },
      years: completeYears,
      type: noticeType,
      iniciativa: initiative,
      mediaAdicionais: {
        ...averageExtras,
        messages: { ...averageExtras.messages, required: 'Digite 0 se não há adicionais' },
      },
      dataAviso: noticeDate,
    },
  },
  rules: [{ field: 'salary', assert: 'salary > 0', message: NO_SALARY }],

  compute({ salary, years, type, iniciativa, mediaAdicionais, dataAviso }, result) {
    const base = addedUp(salary, mediaAdicionais);
    const isByEmployee = iniciativa === 'empregado';
    const isWorked = type === 'trabalhado';
    const diasAdicionais = result.count(
      'Dias a mais pelo tempo de casa',
      isByEmployee ? count(0, 'dias') : noticeForYears(years),
      {
        law: NOTICE_FOR_EACH_YEAR.law,
        unit: 'dias',
        note: isByEmployee
          ? 'Só o empregado os ganha; quem pede demissão não os deve.'
          : `${NOTICE_FOR_EACH_YEAR} por ano completo, até ${MOST_NOTICE_FOR_YEARS}.`,
      },
    );
    const diasAviso = result.count('Dias de aviso prévio', noticeDays(diasAdicionais), {
      law: BASE_NOTICE.law,
      unit: 'dias',
      isTotal: true,
    });
    const valorAviso = result.money(
      'Valor do aviso prévio',
      payForDays(base, diasAviso),
      'CLT art. 487, § 1º',
    );
    const isUnworkedByEmployee = isByEmployee && !isWorked;
    const settlement = settledNotice({ iniciativa, isWorked, days: diasAviso, salary, base }, result);
    return {
      diasAviso,
      diasAdicionais,
      valorAviso,
      tipoAviso: result.text(
        'Tipo de aviso',
        isUnworkedByEmployee ? NOT_WORKED_BY_EMPLOYEE : NOTICE_TYPES[type],
      ),
      ...settlement,
      dataFim:
        dataAviso === undefined
          ? undefined
          : endOfContract(dataAviso, settlement, iniciativa === 'acordo', result),
    };
  },
}).layout([
  {
    kind: 'headline',
    value: 'valorDesconto',
    when: 'valorDesconto > 0',
    answer: 'Um salário: o aviso de {diasAviso} que não se cumpre.',
  },
  {
    kind: 'headline',
    value: 'valorIndenizado',
    when: 'iniciativa == "acordo" and type == "indenizado"',
    answer: 'A metade de {valorAviso}, por {diasAviso} de aviso.',
  },
  {
    kind: 'headline',
    value: 'valorAviso',
    when: 'valorDesconto == 0 and not (iniciativa == "acordo" and type == "indenizado")',
    answer: 'Por {diasAviso} de aviso.',
  },
  {
    kind: 'figures',
    items: [
      'tipoAviso',
      'diasAdicionais',
      'diasAviso',
      { value: 'diasTrabalhados', when: 'diasTrabalhados > 0' },
      { value: 'diasIndenizados', when: 'diasIndenizados > 0' },
      { value: 'valorIndenizado', when: 'valorIndenizado > 0' },
      { value: 'valorDesconto', when: 'valorDesconto > 0' },
      'dataFim',
    ],
  },
  { kind: 'steps' },
  {
    kind: 'notice',
    tone: 'info',
    when: 'type == "trabalhado" and iniciativa == "empresa"',
    text: `No aviso dado pela empresa você trabalha ${NOTICE_HOURS_OFF} a menos por dia ou falta ${NOTICE_DAYS_OFF} corridos, sem desconto (CLT art. 488).`,
  },
  {
    kind: 'notice',
    tone: 'info',
    when: 'type == "trabalhado" and diasIndenizados > 0',
    text: `Só ${BASE_NOTICE} dias de aviso se cumprem no trabalho; os outros são pagos.`,
  },
  {
    kind: 'notice',
    tone: 'info',
    when: 'type == "indenizado" and iniciativa == "empresa"',
    text: 'O aviso indenizado é pago com as verbas da rescisão e conta como tempo de serviço (CLT art. 487, § 1º).',
  },
  {
    kind: 'notice',
    tone: 'info',
    when: 'type == "indenizado" and iniciativa == "acordo"',
    text: 'O aviso indenizado é pago com as verbas da rescisão, e a metade dos dias conta como tempo de serviço (CLT arts. 484-A e 487, § 1º).',
  },
  {
    kind: 'notice',
    tone: 'info',
    when: 'valorDesconto > 0',
    text: 'A empresa pode dispensar o desconto. Ele é do salário, sem a média de adicionais.',
  },
]);
export default card;

export const evidence = {
  examples,
  refusals,
} satisfies EvidenceOf<typeof card>;
