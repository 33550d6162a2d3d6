/** Fields for company-specific rates if the employer owes the INSS. */
import { between, option } from '../../../schemas/fields.ts';
import { USUAL_THIRD_PARTIES_PERCENT, WORK_RISK_PERCENTS } from '../../tabelas/company-taxes.ts';

const OWES_RISK = 'regime == "geral" or regime == "simples-anexo-iv"';
/** Default figures for comparing other regimes when the form does not ask for the company's own. */
export const USUAL_RISK_PERCENT = 1;
export const NEUTRAL_FACTOR = 1;

const MOST_THIRD_PARTIES = 20;

export const companyFields = {
  rat: {
    type: 'integer',
    title: 'Risco do trabalho (RAT)',
    description: 'Porcentagem conforme o risco da atividade; está no cadastro da empresa.',
    oneOf: WORK_RISK_PERCENTS.map((each) => option(each, `${each}%`)),
    default: USUAL_RISK_PERCENT,
    visibleWhen: OWES_RISK,
    details: true,
    messages: { required: 'Escolha uma das opções da lista' },
  },
  fap: {
    type: 'number',
    title: 'FAP',
    description: 'Multiplica o RAT conforme os acidentes da empresa; 1 é o neutro.',
    ...between(0.5, 2, 'O FAP vai de 0,5 a 2'),
    default: NEUTRAL_FACTOR,
    visibleWhen: OWES_RISK,
    details: true,
  },
  terceiros: {
    type: 'number',
    format: 'percent',
    title: 'Contribuição a terceiros',
    description: 'Sistema S, SEBRAE, Incra e salário-educação: a soma depende da atividade.',
    ...between(0, MOST_THIRD_PARTIES, `Digite uma porcentagem de 0 a ${MOST_THIRD_PARTIES}`),
    default: USUAL_THIRD_PARTIES_PERCENT,
    visibleWhen: 'regime == "geral"',
    details: true,
  },
} as const;
