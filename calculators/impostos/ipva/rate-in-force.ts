/** Finds the rate of the IPVA that a state charges for a vehicle. */
import { percent, type Quantity } from '../../../src/quantity/quantity.ts';
import { regra } from '../../../src/quantity/regra.ts';
import {
  VEHICLE_TAX,
  type Fuel,
  type State,
  type VehicleRate,
  type VehicleType,
} from '../../tabelas/ipva.ts';
import { isExemptByAge } from './age.ts';

/** The rule of the tax, which both methods cite. */
export const IPVA_DO_ESTADO = regra(
  'Constituição, art. 155, III',
  'O imposto sobre a propriedade de veículos é de cada estado, que fixa as suas alíquotas.',
);

/** The facts that the rate depends on, as plain numbers. */
export interface Vehicle {
  readonly tipoVeiculo: VehicleType;
  readonly estado: State;
  readonly combustivel: Fuel;
  /** Reais. */
  readonly valorVeiculo: number;
  readonly anoFabricacao: number;
  /** Year of the tax. */
  readonly ano: number;
  /** In cv. */
  readonly potenciaCv?: number | undefined;
  /** In cm³. */
  readonly cilindrada?: number | undefined;
  /** The rate typed by the owner, in percent. */
  readonly aliquota?: number | undefined;
}

/** The fields that a rate may still need, with the sentence that refuses a vehicle without them. */
export const NEEDED = {
  potenciaCv: 'Informe a potência do motor (cv)',
  cilindrada: 'Informe a cilindrada do motor',
  aliquota: 'Informe a alíquota do seu estado',
} as const;

export type Needed = keyof typeof NEEDED;

/** The rate, or the field that is missing to know it. */
export type FoundRate = { readonly rate: Quantity; readonly remark?: string } | { readonly needs: Needed };

/** The newest year with known rates. */
export const NEWEST_YEAR = Math.max(...VEHICLE_TAX.years);

/**
 * The rate of a vehicle: none if exempt by age, else the typed one, else the first fitting one of the state's
 * table. The year after the newest table uses its rates, with a warning on the page.
 */
export function rateInForce(vehicle: Vehicle): FoundRate {
  const { tipoVeiculo, estado, ano, anoFabricacao, aliquota } = vehicle;
  if (isExemptByAge(tipoVeiculo, ano - anoFabricacao, ano)) return { rate: percent(0) };
  if (aliquota !== undefined) return { rate: percent(aliquota) };
  const year = ano === NEWEST_YEAR + 1 ? NEWEST_YEAR : ano;
  if (!VEHICLE_TAX.has(year)) return { needs: 'aliquota' };
  const rows = VEHICLE_TAX.forYear(year).rates[estado];
  const row = rows.find((each) => mayFit(each, vehicle));
  if (row?.rate === undefined || row.standing !== 'confirmed') return { needs: 'aliquota' };
  const needs = neededBy(row, vehicle);
  const { rate, remark } = row;
  return needs === undefined ? { rate, ...(remark === undefined ? {} : { remark }) } : { needs };
}

/** True if a row fits by all known facts of the vehicle. */
function mayFit(
  { type, fuels, upToValue, upToPower, upToDisplacement }: VehicleRate,
  { tipoVeiculo, combustivel, valorVeiculo, potenciaCv, cilindrada }: Vehicle,
): boolean {
  return (
    type === tipoVeiculo &&
    (fuels === undefined || fuels.includes(combustivel)) &&
    isWithin(valorVeiculo, upToValue) &&
    isWithin(potenciaCv, upToPower) &&
    isWithin(cilindrada, upToDisplacement)
  );
}

function isWithin(value: number | undefined, limit: Quantity | undefined): boolean {
  return value === undefined || limit === undefined || !limit.isBelow(value);
}

/** The missing facts of the vehicle for a row that may fit. */
function neededBy(
  { upToPower, upToDisplacement }: VehicleRate,
  { potenciaCv, cilindrada }: Vehicle,
): Needed | undefined {
  if (upToPower !== undefined && potenciaCv === undefined) return 'potenciaCv';
  return upToDisplacement !== undefined && cilindrada === undefined ? 'cilindrada' : undefined;
}

/** The sentence that refuses a vehicle whose rate needs a missing field. */
export function refusedWithout(field: Needed, vehicle: Vehicle): string | undefined {
  const found = rateInForce(vehicle);
  return 'needs' in found && found.needs === field ? NEEDED[field] : undefined;
}
