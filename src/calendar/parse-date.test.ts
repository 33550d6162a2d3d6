import { describe, expect, it } from 'vitest';
import { parseDate, withMonthInFigures, withWholeYear } from './parse-date.ts';

describe('parseDate', () => {
  it.each([
    ['2026-11-20', '2026-11-20'],
    ['20/11/2026', '2026-11-20'],
    ['1/2/2026', '2026-02-01'],
    ['01.02.2026', '2026-02-01'],
    ['01-02-2026', '2026-02-01'],
    ['01022026', '2026-02-01'],
    ['  20/11/2026\n', '2026-11-20'],
    ['29/02/2024', '2024-02-29'],
    ['29/02/2000', '2000-02-29'],
    ['31/12/2200', '2200-12-31'],
    ['1900-01-01', '1900-01-01'],
  ])('reads %j as %s', (text, iso) => {
    expect(parseDate(text)).toBe(iso);
  });

  it.each([
    '',
    'hoje',
    '29/02/2025',
    '29/02/2100',
    '31/04/2026',
    '00/01/2026',
    '01/00/2026',
    '01/13/2026',
    '32/01/2026',
    '2026-13-01',
    '2026-02-30',
    '2026-1-1',
    '01/02/26',
    '1899-12-31',
    '01/01/2201',
    '2026-11-20T00:00:00Z',
    '20/11/2026 10:00',
    '20 de novembro de 2026',
    '9'.repeat(100_000),
  ])('refuses %j', (text) => {
    expect(parseDate(text)).toBeUndefined();
  });

  it('ignores the time zone', () => {
    const zone = process.env['TZ'];
    try {
      for (const name of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/Sao_Paulo']) {
        process.env['TZ'] = name;
        expect(parseDate('01/01/2026')).toBe('2026-01-01');
        expect(parseDate('2024-02-29')).toBe('2024-02-29');
      }
    } finally {
      if (zone === undefined) delete process.env['TZ'];
      else process.env['TZ'] = zone;
    }
  });
});

describe('withMonthInFigures', () => {
  it.each([
    ['15 de março de 2020', '15/3/2020'],
    ['1º de Janeiro de 2026', '1/1/2026'],
    // Includes the slash that the field inserts during typing.
    ['15/de março de 2020', '15/3/2020'],
    ['15/mar/20', '15/3/20'],
    [' 05-dez.-1999 ', '05/12/1999'],
    ['15 de marte de 2020', '15 de marte de 2020'],
    ['15 de março', '15 de março'],
    ['março de 2020', 'março de 2020'],
    ['15/03/2020', '15/03/2020'],
  ])('reads %j as %j', (text, figures) => {
    expect(withMonthInFigures(text)).toBe(figures);
  });
});

describe('withWholeYear', () => {
  it.each([
    ['15/03/20', '15/03/2020'],
    ['1-2-36', '1-2-2036'],
    ['01.02.37', '01.02.1937'],
    ['31/12/00', '31/12/2000'],
    [' 15/03/99 ', '15/03/1999'],
    ['15/03/2020', '15/03/2020'],
    ['15/03', '15/03'],
    ['150320', '150320'],
  ])('in 2026 reads %j as %j', (text, whole) => {
    expect(withWholeYear(text, 2026)).toBe(whole);
  });
});
