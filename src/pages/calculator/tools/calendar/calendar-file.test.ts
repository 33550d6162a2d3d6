import { describe, expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const ADDRESS = 'https://exemplo.com.br/calculadora/impostos/mei-das#activity=servicos';
const written = (dates: Parameters<typeof calendarFile>[0]) =>
  // RFC 5545 folds lines with a break and a space.
  calendarFile(dates, { name: 'DAS do MEI', address: ADDRESS }).replaceAll('\r\n ', '');

describe('calendarFile', () => {
  it('has an all-day event for each date, with a reminder the day before at nine', () => {
    const lines = written([{ date: '2026-12-20', label: 'Vencimento', details: 'Valor: R$ 86,05' }]).split(
      '\r\n',
    );
    expect(lines).toContain('DTSTART;VALUE=DATE:20261220');
    expect(lines).toContain('SUMMARY:Vencimento: DAS do MEI');
    // A comma is escaped, and so is a break between lines (RFC 5545, 3.3.11).
    expect(lines).toContain(String.raw`DESCRIPTION:Valor: R$ 86\,05\n${ADDRESS}`);
    // Midnight less fifteen hours is nine in the morning of the day before.
    expect(lines).toContain('TRIGGER:-PT15H');
    expect(lines).toContain('TRANSP:TRANSPARENT');
  });

  it('gives an event the same name each time, and no two of them one name', () => {
    const dates = [
      { date: '2027-01-15', label: 'Vencimento', details: 'Carro' },
      { date: '2027-01-15', label: 'Vencimento', details: 'Moto' },
    ];
    const names = () => written(dates).match(/^UID:.*$/gm);
    expect(new Set(names())).toHaveProperty('size', 2);
    expect(names()).toEqual(names());
  });

  it('begins no line of its own with what a result says', () => {
    const text = written([{ date: '2026-12-20', label: 'Dia\r\nEND:VCALENDAR', details: '' }]);
    expect(text.match(/^END:VCALENDAR/gm)).toHaveLength(1);
  });
});
