/** Fields of this card: the figure, its measures and their unit. */
import { option } from '../../../schemas/fields.ts';

/** Units of length to choose from. */
const UNIDADES = { mm: 'mm', cm: 'cm', m: 'm', km: 'km' } as const;

export const campoDaFigura = {
  type: 'string',
  title: 'Figura',
  oneOf: [
    option('quadrado', 'Quadrado'),
    option('retangulo', 'Retângulo'),
    option('triangulo', 'Triângulo'),
    option('circulo', 'Círculo'),
    option('trapezio', 'Trapézio'),
    option('losango', 'Losango'),
  ],
  default: 'retangulo',
  messages: { required: 'Escolha a figura' },
} as const;

export const campoDoTrapezio = {
  type: 'string',
  title: 'Tipo de trapézio',
  description: 'Dele saem os lados que faltam para o perímetro; a área é a mesma.',
  oneOf: [
    option('isosceles', 'Isósceles: os dois lados inclinados são iguais'),
    option('retangulo', 'Retângulo: um dos lados é reto, igual à altura'),
  ],
  default: 'isosceles',
  visibleWhen: 'figura == "trapezio"',
  messages: { required: 'Escolha o tipo de trapézio' },
} as const;

export const campoDaUnidade = {
  type: 'string',
  title: 'Unidade das medidas',
  oneOf: [
    option('mm', 'Milímetros (mm)'),
    option('cm', 'Centímetros (cm)'),
    option('m', 'Metros (m)'),
    option('km', 'Quilômetros (km)'),
  ],
  default: 'm',
  messages: { required: 'Escolha a unidade' },
} as const;

/** A length that some shapes have; `missing` is the message for a blank one. */
export function campoDaMedida<const Title extends string>(
  title: Title,
  missing: string,
  ...figures: readonly string[]
) {
  return {
    type: 'number',
    title,
    unitBy: { field: 'unidade', units: UNIDADES },
    placeholder: '10',
    exclusiveMinimum: 0,
    maximum: 1_000_000_000,
    visibleWhen: figures.map((figure) => `figura == "${figure}"`).join(' or '),
    messages: {
      required: missing,
      exclusiveMinimum: 'A medida deve ser maior que zero',
      maximum: 'Digite uma medida de até 1 bilhão',
    },
  } as const;
}
