import { describe, expect, it } from 'vitest';
import { IPVA_DOS_ESTADOS, type AliquotaDoVeiculo } from './ipva.ts';

const { aliquotas, cotasUnicas } = IPVA_DOS_ESTADOS.forYear(2026);
const states = Object.entries(aliquotas);

function isForAll({ combustiveis, ateValor, atePotencia, ateCilindrada }: AliquotaDoVeiculo): boolean {
  return [combustiveis, ateValor, atePotencia, ateCilindrada].every((condition) => condition === undefined);
}

describe('the rates of the states', () => {
  it('cover 26 states and the Distrito Federal', () => {
    expect(states).toHaveLength(27);
  });

  it.each(states)('of %s end with one for all other vehicles, in each type', (_, rows) => {
    for (const type of new Set(rows.map((row) => row.tipo))) {
      const ofType = rows.filter((row) => row.tipo === type);
      expect(ofType.map(isForAll)).toEqual(ofType.map((_row, index) => index === ofType.length - 1));
    }
  });

  it.each(states)('of %s are between 0 and 4.5%, and absent if sources differ', (_, rows) => {
    for (const { aliquota, leitura } of rows) {
      expect(aliquota === undefined).toBe(leitura === 'divergente');
      if (!aliquota) continue;
      expect(aliquota.isBelow(0)).toBe(false);
      expect(aliquota.isAbove(0.045)).toBe(false);
    }
  });

  it('increase with the limits of value, power and displacement', () => {
    for (const [, rows] of states) {
      const limited = rows.filter(({ combustiveis }) => combustiveis === undefined);
      for (const type of new Set(limited.map((row) => row.tipo))) {
        const shares = limited.flatMap((row) =>
          row.tipo === type && row.aliquota ? [row.aliquota.number] : [],
        );
        expect(shares).toEqual(shares.toSorted((a, b) => a - b));
      }
    }
  });
});

describe('single payments', () => {
  it('are listed for the states with a known offer', () => {
    expect(
      Object.entries(cotasUnicas).map(([state, offer]) => [
        state,
        offer.desconto.times(100).number,
        offer.parcelas,
      ]),
    ).toEqual([
      ['MG', 3, 3],
      ['SP', 3, 5],
      ['PR', 6, 5],
      ['RJ', 3, 3],
      ['DF', 10, 6],
      ['BA', 15, 5],
    ]);
  });
});
