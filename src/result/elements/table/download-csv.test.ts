import { describe, expect, it } from 'vitest';
import { toCsv } from './download-csv.ts';

const columns = [{ label: 'Nome; com ponto e vírgula' }, { label: 'Valor' }];

describe('a planilha de uma tabela', () => {
  it('separa por ponto e vírgula, com vírgula nos decimais e a marca de UTF-8', () => {
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

  it('não deixa um texto virar fórmula', () => {
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
});
