/** The age of a vehicle, and the exemption of old cars. */
import { yearOf } from '../../../src/calendar/calendar.ts';
import type { Results } from '../../../src/quantity/declare.ts';
import type { NamedQuantity, Quantity } from '../../../src/quantity/quantity.ts';
import type { VehicleType } from '../../tables/ipva.ts';
import { EXEMPT_AGE } from '../../tables/vehicle-tax.ts';

/** Declares the age in years: 0 in the year of manufacture and before it. */
export function ageOf(year: Quantity, made: Quantity, result: Results): NamedQuantity {
  const years = year.minus(made);
  return result.count(
    'Idade do veículo',
    // In words of its own, because a year is no amount: 2026, not 2.026.
    years.isBelow(0) ? 0 : years.told(() => `${year.number} − ${made.number} = ${years.number} anos`),
    { unit: 'anos' },
  );
}

/** Whether a car pays nothing in any state because of its age in years: from the year after the amendment on. */
export function isExemptByAge(type: VehicleType, age: number, year: number): boolean {
  return type === 'carro' && age >= EXEMPT_AGE.number && year > yearOf(EXEMPT_AGE.validFrom);
}
