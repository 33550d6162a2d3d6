import { describe, expect, it } from 'vitest';
import { calendarYear } from './calendar-year.ts';
import { datedTable, faultInBands, MissingTableError, type DatedEntry } from './table.ts';
import { TableFaultError } from './validity.ts';

const FILE = 'calculators/tabelas/example.ts';

function entry(year: number, changes: Partial<DatedEntry> = {}): DatedEntry {
  return {
    ...calendarYear(year),
    source: { label: 'Lei nº 1', url: 'https://www.planalto.gov.br/lei1.htm' },
    checkedOn: '2026-11-20',
    ...changes,
  };
}

function tableOf(...entries: DatedEntry[]) {
  return datedTable({ name: 'do INSS', file: FILE, entries });
}

describe('DatedTable', () => {
  const table = tableOf(entry(2024), entry(2025), entry(2026));

  it('returns the entry of a year', () => {
    expect(table.years).toEqual([2024, 2025, 2026]);
    expect(table.forYear(2025).year).toBe(2025);
    expect([table.has(2026), table.has(2027)]).toEqual([true, false]);
  });

  it('throws a sentence for the visitor for a year without a table', () => {
    expect(() => table.forYear(2023)).toThrow(
      new MissingTableError('Não há tabela do INSS para 2023. Anos disponíveis: 2024, 2025 e 2026.'),
    );
    expect(table.missingYearMessage(2027)).toBe(
      'Não há tabela do INSS para 2027. Anos disponíveis: 2024, 2025 e 2026.',
    );
    expect(tableOf(entry(2024)).missingYearMessage(2023)).toBe(
      'Não há tabela do INSS para 2023. Ano disponível: 2024.',
    );
  });

  it.each([
    ['2024-01-01', 2024],
    ['2025-12-31', 2025],
    ['2026-01-01', 2026],
    ['2026-11-20', 2026],
    // The last table has expired but is still the newest; its year is preselected.
    ['2027-02-01', 2026],
  ])('on %s preselects the table of %i', (today, year) => {
    expect(table.newestInForceOn(today).year).toBe(year);
  });

  it('does not preselect a table that is not yet in force', () => {
    expect(tableOf(entry(2026), entry(2027)).newestInForceOn('2026-12-31').year).toBe(2026);
  });

  it('cites the law of every entry, the newest first', () => {
    const amended = entry(2025, { source: { label: 'Lei nº 2', url: 'https://x' }, checkedOn: '2025-02-03' });
    expect(tableOf(entry(2024), amended).sources).toEqual([
      {
        label: 'Lei nº 2',
        url: 'https://x',
        checkedOn: '2025-02-03',
        table: { name: 'do INSS', validFrom: '2025-01-01', validTo: '2025-12-31' },
      },
      {
        label: 'Lei nº 1',
        url: 'https://www.planalto.gov.br/lei1.htm',
        checkedOn: '2026-11-20',
        table: { name: 'do INSS', validFrom: '2024-01-01', validTo: '2024-12-31' },
      },
    ]);
  });

  it('cites the law of several entries once, with their whole validity', () => {
    const cited = tableOf(entry(2024), entry(2025), entry(2026)).sources;
    expect(cited.map(({ table: { validFrom, validTo } }) => [validFrom, validTo])).toEqual([
      ['2024-01-01', '2026-12-31'],
    ]);
  });

  it('throws for a day before the first table', () => {
    expect(() => table.newestInForceOn('2023-12-31')).toThrow(MissingTableError);
  });
});

describe('datedTable', () => {
  it.each<[string, DatedEntry[], string]>([
    ['an empty table', [], 'a tabela está vazia'],
    ['a year out of order', [entry(2025), entry(2024)], 'item 2024: vem depois de 2025; ponha'],
    ['a year given twice', [entry(2025), entry(2025)], 'item 2025: vem depois de 2025; ponha'],
    ['a gap', [entry(2024), entry(2026)], 'item 2026: começa em 2026-01-01, mas 2024 acaba em 2024-12-31'],
    [
      'an overlap',
      [entry(2024), entry(2025, { validFrom: '2024-12-31' })],
      'falta ou sobra um período; o validFrom esperado é 2025-01-01',
    ],
    ['an open entry before another', [entry(2024, { validTo: undefined }), entry(2025)], 'dê-lhe validTo'],
    ['a date that does not exist', [entry(2024, { validTo: '2024-02-30' })], '"2024-02-30" não é uma data'],
    ['a day that was not checked', [entry(2024, { checkedOn: '' })], '"" não é uma data'],
    [
      'an end before the beginning',
      [entry(2024, { validTo: '2023-12-31' })],
      'a validade acaba (2023-12-31)',
    ],
    ['a fractional year', [entry(2024, { year: 2024.5 })], 'o ano não é inteiro'],
    [
      'a nameless source',
      [entry(2024, { source: { label: ' ', url: 'https://x' } })],
      'escreva a lei em label',
    ],
    [
      'a careless address',
      [entry(2024, { source: { label: 'Lei', url: 'http://x' } })],
      'não começa com https://',
    ],
  ])('refuses %s, naming the file and the remedy', (_, entries, message) => {
    expect(() => tableOf(...entries)).toThrow(TableFaultError);
    expect(() => tableOf(...entries)).toThrow(message);
    expect(() => tableOf(...entries)).toThrow(FILE);
  });

  it("includes the faults of the table's own check", () => {
    const check = ({ year }: DatedEntry) => (year === 2025 ? 'falta o salário; acrescente-o.' : undefined);
    const definition = { name: 'do INSS', file: FILE, entries: [entry(2024), entry(2025)], check };
    expect(() => datedTable(definition)).toThrow(`${FILE}, item 2025: falta o salário; acrescente-o.`);
  });
});

describe('faultInBands', () => {
  it('accepts ascending bands, the last with or without a limit', () => {
    expect(faultInBands([{ upTo: 100, ratePercent: 0 }])).toBeUndefined();
    expect(
      faultInBands([
        { upTo: 100, ratePercent: 10 },
        { upTo: Infinity, ratePercent: 10 },
      ]),
    ).toBeUndefined();
  });

  it.each([
    ['no band', [], 'não há faixas'],
    ['a limit of 0', [{ upTo: 0, ratePercent: 5 }], 'faixa 1'],
    [
      'a limit that does not ascend',
      [
        { upTo: 100, ratePercent: 5 },
        { upTo: 100, ratePercent: 6 },
      ],
      'faixa 2',
    ],
    [
      'a band after one without limit',
      [
        { upTo: Infinity, ratePercent: 5 },
        { upTo: Infinity, ratePercent: 6 },
      ],
      'faixa 2',
    ],
    [
      'a rate that falls',
      [
        { upTo: 100, ratePercent: 5 },
        { upTo: 200, ratePercent: 4 },
      ],
      'faixa 2',
    ],
    ['a limit that is not a number', [{ upTo: Number.NaN, ratePercent: 5 }], 'faixa 1'],
  ])('refuses %s', (_, bands, message) => {
    expect(faultInBands(bands)).toContain(message);
  });
});
