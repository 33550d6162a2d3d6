import { describe, expect, it } from 'vitest';
import { CDI } from './cdi.ts';
import { allKnownUntil, knownUntil, lateSeriesWarning, seriesNotice } from './freshness.ts';
import { IGPM } from './igpm.ts';
import { INPC } from './inpc.ts';
import { IPCA } from './ipca.ts';
import { monthlySeries, type SeriesData } from './monthly-series.ts';
import { SELIC } from './selic.ts';
import { LEGAL_RATE } from './taxa-legal.ts';

const ipca: SeriesData = {
  name: 'IPCA',
  called: 'O IPCA',
  code: 433,
  source: { label: 'Banco Central do Brasil', url: 'https://api.bcb.gov.br/' },
  note: '',
  outBy: { day: 12, monthsLater: 1 },
  checkedOn: '2026-11-21',
  first: '2026-07',
  percents: { '2026': [0.07, -0.32, 0.82] },
};

describe('outBy', () => {
  it.each([
    [IPCA, '2026-10', '2026-11-12'],
    [INPC, '2026-12', '2027-01-12'],
    [IGPM, '2026-10', '2026-10-31'],
    [IGPM, '2027-02', '2027-02-28'],
    [CDI, '2026-11', '2026-12-02'],
    [SELIC, '2026-12', '2027-01-02'],
    [LEGAL_RATE, '2026-11', '2026-11-02'],
  ])('returns the day for $name', (series, month, day) => {
    expect(series.outBy(month)).toBe(day);
  });
});

describe('the sentences on freshness', () => {
  it('name the last month', () => {
    expect(knownUntil(monthlySeries(ipca))).toBe('IPCA até 09/2026');
    expect(seriesNotice(monthlySeries(ipca), 'meses > 0')).toEqual({
      kind: 'notice',
      tone: 'info',
      when: 'meses > 0',
      text: 'IPCA até setembro de 2026, o último mês que esta página tem.',
    });
  });

  it('name the last months of several series', () => {
    const last = (name: string, month: string) => ({ name, last: month });
    const series = [last('IPCA', '2026-09'), last('Selic', '2026-10'), last('INPC', '2026-09')];
    expect(allKnownUntil(series)).toBe('IPCA e INPC até 09/2026; Selic até 10/2026');
    expect(allKnownUntil(series.slice(1, 2))).toBe('Selic até 10/2026');
  });

  it('warn of a month that is already published', () => {
    expect(lateSeriesWarning(monthlySeries(ipca), 'mesFinal', "indice == 'ipca'")).toEqual({
      field: 'mesFinal',
      warn: `today > "2026-11-12" and indice == 'ipca'`,
      message: 'O IPCA de 10/2026 já foi publicado e ainda não está nesta página: a conta vai até 09/2026',
    });
  });

  it('agree in gender with the name of the series', () => {
    const selic = monthlySeries({ ...ipca, called: 'A Selic' });
    expect(lateSeriesWarning(selic, '', 'true').message).toMatch(/^A Selic de 10\/2026 já foi publicada e /);
  });
});
