/** The body-mass index, its classes and what they mean. Source: World Health Organization. */
import { compare, type Decimal } from '../../src/decimal/decimal.ts';

/** The healthy range of the World Health Organization, kg/m². */
export const HEALTHY_INDEX = { from: 18.5, to: 24.9 };

/** A class of the index and what it means for a person. */
export interface BodyMassClass {
  readonly label: string;
  /** Upper end in kg/m², exclusive. */
  readonly upTo: number;
  readonly risk: string;
  readonly tone: 'success' | 'warning' | 'danger';
  readonly advice: string;
}

/** The World Health Organization's classes for adults. Where the last one ends is only where its bar does. */
export const BODY_MASS_CLASSES = [
  {
    label: 'Abaixo do peso',
    upTo: 18.5,
    risk: 'Baixo',
    tone: 'warning',
    advice:
      'Procure um médico ou nutricionista para saber se há falta de nutrientes e como ganhar peso com saúde.',
  },
  {
    label: 'Peso normal',
    upTo: 25,
    risk: 'Normal',
    tone: 'success',
    advice: 'Mantenha a alimentação variada, a atividade física regular e os exames em dia.',
  },
  {
    label: 'Sobrepeso',
    upTo: 30,
    risk: 'Moderado',
    tone: 'warning',
    advice:
      'Pequenas mudanças na alimentação e mais movimento no dia a dia já ajudam; um nutricionista pode orientar.',
  },
  {
    label: 'Obesidade Grau I',
    upTo: 35,
    risk: 'Alto',
    tone: 'danger',
    advice:
      'Procure um médico ou nutricionista: perder de 5% a 10% do peso já melhora pressão, glicose e colesterol.',
  },
  {
    label: 'Obesidade Grau II',
    upTo: 40,
    risk: 'Muito Alto',
    tone: 'danger',
    advice: 'Procure acompanhamento médico para tratar o peso e as doenças que costumam vir com ele.',
  },
  {
    label: 'Obesidade Grau III (Mórbida)',
    upTo: 50,
    risk: 'Extremamente Alto',
    tone: 'danger',
    advice:
      'Procure um médico o quanto antes: o tratamento costuma envolver vários profissionais e é oferecido pelo SUS.',
  },
] as const satisfies readonly BodyMassClass[];

const LAST_CLASS = BODY_MASS_CLASSES[5];

/** The class of an index, judged on the unrounded index: a value at an edge belongs to the class that begins there. */
export function bodyMassClass(index: Decimal): BodyMassClass {
  return BODY_MASS_CLASSES.find(({ upTo }) => compare(index, upTo) < 0) ?? LAST_CLASS;
}
