/**
 * The yearly withdrawal of the saque-aniversário: a share of the FGTS balance and a fixed amount, by band of
 * the balance (annex of Lei nº 8.036/1990, which Lei nº 13.932/2019 added).
 */
import { FGTS_BIRTHDAY_LAW } from './credit-sources.ts';
import { datedTable, type DatedEntry } from './table.ts';

/** A band of the balance: `ratePercent` of the whole balance, and `addition`. */
export interface WithdrawalBand {
  /** Upper limit of the balance in reais, inclusive; `Infinity` for the last band. */
  readonly upTo: number;
  readonly ratePercent: number;
  /** Reais. */
  readonly addition: number;
}

export interface WithdrawalTable extends DatedEntry {
  /** In ascending order of the balance. */
  readonly bands: readonly WithdrawalBand[];
}

export const FGTS_WITHDRAWAL = datedTable<WithdrawalTable>({
  name: 'do saque-aniversário',
  file: 'calculators/tables/fgts-withdrawal.ts',
  entries: [
    {
      year: 2019,
      validFrom: '2019-12-12',
      validTo: undefined,
      bands: [
        { upTo: 500, ratePercent: 50, addition: 0 },
        { upTo: 1000, ratePercent: 40, addition: 50 },
        { upTo: 5000, ratePercent: 30, addition: 150 },
        { upTo: 10_000, ratePercent: 20, addition: 650 },
        { upTo: 15_000, ratePercent: 15, addition: 1150 },
        { upTo: 20_000, ratePercent: 10, addition: 1900 },
        { upTo: Infinity, ratePercent: 5, addition: 2900 },
      ],
      source: FGTS_BIRTHDAY_LAW,
      checkedOn: '2026-11-21',
    },
  ],
  check: ({ bands }) => {
    const gap = bands.findIndex(({ upTo, ratePercent, addition }, index) => {
      const next = bands[index + 1];
      return (
        next !== undefined && upTo * (ratePercent - next.ratePercent) !== 100 * (next.addition - addition)
      );
    });
    return gap === -1 ? undefined : `band ${gap + 2} does not begin where band ${gap + 1} ends.`;
  },
});
