import { describe, expect, it } from 'vitest';
import { Results } from '../../src/quantity/declare.ts';
import { count, money } from '../../src/quantity/quantity.ts';
import {
  declaraReflexos,
  declaraReflexosDaNoite,
  declaraReflexosDasHorasExtras,
} from './declara-reflexos.ts';

const month = (working: number, rest: number) => ({
  uteis: count(working, 'dias'),
  descanso: count(rest, 'dias'),
});

describe('reflexes', () => {
  it('of overtime apply to the rest days first, then to the others (TST, OJ 394 of the SDI-1)', () => {
    const result = new Results();
    const reflexes = declaraReflexosDasHorasExtras(result.total('Total', money(150)), month(25, 5), result);
    // 180 ÷ 12; × 4 ÷ 3; 8% × (180 + 15 + 20); 150 + 30 + 15 + 20 + 17,20
    expect(Object.entries(reflexes).map(([name, amount]) => [name, amount.shown])).toEqual([
      ['reflexoDsr', 30],
      ['reflexo13', 15],
      ['reflexoFerias', 20],
      ['reflexoFgts', 17.2],
      ['totalComReflexos', 232.2],
    ]);
  });

  it('of night work are the same, by another ruling (TST, Súmula 60, I)', () => {
    const result = new Results();
    const { reflexoDsr, ...others } = declaraReflexosDaNoite(
      result.total('Total', money(150)),
      month(25, 5),
      result,
    );
    expect([reflexoDsr, ...Object.values(others)].map(({ shown }) => shown)).toEqual([
      30, 15, 20, 17.2, 232.2,
    ]);
    expect(reflexoDsr.named.about.law).toBe('Lei 605/1949, art. 7º; TST, Súmula 60, I');
  });

  it('of monthly pay leave the rest days out, and cite the given laws', () => {
    const laws = { decimoTerceiro: 'A', ferias: 'B', fgts: 'C' };
    const { reflexo13, reflexoFerias, reflexoFgts } = declaraReflexos(money(324.2), laws, new Results());
    // 324,20 ÷ 12 = 27,0166…; × 4 ÷ 3 = 36,0222…; 324,20 × 8% × 43 ÷ 36 = 30,9791…
    expect([reflexo13, reflexoFerias, reflexoFgts].map(({ shown }) => shown)).toEqual([27.02, 36.02, 30.98]);
    expect([reflexo13, reflexoFerias, reflexoFgts].map(({ named }) => named.about.law)).toEqual([
      'A',
      'B',
      'C',
    ]);
  });
});
