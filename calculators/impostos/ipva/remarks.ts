/** What the owner of a vehicle should know beside the amount of the IPVA. */
import { yearOf } from '../../../src/calendar/calendar.ts';
import { EXEMPT_AGE } from '../../tables/vehicle-tax.ts';
import { HALF_RATE_AGE, NO_RATE_AGE } from './rate.ts';

interface TaxedVehicle {
  /** Of the tax. */
  readonly year: number;
  /** In years. */
  readonly age: number;
  readonly exemptions: readonly string[];
}

/** Portuguese sentences; the first one holds for every vehicle. */
export function remarks({ year, age, exemptions }: TaxedVehicle): string[] {
  const isCharged = age <= NO_RATE_AGE;
  const isExemptByLaw = age >= EXEMPT_AGE.number && year > yearOf(EXEMPT_AGE.validFrom);
  return [
    'Cada estado tem alíquotas, isenções e vencimentos próprios; esta estimativa usa os mesmos para todos.',
    ...(isCharged ? [] : [`Veículo com mais de ${NO_RATE_AGE} anos: alíquota zero.`]),
    ...(isCharged && age > HALF_RATE_AGE
      ? [`Veículo com mais de ${HALF_RATE_AGE} anos: metade da alíquota.`]
      : []),
    ...(isCharged && isExemptByLaw
      ? [
          `Desde dezembro de 2025 a Constituição dispensa do IPVA os carros com ${EXEMPT_AGE} ou mais: confira se é o caso do seu veículo.`,
        ]
      : []),
    ...(exemptions.includes('deficiente')
      ? ['Isenção total para pessoa com deficiência: nada a pagar.']
      : []),
    ...(exemptions.length > 0
      ? ['A isenção ou o desconto depende de pedido à Secretaria da Fazenda do estado.']
      : []),
  ];
}
