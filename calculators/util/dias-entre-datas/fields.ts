/** Checkbox fields of this card. */
import { option } from '../../../schemas/fields.ts';

/** Days that are holidays only by local decision. */
export const optionalDays = {
  type: 'array',
  title: 'Contar como feriado',
  description: 'Não são feriados nacionais por lei, mas muitos lugares fecham.',
  items: {
    type: 'string',
    oneOf: [
      option('carnaval', 'Carnaval (segunda e terça-feira)'),
      option('sexta-santa', 'Sexta-feira Santa'),
      option('corpus-christi', 'Corpus Christi'),
    ],
  },
  uniqueItems: true,
  default: [],
} as const;
