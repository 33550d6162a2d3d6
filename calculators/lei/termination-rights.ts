/** What each way to end a contract of employment gives a right to, besides the days worked and vacation already due. */
import { FGTS_DRAWN_BY_AGREEMENT, FGTS_FINE, FGTS_FINE_BY_AGREEMENT } from '../tabelas/labour.ts';
import type { LegalFigure } from '../tabelas/legal-figure.ts';

/** How a contract ends. */
export type TerminationType =
  | 'demissao-sem-justa-causa'
  | 'pedido-demissao'
  | 'demissao-justa-causa'
  | 'acordo-mutuo';

/** The rights of a kind of ending. */
export interface TerminationRights {
  /** How much of the notice is paid. */
  readonly notice: 'whole' | 'half' | 'none';
  /** The 13th and the vacation of the months worked. */
  readonly proportionalPay: boolean;
  /** The employer's fine on the FGTS balance. */
  readonly fgtsFine: LegalFigure | undefined;
  /** How much of the FGTS balance may be drawn. */
  readonly fgtsDrawn: 'all' | LegalFigure | undefined;
  readonly unemploymentInsurance: boolean;
}

const RIGHTS: Readonly<Record<TerminationType, TerminationRights>> = {
  'demissao-sem-justa-causa': {
    notice: 'whole',
    proportionalPay: true,
    fgtsFine: FGTS_FINE,
    fgtsDrawn: 'all',
    unemploymentInsurance: true,
  },
  'pedido-demissao': {
    notice: 'none',
    proportionalPay: true,
    fgtsFine: undefined,
    fgtsDrawn: undefined,
    unemploymentInsurance: false,
  },
  'demissao-justa-causa': {
    notice: 'none',
    proportionalPay: false,
    fgtsFine: undefined,
    fgtsDrawn: undefined,
    unemploymentInsurance: false,
  },
  // CLT art. 484-A: half the notice, half the fine, four fifths of the balance.
  'acordo-mutuo': {
    notice: 'half',
    proportionalPay: true,
    fgtsFine: FGTS_FINE_BY_AGREEMENT,
    fgtsDrawn: FGTS_DRAWN_BY_AGREEMENT,
    unemploymentInsurance: false,
  },
};

/** The rights of a kind of ending. */
export function terminationRights(type: TerminationType): TerminationRights {
  return RIGHTS[type];
}
