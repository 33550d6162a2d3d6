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
  readonly ate: Quantity | undefined;
  /** Share of the whole balance. */
  readonly aliquota: Quantity;
  /** Reais, on top of the share. */
  readonly parcelaAdicional: Quantity;
}

export interface TabelaDoSaque extends DatedEntry {
  /** In ascending order of the balance. */
  readonly faixas: readonly FaixaDoSaque[];
}

function faixa(ate: number | undefined, ratePercent: number, parcelaAdicional: number): FaixaDoSaque {
  const limit = ate === undefined ? undefined : money(ate);
  return { ate: limit, aliquota: percent(ratePercent), parcelaAdicional: money(parcelaAdicional) };
}

export const TABELA_DO_SAQUE_ANIVERSARIO = datedTable<TabelaDoSaque>({
  name: 'do saque-aniversário',
  file: 'calculators/tabelas/saque-aniversario.ts',
  entries: [
    {
      year: 2019,
      validFrom: '2019-12-12',
      validTo: undefined,
      faixas: [
        faixa(500, 50, 0),
        faixa(1000, 40, 50),
        faixa(5000, 30, 150),
        faixa(10_000, 20, 650),
        faixa(15_000, 15, 1150),
        faixa(20_000, 10, 1900),
        faixa(undefined, 5, 2900),
      ],
      source: LEI_DO_SAQUE_ANIVERSARIO,
      checkedOn: '2026-11-21',
    },
  ],
  check: ({ faixas }) => {
    const jump = faixas.findIndex(({ ate, aliquota, parcelaAdicional }, index) => {
      const next = faixas[index + 1];
      if (ate === undefined || next === undefined) return false;
      const atEnd = ate.times(aliquota).plus(parcelaAdicional);
      return !atEnd.equals(ate.times(next.aliquota).plus(next.parcelaAdicional));
    });
    return jump === -1 ? undefined : `a faixa ${jump + 2} não começa onde a faixa ${jump + 1} acaba.`;
  },
});
