/** Progressive tables as quantities, explained band by band. */
import { compare, decimal, min, sum } from '../decimal/decimal.ts';
import { reais } from '../decimal/money.ts';
import type { SentenceWriter } from './formula.ts';
import { percent, Quantity } from './quantity.ts';

/** A band of a progressive table: `ratePercent` of the part of the base that lies inside it. */
export interface RatedBand {
  /** Upper limit in reais, inclusive; `Infinity` for the last band without one. */
  readonly upTo: number;
  readonly ratePercent: number;
}

/** The part of a base inside one band. */
export interface RatedPart {
  /** Number of the band, from 1. */
  readonly number: number;
  readonly band: RatedBand;
  /** The part of the base inside the band, in reais, exact. */
  readonly part: Quantity;
  /** Rate × that part, exact. */
  readonly contribution: Quantity;
}

/** Splits a base into the bands that it reaches, in ascending order; ignores amounts above the last limit. */
export function bandParts(base: Quantity, bands: readonly RatedBand[]): readonly RatedPart[] {
  return bands.flatMap((band, index) => {
    const from = bands[index - 1]?.upTo ?? 0;
    if (compare(base.exact, from) <= 0) return [];
    const top = band.upTo === Infinity ? base.exact : min(base.exact, band.upTo);
    const part = decimal(top).minus(from);
    const inside = new Quantity(part, {
      kind: 'leaf',
      amount: reais(part),
      formatting: { format: 'money' },
    });
    return [{ number: index + 1, band, part: inside, contribution: inside.times(percent(band.ratePercent)) }];
  });
}

/** The sum charged by all bands, exact; its explanation has one line per band. */
export function progressive(base: Quantity, bands: readonly RatedBand[]): Quantity {
  const parts = bandParts(base, bands);
  const total = sum(...parts.map(({ contribution }) => contribution.exact));
  return new Quantity(total, {
    kind: 'explained',
    lines: (writer) => bandLines(parts, total.toNumber(), writer),
  });
}

function bandLines(
  parts: readonly RatedPart[],
  total: number,
  { formula, figure }: SentenceWriter,
): readonly string[] {
  const reaisOf = (amount: Quantity | number) => figure(amount, { format: 'money' });
  const shown = parts.map(({ contribution }) => reaisOf(contribution));
  const lines = parts.map(({ number, band, contribution }, index) => {
    const limit = band.upTo === Infinity ? '' : `, até ${reaisOf(band.upTo)}`;
    const isExact = reais(contribution.exact) === contribution.number;
    return `${number}ª faixa${limit}: ${formula(contribution)} ${isExact ? '=' : '≈'} ${shown[index] ?? ''}`;
  });
  const added = parts.reduce((all, { contribution }) => all + Math.round(reais(contribution.exact) * 100), 0);
  const sign = added === Math.round(reais(total) * 100) ? '=' : '≈';
  return parts.length < 2 ? lines : [...lines, `${shown.join(' + ')} ${sign} ${reaisOf(total)}`];
}
