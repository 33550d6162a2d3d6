import { describe, expect, it } from 'vitest';
import { formatTable } from './table.ts';

describe('formatTable', () => {
  it('aligns text to the left and figures to the right', () => {
    const rows = [
      ['etapa', 'passou', 'tempo'],
      ['tsc', '1', '3,2 s'],
      ['vitest', '1250', '12,0 s'],
    ];
    expect(formatTable(rows)).toBe(
      ['  etapa    passou    tempo', '  tsc           1    3,2 s', '  vitest     1250   12,0 s'].join('\n'),
    );
  });
});
