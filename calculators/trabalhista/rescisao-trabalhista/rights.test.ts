import { describe, expect, it } from 'vitest';
import { Results } from '../../../src/quantity/declare.ts';
import { FGTS_DRAWN_BY_AGREEMENT, FGTS_FINE, FGTS_FINE_BY_AGREEMENT } from '../../tables/labour.ts';
import { grantedRights, terminationRights, type TerminationType } from './rights.ts';

describe('rights', () => {
  it('are all there without just cause', () => {
    expect(terminationRights('demissao-sem-justa-causa', 0)).toEqual({
      notice: 'whole',
      proportionalPay: true,
      fgtsFine: FGTS_FINE,
      fgtsDrawn: 'all',
      unemploymentInsurance: true,
    });
    expect(FGTS_FINE.number).toBe(0.4);
  });

  it('are the 13th and vacation for who resigns, and nothing with just cause', () => {
    const nothing = {
      notice: 'none',
      fgtsFine: undefined,
      fgtsDrawn: undefined,
      unemploymentInsurance: false,
    };
    expect(terminationRights('pedido-demissao', 30)).toEqual({ ...nothing, proportionalPay: true });
    expect(terminationRights('demissao-justa-causa', 30)).toEqual({ ...nothing, proportionalPay: false });
  });

  it('are halved by mutual agreement (CLT art. 484-A), the notice only from one full year on', () => {
    const agreed = {
      proportionalPay: true,
      fgtsFine: FGTS_FINE_BY_AGREEMENT,
      fgtsDrawn: FGTS_DRAWN_BY_AGREEMENT,
      unemploymentInsurance: false,
    };
    expect(terminationRights('acordo-mutuo', 0)).toEqual({ ...agreed, notice: 'none' });
    expect(terminationRights('acordo-mutuo', 1)).toEqual({ ...agreed, notice: 'half' });
    expect(FGTS_FINE_BY_AGREEMENT.number).toBe(0.2);
    expect(FGTS_DRAWN_BY_AGREEMENT.number).toBe(0.8);
  });
});

describe('granted rights', () => {
  it.each<[TerminationType, number, boolean[]]>([
    // Notice, 13th, proportional vacation, FGTS, unemployment insurance.
    ['demissao-sem-justa-causa', 0, [true, true, true, true, true]],
    ['pedido-demissao', 5, [false, true, true, false, false]],
    ['demissao-justa-causa', 5, [false, false, false, false, false]],
    ['acordo-mutuo', 1, [true, true, true, true, false]],
    ['acordo-mutuo', 0, [false, true, true, true, false]],
  ])('of %s after %i years', (type, years, rights) => {
    const granted = grantedRights(terminationRights(type, years), new Results());
    expect(Object.values(granted).map(({ shown }) => shown)).toEqual(rights);
  });
});
