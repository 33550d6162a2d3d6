import { describe, expect, it } from 'vitest';
import { FGTS_DRAWN_BY_AGREEMENT, FGTS_FINE, FGTS_FINE_BY_AGREEMENT } from '../tabelas/labour.ts';
import { terminationRights } from './termination-rights.ts';

describe('rights', () => {
  it('are all there without just cause', () => {
    expect(terminationRights('demissao-sem-justa-causa')).toEqual({
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
    expect(terminationRights('pedido-demissao')).toEqual({ ...nothing, proportionalPay: true });
    expect(terminationRights('demissao-justa-causa')).toEqual({ ...nothing, proportionalPay: false });
  });

  it('are halved by mutual agreement (CLT art. 484-A)', () => {
    expect(terminationRights('acordo-mutuo')).toEqual({
      notice: 'half',
      proportionalPay: true,
      fgtsFine: FGTS_FINE_BY_AGREEMENT,
      fgtsDrawn: FGTS_DRAWN_BY_AGREEMENT,
      unemploymentInsurance: false,
    });
    expect(FGTS_FINE_BY_AGREEMENT.number).toBe(0.2);
    expect(FGTS_DRAWN_BY_AGREEMENT.number).toBe(0.8);
  });
});
