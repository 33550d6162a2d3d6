/** The IPVA's rates. Every state has its own: these rates and ages are the estimate's. */
import { percent, type Quantity } from '../../../src/quantity/quantity.ts';

/** In percent of the vehicle's value. A car's depends on what it runs on. */
const RATES = { moto: 2, caminhao: 1.5, onibus: 1 } as const;
const CAR_RATES = { eletrico: 1, hibrido: 2, gasolina: 3, etanol: 3, flex: 3, diesel: 3 } as const;

/** Above this age, in years, half the rate, … */
export const HALF_RATE_AGE = 15;
/** … above this one, none. */
export const NO_RATE_AGE = 20;

/** The rate of a vehicle of an age in years. */
export function rateOf(
  type: 'carro' | keyof typeof RATES,
  fuel: keyof typeof CAR_RATES,
  age: number,
): Quantity {
  if (age > NO_RATE_AGE) return percent(0);
  const whole = percent(type === 'carro' ? CAR_RATES[fuel] : RATES[type]);
  return age > HALF_RATE_AGE ? whole.over(2) : whole;
}
