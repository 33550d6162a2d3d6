import { describe, expect, it } from 'vitest';
import { comparisonTables } from './comparison-table.ts';
import { measured } from './testing/measured.ts';

describe('comparisonTables', () => {
  const all = [
    measured('ours', 'Nossa', 15, { ready: 25.04, total: 150_000 }),
    measured('by-hand', 'À mão', 10),
    measured('engine', 'Motor', 14),
  ];
  const [figures, work, goals, ...others] = comparisonTables(all);

  it('show each page beside the one written by hand', () => {
    expect(figures?.rows).toEqual([
      ['página', 'JavaScript', 'tudo', 'visível', 'pronta', 'tecla', '1º aperto', 'depois'],
      [
        'Nossa',
        '15 kB (1,5×)',
        '150 kB (15×)',
        '15,0 ms (1,5×)',
        '25,0 ms (2,5×)',
        '15,0 ms (1,5×)',
        '15,0 ms (1,5×)',
        '15,0 ms (1,5×)',
      ],
      ['À mão', '10 kB (1,0×)', '10 kB (1,0×)', ...Array.from({ length: 5 }, () => '10,0 ms (1,0×)')],
      ['Motor', '14 kB (1,4×)', '14 kB (1,4×)', ...Array.from({ length: 5 }, () => '14,0 ms (1,4×)')],
    ]);
  });

  it("show the processor's time of what is done on the page", () => {
    expect(work?.rows.map((row) => row.length)).toEqual([5, 5, 5, 5]);
    expect(work?.rows[1]).toEqual([
      'Nossa',
      '15,0 ms (1,5×)',
      '15,0 ms (1,5×)',
      '15,0 ms (1,5×)',
      '15,0 ms (1,5×)',
    ]);
  });

  it('end with the goals of our pages, and no others', () => {
    expect(others).toEqual([]);
    expect(goals).toEqual({
      title: 'Metas: Nossa',
      rows: [
        [
          'medida',
          'meta',
          'vezes a escrita à mão',
          'em tempo de processador',
          'cumprida',
          'à frente de todos os motores',
        ],
        ['JavaScript', 'até 1,4×', '1,5×', '', 'não', 'não'],
        ['pronta, 1×', 'até 2,0×', '2,5×', '1,5×', 'não', 'não'],
        ['tecla, 1×', 'até 1,5×', '1,5×', '1,5×', 'sim', 'não'],
        ['1º aperto, 1×', 'até 1,5×', '1,5×', '1,5×', 'sim', 'não'],
        ['depois, 1×', 'até 1,5×', '1,5×', '1,5×', 'sim', 'não'],
      ],
    });
  });

  it('tell a miss by a little apart from a hit', () => {
    const close = [measured('ours', 'Nossa', 15.2), measured('by-hand', 'À mão', 10)];
    expect(comparisonTables(close).at(-1)?.rows.at(-1)).toEqual([
      'depois, 1×',
      'até 1,5×',
      '1,52×',
      '1,5×',
      'não',
      'sim',
    ]);
  });
});
