/** The simple estimate of the IPVA: the same rates, discounts and due days for all states. */
import { isoDate, yearOf } from '../../../src/calendar/calendar.ts';
import { simpleMethod } from '../../../src/engine/methods.ts';
import type { Results } from '../../../src/quantity/declare.ts';
import { percent, type Quantity } from '../../../src/quantity/quantity.ts';
import { discountsTogether, lessDiscount } from '../../formulas/discounts.ts';
import { IPVA_DO_ESTADO } from '../../lei/ipva.ts';
import { discountTaken, instalmentRows } from '../../layouts/tax-instalments.ts';
import type { Fuel, State, TipoDeVeiculo } from '../../tabelas/ipva.ts';
import { IDADE_ISENTA_DO_IPVA } from '../../tabelas/isencao-do-ipva.ts';
import { ageOf } from './remarks.ts';

/** In percent of the vehicle's value. A car's rate depends on its fuel. */
const RATES = { moto: 2, caminhao: 1.5, onibus: 1 } as const;
const CAR_RATES = { eletrico: 1, hibrido: 2, gasolina: 3, etanol: 3, flex: 3, diesel: 3, gnv: 3 } as const;

/** Age in years above which the rate is halved. */
const HALF_RATE_AGE = 15;
/** Age in years above which the rate is 0. */
const NO_RATE_AGE = 20;

/** In percent of the tax, added up to at most 100. A disabled owner pays nothing. */
const DISCOUNTS = { deficiente: 100, taxi: 50, idoso: 30 } as const;
const INSTALMENTS = 5;
/** Largest tax that is paid at once, in reais. */
const PAID_AT_ONCE_UP_TO = 100;
/** Due date of the first instalment: 15 March. */
const FIRST_DUE = { month: 3, day: 15 } as const;

interface Inputs {
  readonly valorVeiculo: Quantity;
  readonly tipoVeiculo: TipoDeVeiculo;
  readonly anoFabricacao: Quantity;
  readonly estado: State;
  readonly combustivel: Fuel;
  readonly isencoes: readonly (keyof typeof DISCOUNTS)[];
  readonly ano: Quantity;
}

export const simpleVehicleTax = simpleMethod({
  fields: ['valorVeiculo', 'tipoVeiculo', 'anoFabricacao', 'estado', 'combustivel', 'isencoes', 'ano'],
  because:
    'A conta simples usa as mesmas alíquotas, descontos e parcelas para todos os estados; na lei, cada um tem os seus.',

  compute({ valorVeiculo, tipoVeiculo, anoFabricacao, combustivel, isencoes, ano }: Inputs, result: Results) {
    const idade = ageOf(ano, anoFabricacao, result);
    const aliquotaAplicada = result.percent('Alíquota', rateOf(tipoVeiculo, combustivel, idade.shown));
    const valorIPVA = result.money('IPVA sem desconto', valorVeiculo.times(aliquotaAplicada), IPVA_DO_ESTADO);
    const discounts = discountsTogether(isencoes.map((name) => DISCOUNTS[name]));
    const descontoAplicado = result.percent('Desconto', discounts.atMost(percent(100)));
    const valorComDesconto = result.total('IPVA com desconto', lessDiscount(valorIPVA, descontoAplicado));
    return {
      ...result.group('A conta do IPVA', { aliquotaAplicada, valorIPVA, descontoAplicado, idade }),
      valorDesconto: discountTaken(result, valorIPVA, valorComDesconto),
      valorComDesconto,
      parcelas: descontoAplicado.equals(1)
        ? []
        : instalmentRows(result, valorComDesconto, {
            instalments: valorComDesconto.shown > PAID_AT_ONCE_UP_TO ? INSTALMENTS : 1,
            firstDue: isoDate(ano.number, FIRST_DUE.month, FIRST_DUE.day),
          }),
      observacoes: remarks({ year: ano.number, age: idade.shown, exemptions: isencoes }),
    };
  },
});

/** The rate of a vehicle by its age in years. */
function rateOf(type: TipoDeVeiculo, fuel: Fuel, age: number): Quantity {
  if (age > NO_RATE_AGE) return percent(0);
  const whole = percent(type === 'carro' ? CAR_RATES[fuel] : RATES[type]);
  return age > HALF_RATE_AGE ? whole.over(2) : whole;
}

interface TaxedVehicle {
  /** Year of the tax. */
  readonly year: number;
  /** In years. */
  readonly age: number;
  readonly exemptions: readonly string[];
}

/** Portuguese sentences; the first one holds for every vehicle. */
function remarks({ year, age, exemptions }: TaxedVehicle): string[] {
  const isCharged = age <= NO_RATE_AGE;
  const isExemptByLaw = age >= IDADE_ISENTA_DO_IPVA.number && year > yearOf(IDADE_ISENTA_DO_IPVA.validFrom);
  return [
    'Cada estado tem alíquotas, isenções e vencimentos próprios; esta estimativa usa os mesmos para todos.',
    ...(isCharged ? [] : [`Veículo com mais de ${NO_RATE_AGE} anos: alíquota zero.`]),
    ...(isCharged && age > HALF_RATE_AGE
      ? [`Veículo com mais de ${HALF_RATE_AGE} anos: metade da alíquota.`]
      : []),
    ...(isCharged && isExemptByLaw
      ? [
          `Desde dezembro de 2025 a Constituição dispensa do IPVA os carros e as motos com ${IDADE_ISENTA_DO_IPVA} ou mais: confira se é o caso do seu veículo.`,
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
