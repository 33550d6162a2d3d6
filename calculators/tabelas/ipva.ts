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
export type Combustivel = 'gasolina' | 'etanol' | 'flex' | 'diesel' | 'eletrico' | 'hibrido' | 'gnv';

/** Vehicles to which a rate applies; an absent limit means any. Limits are inclusive. */
interface VeiculosDaAliquota {
  readonly combustiveis?: readonly Combustivel[];
  /** Reais. */
  readonly ateValor?: Quantity;
  /** In cv. */
  readonly atePotencia?: Quantity;
  /** In cm³. */
  readonly ateCilindrada?: Quantity;
}

/** Evidence for a rate: read alike in two places or more, read in one, or read differently. */
type Leitura = 'confirmada' | 'lidaUmaVez' | 'divergente';

/** The rate for some vehicles of a state. */
export interface AliquotaDoVeiculo extends VeiculosDaAliquota {
  readonly tipo: TipoDeVeiculo;
  readonly leitura: Leitura;
  /** Absent if disputed. */
  readonly aliquota?: Quantity;
  /** Last year of the rate, if the state's law ends it. */
  readonly anoFinal?: number;
  /** Note for the owner, as a Portuguese sentence. */
  readonly observacao?: string;
}

function aliquotaDe(
  tipo: TipoDeVeiculo,
  of: number,
  condition: VeiculosDaAliquota & Pick<AliquotaDoVeiculo, 'anoFinal' | 'observacao'> = {},
) {
  return { tipo, leitura: 'confirmada', aliquota: percent(of), ...condition } as const;
}

function lidaUmaVez(tipo: TipoDeVeiculo, of: number, condition: VeiculosDaAliquota = {}) {
  return { ...aliquotaDe(tipo, of, condition), leitura: 'lidaUmaVez' } as const;
}

function divergente(tipo: TipoDeVeiculo, condition: VeiculosDaAliquota = {}) {
  return { tipo, leitura: 'divergente', ...condition } as const;
}

const ELETRICO = { combustiveis: ['eletrico'] } as const;
const HIBRIDO = { combustiveis: ['hibrido'] } as const;
const ELETRICO_OU_HIBRIDO = { combustiveis: ['eletrico', 'hibrido'] } as const;
const DIESEL = { combustiveis: ['diesel'] } as const;
const ATE_100_CV = { atePotencia: count(100, 'cv') };
const ATE_1000_CC = { ateCilindrada: count(1000, 'cm³') };

function ateOValor(value: number): VeiculosDaAliquota {
  return { ateValor: money(value) };
}

