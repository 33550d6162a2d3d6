/**
 * Fields for a notice besides the salary: length of employment, work during the notice, and the person who gives it.
 */
import { date, option } from '../../../schemas/fields.ts';
import { AVISO_BASICO } from '../../tabelas/trabalho.ts';

/** Names of the kinds of notice, in the form and in the result. */
export const TIPOS_DE_AVISO = { trabalhado: 'Trabalhado', indenizado: 'Indenizado' } as const;

const NOT_LISTED = 'Escolha uma das opções da lista';

export const anosNaEmpresa = {
  type: 'integer',
  title: 'Anos completos na empresa',
  description: 'Com menos de um ano, digite 0.',
  unit: 'anos',
  placeholder: '3',
  // Refuse a blank field, because 0 years are an answer too.
  blank: 'missing',
  minimum: 0,
  maximum: 100,
  messages: {
    required: 'Informe os anos completos na empresa',
    minimum: 'Os anos de trabalho não podem ser negativos',
    maximum: 'Digite até 100 anos de trabalho',
  },
} as const;

export const tipoDeAviso = {
  type: 'string',
  title: 'Tipo de aviso',
  widget: 'cards',
  oneOf: [
    option('trabalhado', TIPOS_DE_AVISO.trabalhado, 'Você trabalha durante o aviso'),
    option('indenizado', TIPOS_DE_AVISO.indenizado, 'A saída é na hora, e o aviso vira dinheiro'),
  ],
  default: 'trabalhado',
  messages: { required: 'Escolha o tipo de aviso' },
} as const;

/** The party that ends the contract. */
export const quemEncerra = {
  type: 'string',
  title: 'Quem encerra o contrato',
  description: `Quem pede demissão deve ${AVISO_BASICO} dias; no acordo, o aviso indenizado vale a metade.`,
  oneOf: [
    option('empresa', 'A empresa'),
    option('empregado', 'O empregado, que pede demissão'),
    option('acordo', 'Os dois, em acordo'),
  ],
  default: 'empresa',
  details: true,
  messages: { required: NOT_LISTED, enum: NOT_LISTED },
} as const;

export const dataDoAviso = {
  ...date,
  title: 'Dia em que o aviso é dado',
  description: 'Mostra até quando o contrato vai.',
  details: true,
} as const;
