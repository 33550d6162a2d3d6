import { unzipSync, strFromU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { sheetOf, workbookOf, type WorkbookTable } from './download-workbook.ts';

const table: WorkbookTable = {
  title: 'Parcelas: 2026/27',
  columns: [
    { label: 'Vencimento', format: 'date' },
    { label: 'Valor', format: 'money' },
    { label: 'Taxa', format: 'percent', decimals: 4 },
    { label: 'Ano', format: 'integer' },
    { label: 'Nome', format: 'text' },
  ],
  rows: [
    {
      cells: [
        { text: '20/12/2026', raw: '2026-12-20' },
        { text: 'R$ 4.262,70', raw: 4262.7 },
        { text: '0,5%', raw: 0.5 },
        { text: '2026', raw: 2026 },
        { text: '=1+1', raw: '=1+1' },
      ],
    },
    { cells: [{ text: '–', raw: undefined }] },
  ],
};

describe('workbookOf', () => {
  it('writes real numbers and dates, and keeps texts as texts', () => {
    const [head, first, second] = sheetOf(table);
    expect(head?.map((cell) => (cell as { value: unknown }).value)).toEqual([
      'Vencimento',
      'Valor',
      'Taxa',
      'Ano',
      'Nome',
    ]);
    expect(first).toEqual([
      { value: new Date(Date.UTC(2026, 11, 20)), type: Date, format: 'dd/mm/yyyy' },
      { value: 4262.7, type: Number, format: '"R$" #,##0.00' },
      { value: 0.5, type: Number, format: '#,##0.####"%"' },
      { value: 2026, type: Number, format: '0' },
      { value: '=1+1', type: String },
    ]);
    expect(second?.slice(0, 2)).toEqual([{ value: '–', type: String }, null]);
  });

  it.each([
    [1, '#,##0"%"'],
    [-12, '#,##0"%"'],
    [1.00001, '#,##0"%"'],
    [1.0001, '#,##0.####"%"'],
  ])('writes %s without a decimal separator that nothing follows', (raw, format) => {
    const rate = { ...table, columns: table.columns.slice(2, 3), rows: [{ cells: [{ text: '', raw }] }] };
    expect(sheetOf(rate)[1]).toEqual([{ value: raw, type: Number, format }]);
  });

  it('writes part of a year as a decimal', () => {
    const columns = [{ label: 'Ano', format: 'years' }] as const;
    const rows = [{ cells: [{ text: '1 ano e 6 meses', raw: 1.5 }] }, { cells: [{ text: '2', raw: 2 }] }];
    expect(sheetOf({ title: 'Anos', columns, rows }).slice(1)).toEqual([
      [{ value: 1.5, type: Number, format: '#,##0.####' }],
      [{ value: 2, type: Number, format: '#,##0' }],
    ]);
  });

  it('writes a file that spreadsheets open', async () => {
    const files = unzipSync(new Uint8Array(await (await workbookOf(table)).arrayBuffer()));
    const read = (name: string) => strFromU8(files[name] ?? new Uint8Array());
    // Forbidden characters of the sheet's name are replaced.
    expect(read('xl/workbook.xml')).toContain('name="Parcelas  2026 27"');
    const sheet = read('xl/worksheets/sheet1.xml');
    expect(sheet).toContain('<v>4262.7</v>');
    // 20 December 2026 is day 46,376 of Excel's calendar: 46,023 is 1 January 2026, and 353 days follow.
    expect(sheet).toContain('<v>46376</v>');
    expect(sheet).not.toContain('<f>');
  });
});
