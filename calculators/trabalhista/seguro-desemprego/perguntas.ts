/** Fields that determine the entitlement and the number of instalments. */
import { between, option } from '../../../schemas/fields.ts';
import { MESES_EXIGIDOS } from '../../lei/seguro-desemprego.ts';

export const perguntasDoPedido = {
  mesesTrabalhados: {
    type: 'integer',
    title: 'Meses trabalhados',
    meaning: 'mesesTrabalhados',
    description: 'Nos 36 meses antes da dispensa; 15 dias ou mais valem um mês.',
    unit: 'meses',
    ...between(0, 600, 'Digite de 0 a 600 meses'),
    default: 24,
  },
  solicitacao: {
    type: 'string',
    title: 'Quantas vezes já pediu',
    widget: 'cards',
    oneOf: [
      option('primeira', 'É a primeira vez', `Ao menos ${MESES_EXIGIDOS.primeira} nos últimos 18`),
      option('segunda', 'É a segunda vez', `Ao menos ${MESES_EXIGIDOS.segunda} nos últimos 12`),
      option('terceira', 'Já pedi duas vezes ou mais', `Os últimos ${MESES_EXIGIDOS.terceira}`),
    ],
    default: 'primeira',
    messages: { required: 'Escolha uma das opções da lista' },
  },
} as const;
