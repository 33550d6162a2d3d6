/** The rate of the IPVA that a state charges for a vehicle. */
import { percent, type Quantity } from '../../../src/quantity/quantity.ts';
import {
  VEHICLE_TAX,
  type Fuel,
  type State,
  type VehicleRate,
  type VehicleType,
} from '../../tabelas/ipva.ts';
import { isExemptByAge } from './age.ts';

/** What the rate depends on, as plain numbers. */
export interface Vehicle {
  readonly tipoVeiculo: VehicleType;
  readonly estado: State;
  readonly combustivel: Fuel;
  /** Reais. */
  readonly valorVeiculo: number;
  readonly anoFabricacao: number;
  /** Of the tax. */
  readonly ano: number;
  /** In cv. */
  readonly potenciaCv?: number | undefined;
  /** In cm³. */
  readonly cilindrada?: number | undefined;
  /** The rate that the owner typed, in percent. */
  readonly aliquota?: number | undefined;
}

/** The fields that a rate may still need, with the sentence that refuses a vehicle without them. */
export const NEEDED = {
  potenciaCv: 'Informe a potência do motor (cv)',
  cilindrada: 'Informe a cilindrada do motor',
  aliquota: 'Informe a alíquota do seu estado',
} as const;

export type Needed = keyof typeof NEEDED;

/** The rate, or else the field without which it is not known. */
export type FoundRate = { readonly rate: Quantity; readonly remark?: string } | { readonly needs: Needed };

/** The newest year whose rates are known. */
export const NEWEST_YEAR = Math.max(...VEHICLE_TAX.years);

/**
 * The rate of a vehicle: none for one exempt by age, or else the one that was typed, or the first one of the state's
 * table that fits. The year after the newest table has that table's rates, of which the page warns.
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

/** Whether a row fits by all that is known of the vehicle. */
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

/** What has to be known of the vehicle before a row that may fit does. */
function neededBy(
  { upToPower, upToDisplacement }: VehicleRate,
  { potenciaCv, cilindrada }: Vehicle,
): Needed | undefined {
  if (upToPower !== undefined && potenciaCv === undefined) return 'potenciaCv';
  return upToDisplacement !== undefined && cilindrada === undefined ? 'cilindrada' : undefined;
}

/** The sentence that refuses a vehicle whose rate is not known without a field. */
export function refusedWithout(field: Needed, vehicle: Vehicle): string | undefined {
  const found = rateInForce(vehicle);
  return 'needs' in found && found.needs === field ? NEEDED[field] : undefined;
}
