/**
 * Simples Nacional: each tax's share of the DAS, by annex and band (Lei Complementar nº 123/2006, annexes I to V,
 * as amended by Lei Complementar nº 155/2016).
 */
import { compare, sum } from '../../src/decimal/decimal.ts';
import { percent } from '../../src/quantity/quantity.ts';
import { legalFigure } from './legal-figure.ts';
import { LEI_DO_SIMPLES } from './leis-tributarias.ts';

/** The taxes included in a DAS, in the order of the law. */
export const TRIBUTOS_DO_SIMPLES = ['irpj', 'csll', 'cofins', 'pis', 'cpp', 'ipi', 'icms', 'iss'] as const;

export type TributoDoSimples = (typeof TRIBUTOS_DO_SIMPLES)[number];

/** Their names, as shown. */
export const NOMES_DOS_TRIBUTOS: Readonly<Record<TributoDoSimples, string>> = {
  irpj: 'IRPJ',
  csll: 'CSLL',
  cofins: 'COFINS',
  pis: 'PIS',
  cpp: 'CPP (INSS patronal)',
  ipi: 'IPI',
  icms: 'ICMS',
  iss: 'ISS',
};

export type AnexoDoSimples = 'I' | 'II' | 'III' | 'IV' | 'V';

/** Shares of the DAS in percent, which add up to 100; a tax outside the DAS has none. */
export type Partilha = Readonly<Partial<Record<TributoDoSimples, number>>>;

/** The shares of every band, from the first to the sixth. */
export type PartilhaPorAnexo = Readonly<Record<AnexoDoSimples, readonly Partilha[]>>;

/** Largest share of revenue for the ISS; the federal taxes get any excess. */
export const TETO_DO_ISS = legalFigure(percent(5), {
  law: 'LC 123/2006, art. 18, § 1º-B, I',
  validFrom: '2018-01-01',
  source: LEI_DO_SIMPLES,
});

type Federal = readonly [irpj: number, csll: number, cofins: number, pis: number, cpp: number];

/** Shares of the federal taxes and of those of state and city; 0 for a tax outside the DAS. */
function shares([irpj, csll, cofins, pis, cpp]: Federal, others: Partilha = {}): Partilha {
  return { irpj, csll, cofins, pis, ...(cpp > 0 ? { cpp } : {}), ...others };
}

/** Annex I: commerce. */
const LOWER_I = shares([5.5, 3.5, 12.74, 2.76, 41.5], { icms: 34 });
const HIGHER_I = shares([5.5, 3.5, 12.74, 2.76, 42], { icms: 33.5 });
const LAST_I = shares([13.5, 10, 28.27, 6.13, 42.1]);

/** Annex II: industry, which also pays the IPI. */
const MOST_II = shares([5.5, 3.5, 11.51, 2.49, 37.5], { ipi: 7.5, icms: 32 });
const LAST_II = shares([8.5, 7.5, 20.96, 4.54, 23.5], { ipi: 35 });

/** Annex III: services. */
const ENDS_III = shares([4, 3.5, 12.82, 2.78, 43.4], { iss: 33.5 });
const SECOND_III = shares([4, 3.5, 14.05, 3.05, 43.4], { iss: 32 });
const MIDDLE_III = shares([4, 3.5, 13.64, 2.96, 43.4], { iss: 32.5 });
const LAST_III = shares([35, 15, 16.03, 3.47, 30.5]);

/** In force since 2018; the sixth band includes neither ICMS nor ISS, annex IV no contribution to the INSS (CPP). */
export const PARTILHA_DESDE_2018: PartilhaPorAnexo = {
  I: [LOWER_I, LOWER_I, HIGHER_I, HIGHER_I, HIGHER_I, LAST_I],
  II: [MOST_II, MOST_II, MOST_II, MOST_II, MOST_II, LAST_II],
  III: [ENDS_III, SECOND_III, MIDDLE_III, MIDDLE_III, ENDS_III, LAST_III],
  IV: [
    shares([18.8, 15.2, 17.67, 3.83, 0], { iss: 44.5 }),
    shares([19.8, 15.2, 20.55, 4.45, 0], { iss: 40 }),
    shares([20.8, 15.2, 19.73, 4.27, 0], { iss: 40 }),
    shares([17.8, 19.2, 18.9, 4.1, 0], { iss: 40 }),
    shares([18.8, 19.2, 18.08, 3.92, 0], { iss: 40 }),
    shares([53.5, 21.5, 20.55, 4.45, 0]),
  ],
  V: [
    shares([25, 15, 14.1, 3.05, 28.85], { iss: 14 }),
    shares([23, 15, 14.1, 3.05, 27.85], { iss: 17 }),
    shares([24, 15, 14.92, 3.23, 23.85], { iss: 19 }),
    shares([21, 15, 15.74, 3.41, 23.85], { iss: 21 }),
    shares([23, 12.5, 14.1, 3.05, 23.85], { iss: 23.5 }),
    shares([35, 15.5, 16.44, 3.56, 29.5]),
  ],
};

/** Shares of the rest of the DAS when the ISS is held at `TETO_DO_ISS`: the federal taxes of the fifth band. */
export const PARTILHA_ALEM_DO_TETO_DO_ISS: Readonly<Partial<Record<AnexoDoSimples, Partilha>>> = {
  III: shares([6.02, 5.26, 19.28, 4.18, 65.26]),
  IV: shares([31.33, 32, 30.13, 6.54, 0]),
};

/** Reports shares of an annex that do not add up to the whole DAS; undefined for correct ones. */
export function faultInShares(bands: readonly Partilha[]): string | undefined {
  const faulty = bands.findIndex((band) => compare(sum(...Object.values(band)), 100) !== 0);
  return faulty === -1
    ? undefined
    : `as partes da faixa ${faulty + 1} não somam 100%; confira-as com o anexo.`;
}
