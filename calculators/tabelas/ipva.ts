/**
 * Rates of the IPVA by state, for 2026. Each state sets its own by law (Constituição, art. 155, III). Uses a rate
 * only if two independent public readings of the state's law agree; otherwise visitors type the rate on their
 * bill.
 */
import { count, money, percent, type Quantity } from '../../src/quantity/quantity.ts';
import { calendarYear } from './calendar-year.ts';
import { datedTable, type DatedEntry } from './table.ts';
import { IPVA_NA_CONSTITUICAO } from './leis-tributarias.ts';

export type TipoDeVeiculo = 'carro' | 'moto' | 'caminhao' | 'onibus';
export type Fuel = 'gasolina' | 'etanol' | 'flex' | 'diesel' | 'eletrico' | 'hibrido' | 'gnv';

/** Vehicles to which a rate applies; an absent limit means any. Limits are inclusive. */
interface Condition {
  readonly fuels?: readonly Fuel[];
  /** Reais. */
  readonly upToValue?: Quantity;
  /** In cv. */
  readonly upToPower?: Quantity;
  /** In cm³. */
  readonly upToDisplacement?: Quantity;
}

/** Evidence for a rate: read alike in two places or more, read in one, or read differently. */
type Standing = 'confirmed' | 'readOnce' | 'disputed';

/** The rate for some vehicles of a state. */
export interface AliquotaDoVeiculo extends Condition {
  readonly type: TipoDeVeiculo;
  readonly standing: Standing;
  /** Absent if disputed. */
  readonly rate?: Quantity;
  /** Note for the owner, as a Portuguese sentence. */
  readonly remark?: string;
}

function rate(type: TipoDeVeiculo, of: number, condition: Condition & { readonly remark?: string } = {}) {
  return { type, standing: 'confirmed', rate: percent(of), ...condition } as const;
}

function readOnce(type: TipoDeVeiculo, of: number, condition: Condition = {}) {
  return { ...rate(type, of, condition), standing: 'readOnce' } as const;
}

function disputed(type: TipoDeVeiculo, condition: Condition = {}) {
  return { type, standing: 'disputed', ...condition } as const;
}

const ELECTRIC = { fuels: ['eletrico'] } as const;
const HYBRID = { fuels: ['hibrido'] } as const;
const ELECTRIC_OR_HYBRID = { fuels: ['eletrico', 'hibrido'] } as const;
const DIESEL = { fuels: ['diesel'] } as const;
const UP_TO_100_CV = { upToPower: count(100, 'cv') };
const UP_TO_1000_CC = { upToDisplacement: count(1000, 'cm³') };

function upTo(value: number): Condition {
  return { upToValue: money(value) };
}

/** Rates by state; the first one that fits a vehicle counts. */
const RATES = {
  AC: [rate('carro', 2)],
  AL: [disputed('carro')],
  AP: [rate('carro', 3)],
  AM: [rate('carro', 1.5, ELECTRIC_OR_HYBRID), rate('carro', 1.5, UP_TO_1000_CC), rate('carro', 2)],
  BA: [rate('carro', 3, DIESEL), rate('carro', 0, { ...ELECTRIC, ...upTo(300_000) }), rate('carro', 2.5)],
  CE: [
    disputed('carro', ELECTRIC),
    readOnce('carro', 2.5, UP_TO_100_CV),
    readOnce('carro', 3, { upToPower: count(180, 'cv') }),
    readOnce('carro', 3.5),
  ],
  DF: [disputed('carro', ELECTRIC_OR_HYBRID), rate('carro', 3)],
  ES: [rate('carro', 2)],
  GO: [rate('carro', 3, UP_TO_100_CV), rate('carro', 3.75)],
  MA: [rate('carro', 2.5, upTo(150_000)), rate('carro', 3)],
  MT: [rate('carro', 2, UP_TO_1000_CC), rate('carro', 3)],
  MS: [rate('carro', 4.5, DIESEL), rate('carro', 3, { remark: 'Alíquota de veículo usado.' })],
  MG: [
    rate('carro', 4, {
      fuels: ['etanol'],
      remark: 'Carro só a etanol: Minas Gerais reduz a base em 30%, o que não foi aplicado.',
    }),
    rate('carro', 4),
    rate('caminhao', 1),
    rate('onibus', 1),
    readOnce('moto', 2),
  ],
  PA: [rate('carro', 2.5)],
  PB: [rate('carro', 2.5)],
  PR: [
    rate('carro', 1, { fuels: ['gnv'] }),
    rate('carro', 1.9),
    readOnce('moto', 0, { upToDisplacement: count(170, 'cm³') }),
    readOnce('moto', 1.9),
    rate('caminhao', 1),
    rate('onibus', 1),
  ],
  PE: [rate('carro', 0, ELECTRIC), rate('carro', 2.4)],
  PI: [rate('carro', 2.5, upTo(150_000)), rate('carro', 3)],
  RJ: [
    rate('carro', 0.5, ELECTRIC),
    rate('carro', 1.5, { fuels: ['hibrido', 'gnv'] }),
    rate('carro', 4),
    readOnce('moto', 2),
  ],
  RN: [disputed('carro', ELECTRIC), readOnce('carro', 3)],
  RS: [rate('carro', 0, ELECTRIC), rate('carro', 3), readOnce('moto', 2)],
  RO: [disputed('carro')],
  RR: [disputed('carro')],
  SC: [rate('carro', 2), rate('caminhao', 1), rate('onibus', 1), readOnce('moto', 1)],
  SP: [
    rate('carro', 0, {
      ...HYBRID,
      ...upTo(261_154),
      remark: 'Só para híbrido com motor a etanol ou flex',
    }),
    rate('carro', 4),
    rate('caminhao', 1.5),
    rate('onibus', 2),
    rate('moto', 2),
  ],
  SE: [rate('carro', 2.5, upTo(120_000)), rate('carro', 3)],
  TO: [rate('carro', 2.5, UP_TO_100_CV), rate('carro', 3.5)],
} as const satisfies Readonly<Record<string, readonly AliquotaDoVeiculo[]>>;

export type State = keyof typeof RATES;

/** A state's discount for a single payment, and its alternative number of instalments. */
export interface SinglePayment {
  readonly discount: Quantity;
  /** Maximum number. */
  readonly instalments: number;
}

const SINGLE_PAYMENTS: { readonly [S in State]?: SinglePayment } = {
  MG: { discount: percent(3), instalments: 3 },
  SP: { discount: percent(3), instalments: 5 },
  PR: { discount: percent(6), instalments: 5 },
  RJ: { discount: percent(3), instalments: 3 },
  DF: { discount: percent(10), instalments: 6 },
  BA: { discount: percent(15), instalments: 5 },
};

export interface TabelaDoIpva extends DatedEntry {
  readonly rates: Readonly<Record<State, readonly AliquotaDoVeiculo[]>>;
  readonly cotasUnicas: { readonly [S in State]?: SinglePayment };
}

export const IPVA_DOS_ESTADOS = datedTable<TabelaDoIpva>({
  name: 'do IPVA',
  file: 'calculators/tabelas/ipva.ts',
  entries: [
    {
      ...calendarYear(2026),
      rates: RATES,
      cotasUnicas: SINGLE_PAYMENTS,
      source: IPVA_NA_CONSTITUICAO,
      checkedOn: '2026-11-21',
    },
  ],
});
