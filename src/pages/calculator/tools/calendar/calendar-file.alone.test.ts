import { afterEach, describe, expect, it, vi } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const ADDRESS = 'https://exemplo.com.br/calculadora/impostos/mei-das#activity=servicos';
const written = (dates: Parameters<typeof calendarFile>[0]) =>
  // Unfold lines, which RFC 5545 folds with a line break and a space.
  calendarFile(dates, { name: 'DAS do MEI', address: ADDRESS }).replaceAll('\r\n ', '');

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('calendarFile', () => {
  it('has an all-day event for each date, with a reminder at nine on the day before', () => {
    const lines = written([{ date: '2026-12-20', label: 'Vencimento', details: 'Valor: R$ 86,05' }]).split(
      '\r\n',
    );
    expect(lines).toContain('DTSTART;VALUE=DATE:20261220');
    expect(lines).toContain('SUMMARY:Vencimento: DAS do MEI');
    // RFC 5545, 3.3.11 escapes commas and line breaks.
    expect(lines).toContain(String.raw`DESCRIPTION:Valor: R$ 86\,05\n${ADDRESS}`);
    // Midnight minus fifteen hours is nine in the morning of the day before.
    expect(lines).toContain('TRIGGER:-PT15H');
    expect(lines).toContain('TRANSP:TRANSPARENT');
  });

  it.each(['Asia/Tokyo', 'Europe/Lisbon', 'America/Rio_Branco', 'Pacific/Kiritimati'])(
    'keeps the day on a device in %s',
    (zone) => {
      vi.stubEnv('TZ', zone);
      expect(written([{ date: '2027-07-20', label: 'Vencimento', details: '' }])).toContain(
        'DTSTART;VALUE=DATE:20270720',
      );
    },
  );

  it('gives an event the same id each time, and different ids to different events', () => {
    const dates = [
      { date: '2027-01-15', label: 'Vencimento', details: 'Carro' },
      { date: '2027-01-15', label: 'Vencimento', details: 'Moto' },
    ];
    const names = () => written(dates).match(/^UID:.*$/gm);
    expect(new Set(names())).toHaveProperty('size', 2);
    expect(names()).toEqual(names());
  });

  it('ends every line, of at most 75 bytes, with CRLF', () => {
    const dates = [
      { date: '2026-12-20', label: 'Vencimento', details: 'Pagamento à vista, com redução. '.repeat(9) },
    ];
    const lines = calendarFile(dates, { name: 'DAS do MEI', address: ADDRESS }).split('\r\n');
    expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
    expect(lines.join('')).not.toMatch(/[\r\n]/);
    for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  });

  it('keeps text of a result from starting a new line in the file', () => {
    const text = written([{ date: '2026-12-20', label: 'Dia\r\nEND:VCALENDAR', details: '' }]);
    expect(text.match(/^END:VCALENDAR/gm)).toHaveLength(1);
  });
});
