/** Declares the age of a vehicle, asks for what its rate still needs, and advises its owner. */
import { formatPercent } from '../../../src/engine/format.ts';
import type { Results } from '../../../src/quantity/declare.ts';
import type { NamedQuantity, Quantity } from '../../../src/quantity/quantity.ts';
import {
  aliquotaDoIpva,
  antigoMasTributado,
  isentoPelaIdade,
  TIPOS_ISENTOS,
  type DadoQueFalta,
  type Veiculo,
} from '../../lei/ipva.ts';
import { IPVA_DOS_ESTADOS, type State, type TipoDeVeiculo } from '../../tabelas/ipva.ts';
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

/** True for exempt vehicles as an expression on the fields and results, for the years with the exemption. */
export const IS_EXEMPT_BY_AGE = `(${TIPOS_ISENTOS.map((type) => `tipoVeiculo == "${type}"`).join(' or ')}) and idade >= ${IDADE_ISENTA_DO_IPVA.number}`;

/** Fields that a rate may still need, with the message that refuses a vehicle without them. */
export const NEEDED = {
  potenciaCv: 'Informe a potência do motor (cv)',
  cilindrada: 'Informe a cilindrada do motor',
  aliquota: 'Informe a alíquota do seu estado',
} as const satisfies Readonly<Record<DadoQueFalta, string>>;

/** The sentence that refuses a vehicle whose rate needs a missing field. */
export function refusedWithout(field: DadoQueFalta, vehicle: Veiculo): string | undefined {
  const found = aliquotaDoIpva(vehicle);
  return 'falta' in found && found.falta === field ? NEEDED[field] : undefined;
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
  const isExempt = isentoPelaIdade(type, age, year);
  const isOldLorryOrBus = antigoMasTributado(type, age);
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
