/** Finds the rate of the IPVA that a state charges for a vehicle, and advises its owner. */
import { yearOf } from '../../../src/calendar/calendar.ts';
import { formatPercent } from '../../../src/engine/format.ts';
import type { Results } from '../../../src/quantity/declare.ts';
import { percent, type NamedQuantity, type Quantity } from '../../../src/quantity/quantity.ts';
import { regra } from '../../../src/quantity/regra.ts';
import {
  IPVA_DOS_ESTADOS,
  type Fuel,
  type State,
  type AliquotaDoVeiculo,
  type TipoDeVeiculo,
} from '../../tabelas/ipva.ts';
import { IDADE_ISENTA_DO_IPVA } from '../../tabelas/isencao-do-ipva.ts';

/** Declares the age in years: 0 in the year of manufacture and before it. */
export function ageOf(year: Quantity, made: Quantity, result: Results): NamedQuantity {
  const years = year.minus(made);
  return result.count(
    'Idade do veículo',
    // Write the step explicitly, because a year is no amount: 2026, not 2.026.
    years.isBelow(0) ? 0 : years.explainedAs(() => `${year.number} − ${made.number} = ${years.number} anos`),
    { unit: 'anos' },
  );
}

/** Passenger vehicles without buses and trailers (Constituição, art. 155, § 6º, III, e). */
const EXEMPT_TYPES: readonly TipoDeVeiculo[] = ['carro', 'moto'];

/** True if every state exempts a vehicle by its age in years, from the year after the amendment on. */
function isExemptByAge(type: TipoDeVeiculo, age: number, year: number): boolean {
  return EXEMPT_TYPES.includes(type) && isOld(age) && year > yearOf(IDADE_ISENTA_DO_IPVA.validFrom);
}

/** The same as an expression on the fields and results, for the years with the exemption. */
export const IS_EXEMPT_BY_AGE = `(${EXEMPT_TYPES.map((type) => `tipoVeiculo == "${type}"`).join(' or ')}) and idade >= ${IDADE_ISENTA_DO_IPVA.number}`;

/** True if a lorry or bus has the age at which the Constitution exempts other vehicles. */
function isOldYetTaxed(type: TipoDeVeiculo, age: number): boolean {
  return !EXEMPT_TYPES.includes(type) && isOld(age);
}

function isOld(age: number): boolean {
  return age >= IDADE_ISENTA_DO_IPVA.number;
}

/** The rule of the tax, which both methods cite. */
export const IPVA_DO_ESTADO = regra(
  'Constituição, art. 155, III',
  'O imposto sobre a propriedade de veículos é de cada estado, que fixa as suas alíquotas.',
);

/** The facts that the rate depends on, as plain numbers. */
export interface Vehicle {
  readonly tipoVeiculo: TipoDeVeiculo;
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

/** Fields that a rate may still need, with the message that refuses a vehicle without them. */
export const NEEDED = {
  potenciaCv: 'Informe a potência do motor (cv)',
  cilindrada: 'Informe a cilindrada do motor',
  aliquota: 'Informe a alíquota do seu estado',
} as const;

export type Needed = keyof typeof NEEDED;

/** The rate, or the field that is missing to know it. */
type FoundRate = { readonly rate: Quantity; readonly remark?: string } | { readonly needs: Needed };

/** The newest year with known rates. */
export const NEWEST_YEAR = Math.max(...IPVA_DOS_ESTADOS.years);

/**
 * The rate of a vehicle: none if exempt by age, else the typed one, else the first fitting one of the state's
 * table. The year after the newest table uses its rates, with a warning on the page.
 */
export function rateInForce(vehicle: Vehicle): FoundRate {
  const { tipoVeiculo, estado, ano, anoFabricacao, aliquota } = vehicle;
  if (isExemptByAge(tipoVeiculo, ano - anoFabricacao, ano)) return { rate: percent(0) };
  if (aliquota !== undefined) return { rate: percent(aliquota) };
  const year = ano === NEWEST_YEAR + 1 ? NEWEST_YEAR : ano;
  if (!IPVA_DOS_ESTADOS.has(year)) return { needs: 'aliquota' };
  const rows = IPVA_DOS_ESTADOS.forYear(year).rates[estado];
  const row = rows.find((each) => mayFit(each, vehicle));
  if (row?.rate === undefined || row.standing !== 'confirmed') return { needs: 'aliquota' };
  const needs = neededBy(row, vehicle);
  const { rate, remark } = row;
  return needs === undefined ? { rate, ...(remark === undefined ? {} : { remark }) } : { needs };
}

/** True if a row fits by all known facts of the vehicle. */
function mayFit(
  { type, fuels, upToValue, upToPower, upToDisplacement }: AliquotaDoVeiculo,
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
  { upToPower, upToDisplacement }: AliquotaDoVeiculo,
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

/** Age in years from which some states exempt vehicles by laws of their own. */
const EXEMPT_IN_SOME_STATES = 10;

interface TaxedVehicle {
  readonly type: TipoDeVeiculo;
  readonly state: State;
  /** Year of the tax. */
  readonly year: number;
  /** In years. */
  readonly age: number;
  readonly exemptions: readonly string[];
  /** Note on the rate. */
  readonly onRate: string | undefined;
  /** True if a discount for a single payment was typed. */
  readonly knowsDiscount: boolean;
}

/** Portuguese sentences; the first one holds for every vehicle. */
export function remarks({
  type,
  state,
  year,
  age,
  exemptions,
  onRate,
  knowsDiscount,
}: TaxedVehicle): string[] {
  const isExempt = isExemptByAge(type, age, year);
  const isOldLorryOrBus = isOldYetTaxed(type, age);
  const isDisabled = exemptions.includes('deficiente');
  return [
    'As datas de pagamento seguem o final da placa: confira-as na Secretaria da Fazenda do estado.',
    ...(onRate === undefined ? [] : [onRate]),
    ...(isExempt
      ? [
          `Veículo com ${IDADE_ISENTA_DO_IPVA} ou mais: a Constituição o dispensa do IPVA em todos os estados.`,
        ]
      : []),
    ...(isOldLorryOrBus ? ['O estado pode isentar caminhões e ônibus antigos: confira'] : []),
    ...(!isExempt && !isOldLorryOrBus && age >= EXEMPT_IN_SOME_STATES
      ? [
          `Alguns estados isentam veículos a partir de ${EXEMPT_IN_SOME_STATES} a 18 anos: confira se o seu é um deles.`,
        ]
      : []),
    ...(isDisabled
      ? [
          'A isenção da pessoa com deficiência depende de pedido, e os estados limitam o valor do veículo a que ela se aplica.',
        ]
      : []),
    ...(exemptions.some((each) => each !== 'deficiente')
      ? ['Este desconto não vale em todos os estados e não foi aplicado']
      : []),
    ...(isExempt || isDisabled || knowsDiscount ? [] : singlePayment(state, year)),
  ];
}

/** The discount for a single payment, if known. */
function singlePayment(state: State, year: number): string[] {
  const offer = IPVA_DOS_ESTADOS.has(year) ? IPVA_DOS_ESTADOS.forYear(year).singlePayments[state] : undefined;
  if (!offer) return [];
  const discount = formatPercent(offer.discount.number * 100);
  return [
    `Em ${state}, a cota única de ${year} teve ${discount} de desconto, e as parcelas foram até ${offer.instalments}: o desconto só entra na conta se for digitado.`,
  ];
}
