/** What decides about the right and the number of instalments. */
import { option } from '../../../schemas/fields.ts';
import { LEAST_MONTHS } from '../../law/unemployment.ts';

const MONTHS = 'Digite de 0 a 600 meses';

export const requestFields = {
  mesesTrabalhados: {
    type: 'integer',
    title: 'Meses trabalhados',
    description: 'Nos 36 meses antes da dispensa; 15 dias ou mais valem um mês.',
    unit: 'meses',
    minimum: 0,
    maximum: 600,
    default: 24,
    messages: { minimum: MONTHS, maximum: MONTHS },
  },
  solicitacao: {
    type: 'string',
    title: 'Quantas vezes já pediu',
    widget: 'cards',
    oneOf: [
      option('primeira', 'É a primeira vez', `Ao menos ${LEAST_MONTHS.primeira} nos últimos 18`),
      option('segunda', 'É a segunda vez', `Ao menos ${LEAST_MONTHS.segunda} nos últimos 12`),
      option('terceira', 'Já pedi duas ou mais', `Os últimos ${LEAST_MONTHS.terceira}`),
    ],
    default: 'primeira',
    messages: { required: 'Escolha uma das opções da lista' },
  },
} as const;