/** Rates by state; the first one that fits a vehicle counts. */
const ALIQUOTAS = {
  AC: [aliquotaDe('carro', 2)],
  AL: [divergente('carro')],
  AP: [aliquotaDe('carro', 3)],
  AM: [
    aliquotaDe('carro', 1.5, ELETRICO_OU_HIBRIDO),
    aliquotaDe('carro', 1.5, ATE_1000_CC),
    aliquotaDe('carro', 2),
  ],
  BA: [
    aliquotaDe('carro', 3, DIESEL),
    aliquotaDe('carro', 0, { ...ELETRICO, ...ateOValor(300_000) }),
    aliquotaDe('carro', 2.5),
  ],
  CE: [
    divergente('carro', ELETRICO),
    lidaUmaVez('carro', 2.5, ATE_100_CV),
    lidaUmaVez('carro', 3, { atePotencia: count(180, 'cv') }),
    lidaUmaVez('carro', 3.5),
  ],
  DF: [divergente('carro', ELETRICO_OU_HIBRIDO), aliquotaDe('carro', 3)],
  ES: [aliquotaDe('carro', 2)],
  GO: [aliquotaDe('carro', 3, ATE_100_CV), aliquotaDe('carro', 3.75)],
  MA: [aliquotaDe('carro', 2.5, ateOValor(150_000)), aliquotaDe('carro', 3)],
  MT: [aliquotaDe('carro', 2, ATE_1000_CC), aliquotaDe('carro', 3)],
  MS: [
    aliquotaDe('carro', 4.5, DIESEL),
    aliquotaDe('carro', 3, { observacao: 'Alíquota de veículo usado.' }),
  ],
  MG: [
    aliquotaDe('carro', 4, {
      combustiveis: ['etanol'],
      observacao: 'Carro só a etanol: Minas Gerais reduz a base em 30%, o que não foi aplicado.',
    }),
    aliquotaDe('carro', 4),
    aliquotaDe('caminhao', 1),
    aliquotaDe('onibus', 1),
    lidaUmaVez('moto', 2),
  ],
  PA: [aliquotaDe('carro', 2.5)],
  PB: [aliquotaDe('carro', 2.5)],
  PR: [
    aliquotaDe('carro', 1, { combustiveis: ['gnv'] }),
    aliquotaDe('carro', 1.9),
    lidaUmaVez('moto', 0, { ateCilindrada: count(170, 'cm³') }),
    lidaUmaVez('moto', 1.9),
    aliquotaDe('caminhao', 1),
    aliquotaDe('onibus', 1),
  ],
  PE: [aliquotaDe('carro', 0, ELETRICO), aliquotaDe('carro', 2.4)],
  PI: [aliquotaDe('carro', 2.5, ateOValor(150_000)), aliquotaDe('carro', 3)],
  RJ: [
    aliquotaDe('carro', 0.5, ELETRICO),
    aliquotaDe('carro', 1.5, { combustiveis: ['hibrido', 'gnv'] }),
    aliquotaDe('carro', 4),
    lidaUmaVez('moto', 2),
  ],
  RN: [divergente('carro', ELETRICO), lidaUmaVez('carro', 3)],
  RS: [aliquotaDe('carro', 0, ELETRICO), aliquotaDe('carro', 3), lidaUmaVez('moto', 2)],
  RO: [divergente('carro')],
  RR: [divergente('carro')],
  SC: [aliquotaDe('carro', 2), aliquotaDe('caminhao', 1), aliquotaDe('onibus', 1), lidaUmaVez('moto', 1)],
  SP: [
    aliquotaDe('carro', 0, {
      ...HIBRIDO,
      ...ateOValor(261_154),
      // Lei 18.065/2024 of São Paulo exempts in 2025 and 2026; then the rate rises year by year.
      anoFinal: 2026,
      observacao: 'Só para híbrido com motor a etanol ou flex',
    }),
    aliquotaDe('carro', 4),
    aliquotaDe('caminhao', 1.5),
    aliquotaDe('onibus', 2),
    aliquotaDe('moto', 2),
  ],
  SE: [aliquotaDe('carro', 2.5, ateOValor(120_000)), aliquotaDe('carro', 3)],
  TO: [aliquotaDe('carro', 2.5, ATE_100_CV), aliquotaDe('carro', 3.5)],
} as const satisfies Readonly<Record<string, readonly AliquotaDoVeiculo[]>>;

export type Estado = keyof typeof ALIQUOTAS;

/** A state's discount for a single payment, and its alternative number of instalments. */
export interface CotaUnica {
  readonly desconto: Quantity;
  /** Maximum number. */
  readonly parcelas: number;
}

const COTAS_UNICAS: { readonly [S in Estado]?: CotaUnica } = {
  MG: { desconto: percent(3), parcelas: 3 },
  SP: { desconto: percent(3), parcelas: 5 },
  PR: { desconto: percent(6), parcelas: 5 },
  RJ: { desconto: percent(3), parcelas: 3 },
  DF: { desconto: percent(10), parcelas: 6 },
  BA: { desconto: percent(15), parcelas: 5 },
};

export interface TabelaDoIpva extends DatedEntry {
  readonly aliquotas: Readonly<Record<Estado, readonly AliquotaDoVeiculo[]>>;
  readonly cotasUnicas: { readonly [S in Estado]?: CotaUnica };
}

export const IPVA_DOS_ESTADOS = datedTable<TabelaDoIpva>({
  name: 'do IPVA',
  file: 'calculators/tabelas/ipva.ts',
  entries: [
    {
      ...calendarYear(2026),
      aliquotas: ALIQUOTAS,
      cotasUnicas: COTAS_UNICAS,
      source: IPVA_NA_CONSTITUICAO,
      checkedOn: '2026-11-21',
    },
  ],
});
