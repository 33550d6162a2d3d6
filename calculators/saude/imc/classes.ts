/** The classes of the body-mass index with their risks. */
import type { Quantity } from '../../../src/quantity/quantity.ts';
import { IMC_A_PARTIR_DE } from '../../tabelas/saude.ts';

/** End of the last class's bar; the class has no end. */
const BAR_ENDS = 50;

/** A class of the index. */
export interface ClasseDoImc {
  readonly label: string;
  /** Upper end in kg/m², exclusive. */
  readonly upTo: number;
  readonly risk: string;
  readonly tone: 'success' | 'warning' | 'danger';
  readonly advice: string;
}

/** The World Health Organization's classes for adults, in ascending order. */
export const CLASSES_DO_IMC = [
  {
    label: 'Abaixo do peso',
    upTo: IMC_A_PARTIR_DE.normal.number,
    risk: 'Baixo',
    tone: 'warning',
    advice:
      'Procure um médico ou nutricionista para saber se há falta de nutrientes e como ganhar peso com saúde.',
  },
  {
    label: 'Peso normal',
    upTo: IMC_A_PARTIR_DE.overweight.number,
    risk: 'Normal',
    tone: 'success',
    advice: 'Mantenha a alimentação variada, a atividade física regular e os exames em dia.',
  },
  {
    label: 'Sobrepeso',
    upTo: IMC_A_PARTIR_DE.obesity1.number,
    risk: 'Moderado',
    tone: 'warning',
    advice:
      'Pequenas mudanças na alimentação e mais movimento no dia a dia já ajudam; um nutricionista pode orientar.',
  },
  {
    label: 'Obesidade Grau I',
    upTo: IMC_A_PARTIR_DE.obesity2.number,
    risk: 'Alto',
    tone: 'danger',
    advice:
      'Procure um médico ou nutricionista: perder de 5% a 10% do peso já melhora pressão, glicose e colesterol.',
  },
  {
    label: 'Obesidade Grau II',
    upTo: IMC_A_PARTIR_DE.obesity3.number,
    risk: 'Muito Alto',
    tone: 'danger',
    advice: 'Procure acompanhamento médico para tratar o peso e as doenças que costumam vir com ele.',
  },
  {
    label: 'Obesidade Grau III (Mórbida)',
    upTo: BAR_ENDS,
    risk: 'Extremamente Alto',
    tone: 'danger',
    advice:
      'Procure um médico o quanto antes: o tratamento costuma envolver vários profissionais e é oferecido pelo SUS.',
  },
] as const satisfies readonly ClasseDoImc[];

const ULTIMA_CLASSE = CLASSES_DO_IMC[5];

/** The class of an index in kg/m², by the exact value: an index at an edge is in the class that begins there. */
export function classeDoImc(index: Quantity): ClasseDoImc {
  return CLASSES_DO_IMC.find(({ upTo }) => index.isBelow(upTo)) ?? ULTIMA_CLASSE;
}
