/** Advises the owner of a vehicle on the IPVA. */
import { formatPercent } from '../../../src/engine/format.ts';
import { VEHICLE_TAX, type State, type VehicleType } from '../../tabelas/ipva.ts';
import { EXEMPT_AGE } from '../../tabelas/vehicle-tax.ts';
import { isExemptByAge, isOldYetTaxed } from './age.ts';

/** Age in years from which some states exempt vehicles by laws of their own. */
const EXEMPT_IN_SOME_STATES = 10;

interface TaxedVehicle {
  readonly type: VehicleType;
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
      ? [`Veículo com ${EXEMPT_AGE} ou mais: a Constituição o dispensa do IPVA em todos os estados.`]
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
  const offer = VEHICLE_TAX.has(year) ? VEHICLE_TAX.forYear(year).singlePayments[state] : undefined;
  if (!offer) return [];
  const discount = formatPercent(offer.discount.number * 100);
  return [
    `Em ${state}, a cota única de ${year} teve ${discount} de desconto, e as parcelas foram até ${offer.instalments}: o desconto só entra na conta se for digitado.`,
  ];
}
