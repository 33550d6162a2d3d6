/** What a body spends in a day, in kilocalories. */
import { decimal, type Decimal } from '../../src/decimal/decimal.ts';

/** The equations of Harris and Benedict as revised by Roza and Shizgal (1984), kcal a day: constant, kg, cm and years. */
export const BASAL_COEFFICIENTS = {
  masculino: { constant: 88.362, perKilogram: 13.397, perCentimetre: 4.799, perYear: 5.677 },
  feminino: { constant: 447.593, perKilogram: 9.247, perCentimetre: 3.098, perYear: 4.33 },
} as const;

/** What a day of each kind spends, as a multiple of the basal metabolism. */
export const ACTIVITY_FACTOR = {
  sedentario: 1.2,
  leve: 1.375,
  moderado: 1.55,
  intenso: 1.725,
  'muito-intenso': 1.9,
} as const;

/** Sex, as the equations tell it apart. */
export type Sex = keyof typeof BASAL_COEFFICIENTS;
/** How active a person is. */
export type Activity = keyof typeof ACTIVITY_FACTOR;

/** The basal metabolism in kcal a day, not rounded. */
export function basalMetabolism(sex: Sex, kilograms: number, centimetres: number, years: number): Decimal {
  const { constant, perKilogram, perCentimetre, perYear } = BASAL_COEFFICIENTS[sex];
  return decimal(constant)
    .plus(decimal(perKilogram).times(kilograms))
    .plus(decimal(perCentimetre).times(centimetres))
    .minus(decimal(perYear).times(years));
}
