/** The fields of this card, and its refusals. */
import { amount, option, requiredDate } from '../../../schemas/fields.ts';
import { wholeNumberBetween } from '../../../schemas/limited.ts';

export const BORN_LATER = 'A data de nascimento não pode ser futura';
export const TOO_MUCH_TIME = 'O tempo de contribuição não cabe na sua idade';
export const MORE_IN_2019 = 'O tempo em 2019 não pode passar do tempo de hoje';

const campoDeAnos = { ...wholeNumberBetween(0, 80), unit: 'anos' } as const;
const campoDeMeses = { ...wholeNumberBetween(0, 11), unit: 'meses' } as const;
/** A time on the day of the reform, asked of people insured before it; blank means unknown. */
const naReforma = { blank: 'missing', visibleWhen: 'inscritoAntesDaReforma' } as const;

export const perguntas = {
  sexo: {
    type: 'string',
    title: 'Sexo',
    widget: 'cards',
    oneOf: [option('mulher', 'Mulher'), option('homem', 'Homem')],
    messages: { required: 'Escolha o sexo' },
  },
  dataNascimento: {
    ...requiredDate('Informe a data de nascimento'),
    title: 'Data de nascimento',
    meaning: 'dataDeNascimento',
    wide: true,
  },
  anosContribuicao: {
    ...campoDeAnos,
    title: 'Anos de contribuição até hoje',
    description: 'O total está no extrato do Meu INSS.',
    default: 0,
  },
  mesesContribuicao: {
    ...campoDeMeses,
    title: 'Meses de contribuição até hoje',
    description: 'Os que passam dos anos inteiros.',
    default: 0,
  },
  inscritoAntesDaReforma: {
    type: 'boolean',
    title: 'Comecei a contribuir até 13/11/2019',
    description: 'Quem começou depois da reforma só tem a regra permanente.',
    default: true,
  },
  anosEm2019: {
    ...campoDeAnos,
    ...naReforma,
    title: 'Anos de contribuição em 13/11/2019',
    description: 'Opcional: é o que decide os pedágios.',
    placeholder: '20',
  },
  mesesEm2019: {
    ...campoDeMeses,
    ...naReforma,
    title: 'Meses de contribuição em 13/11/2019',
    placeholder: '6',
  },
  mediaSalarios: {
    ...amount,
    title: 'Média dos salários de contribuição',
    description: 'Opcional, para estimar o benefício: a de todos desde julho de 1994, corrigidos.',
    blank: 'missing',
    placeholder: '3.500,00',
  },
} as const;
