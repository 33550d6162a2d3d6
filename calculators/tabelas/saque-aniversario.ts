/**
 * The yearly withdrawal of the saque-aniversário: a share of the FGTS balance and a fixed amount, by band of the
 * balance (annex of Lei nº 8.036/1990, added by Lei nº 13.932/2019).
 */
import { money, percent, type Quantity } from '../../src/quantity/quantity.ts';
import { LEI_DO_SAQUE_ANIVERSARIO } from './leis-trabalhistas.ts';
import { datedTable, type DatedEntry } from './table.ts';

/** A band of the balance. */
export interface FaixaDoSaque {
  /** Upper limit of the balance in reais, inclusive; undefined for the last band. */
  readonly upTo: Quantity | undefined;
  /** Share of the whole balance. */
  readonly share: Quantity;
  /** Reais, on top of the share. */
  readonly addition: Quantity;
}

export interface TabelaDoSaque extends DatedEntry {
  /** In ascending order of the balance. */
  readonly bands: readonly FaixaDoSaque[];
}

function band(upTo: number | undefined, ratePercent: number, addition: number): FaixaDoSaque {
  const limit = upTo === undefined ? undefined : money(upTo);
  return { upTo: limit, share: percent(ratePercent), addition: money(addition) };
}

export const TABELA_DO_SAQUE_ANIVERSARIO = datedTable<TabelaDoSaque>({
  name: 'do saque-aniversário',
  file: 'calculators/tabelas/saque-aniversario.ts',
  entries: [
    {
      year: 2019,
      validFrom: '2019-12-12',
      validTo: undefined,
      bands: [
        band(500, 50, 0),
        band(1000, 40, 50),
        band(5000, 30, 150),
        band(10_000, 20, 650),
        band(15_000, 15, 1150),
        band(20_000, 10, 1900),
        band(undefined, 5, 2900),
      ],
      source: LEI_DO_SAQUE_ANIVERSARIO,
      checkedOn: '2026-11-21',
    },
  ],
  check: ({ bands }) => {
    const jump = bands.findIndex(({ upTo, share, addition }, index) => {
      const next = bands[index + 1];
      if (upTo === undefined || next === undefined) return false;
      const atEnd = upTo.times(share).plus(addition);
      return !atEnd.equals(upTo.times(next.share).plus(next.addition));
    });
    return jump === -1 ? undefined : `a faixa ${jump + 2} não começa onde a faixa ${jump + 1} acaba.`;
  },
});
