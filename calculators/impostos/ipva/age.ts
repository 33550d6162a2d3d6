/** Calculates the age of a vehicle, and the exemption of old cars and motorcycles. */
import { yearOf } from '../../../src/calendar/calendar.ts';
import type { Results } from '../../../src/quantity/declare.ts';
import type { NamedQuantity, Quantity } from '../../../src/quantity/quantity.ts';
import type { VehicleType } from '../../tabelas/ipva.ts';
import { EXEMPT_AGE } from '../../tabelas/vehicle-tax.ts';

/** Declares the age in years: 0 in the year of manufacture and before it. */
export function ageOf(year: Quantity, made: Quantity, result: Results): NamedQuantity {
  const years = year.minus(made);
  return result.count(
    'Idade do veículo',
    // Writes the step itself, because a year is no amount: 2026, not 2.026.
    years.isBelow(0) ? 0 : years.explainedAs(() => `${year.number} − ${made.number} = ${years.number} anos`),
    { unit: 'anos' },
  );
}

/** Passenger vehicles without buses and trailers (Constituição, art. 155, § 6º, III, e). */
const EXEMPT_TYPES: readonly VehicleType[] = ['carro', 'moto'];

/** True if every state exempts a vehicle by its age in years, from the year after the amendment on. */
export function isExemptByAge(type: VehicleType, age: number, year: number): boolean {
  return EXEMPT_TYPES.includes(type) && isOld(age) && year > yearOf(EXEMPT_AGE.validFrom);
}

/** The same as an expression on the fields and results, for the years with the exemption. */
export const IS_EXEMPT_BY_AGE = `(${EXEMPT_TYPES.map((type) => `tipoVeiculo == "${type}"`).join(' or ')}) and idade >= ${EXEMPT_AGE.number}`;

/** True if a lorry or bus has the age at which the Constitution exempts other vehicles. */
export function isOldYetTaxed(type: VehicleType, age: number): boolean {
  return !EXEMPT_TYPES.includes(type) && isOld(age);
}

function isOld(age: number): boolean {
  return age >= EXEMPT_AGE.number;
}
