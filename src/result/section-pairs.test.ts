/** Neighbours that end at about the same height stand side by side; the others take the whole width. */
import { expect, it } from 'vitest';
import type { ResultSection } from './arrange.ts';
import { wholeSections } from './section-pairs.ts';

function figures(rows: number, note = ''): ResultSection {
  const row = (index: number) => ({
    path: `v${index}`,
    label: 'Valor',
    value: { text: 'R$ 1,00', raw: 1 },
    formatting: { format: 'money' as const },
    total: false,
    note,
  });
  const rowsOf = Array.from({ length: rows }, (_, index) => row(index));
  return { title: '', hint: '', isWide: false, elements: [{ kind: 'figures', figures: rowsOf }] };
}

const wide: ResultSection = { title: '', hint: '', isWide: true, elements: [] };

it('stand two of about the same height', () => {
  expect(wholeSections([figures(4), figures(5), figures(2), figures(1)])).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

it('takes the whole width what would leave a hole beside it, and its neighbour looks for another', () => {
  expect(wholeSections([figures(8), figures(1), figures(2)])).toEqual([true, false, false]);
  // Notes make rows taller: eight with three lines each are no neighbours of eight without.
  expect(wholeSections([figures(8, 'x'.repeat(100)), figures(8)])).toEqual([true, true]);
});

it('take the whole width those that want it, and what stands alone between them', () => {
  expect(wholeSections([wide, figures(3), wide])).toEqual([true, true, true]);
  expect(wholeSections([figures(3)])).toEqual([true]);
});
