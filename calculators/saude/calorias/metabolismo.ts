/** Calculates the daily energy expenditure of a body, in kilocalories. */
import { quantity, type Quantity } from '../../../src/quantity/quantity.ts';
import { METABOLISMO_BASAL } from '../../tabelas/saude.ts';

/** Daily expenditure by activity, as a multiple of the basal metabolism: customary factors without an authority. */
export const FATOR_DA_ATIVIDADE = {
  sedentario: quantity(1.2),
  leve: quantity(1.375),
  moderado: quantity(1.55),
  intenso: quantity(1.725),
  'muito-intenso': quantity(1.9),
} as const;

/** Sex, as distinguished by the equations. */
export type Sexo = keyof typeof METABOLISMO_BASAL;
/** A person's level of activity. */
export type NivelDeAtividade = keyof typeof FATOR_DA_ATIVIDADE;

/** Body weight in kilograms, height in centimetres and age in years. */
export interface Corpo {
  readonly weight: Quantity;
  readonly height: Quantity;
  readonly age: Quantity;
}

/** The basal metabolism in kcal a day. */
export function metabolismoDoCorpo(sex: Sexo, { weight, height, age }: Corpo): Quantity {
  const { constant, perKilogram, perCentimetre, perYear } = METABOLISMO_BASAL[sex];
  return constant.plus(perKilogram.times(weight)).plus(perCentimetre.times(height)).minus(perYear.times(age));
}
