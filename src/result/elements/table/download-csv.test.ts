import { describe, expect, it } from 'vitest';
import { toCsv } from './download-csv.ts';

const columns = [
  { label: 'Nome; com ponto e vírgula', format: 'text' },
  { label: 'Valor', format: 'number' },
] as const;

describe('toCsv', () => {
  it('uses semicolons, decimal commas and the UTF-8 byte order mark', () => {
    const rows = [
      {
        cells: [
          { text: 'Água "boa"', raw: 'Água "boa"' },
          { text: 'R$ 1.234,50', raw: 1234.5 },
        ],
      },
    ];
    expect(toCsv(columns, rows)).toBe('\ufeff"Nome; com ponto e vírgula";Valor\r\n"Água ""boa""";1234,5\r\n');
  });

  it('keeps text from being executed as a formula', () => {
    const rows = [
      {
        cells: [
          { text: '=1+1', raw: '=1+1' },
          { text: '−R$ 5,00', raw: -5 },
        ],
      },
    ];
    expect(toCsv(columns, rows)).toContain("\r\n'=1+1;-5\r\n");
  });

  it('writes amounts with two decimals, and other numbers unrounded', () => {
    const amounts = [
      { label: 'Mês', format: 'integer' },
      { label: 'Saldo', format: 'money' },
      { label: 'Taxa', format: 'percent' },
    ] as const;
    const rows = [
      {
        cells: [
          { text: '1', raw: 1 },
          { text: 'R$ 4.262,70', raw: 4262.7 },
          { text: '0,5%', raw: 0.5 },
        ],
      },
      {
        cells: [
          { text: '2', raw: 2 },
          { text: '−R$ 3,00', raw: -3 },
          { text: '–', raw: undefined },
        ],
      },
    ];
    expect(toCsv(amounts, rows)).toBe('\ufeffMês;Saldo;Taxa\r\n1;4262,70;0,5\r\n2;-3,00;–\r\n');
  });
});
