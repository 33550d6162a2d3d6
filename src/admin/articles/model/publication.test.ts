import { describe, expect, it } from 'vitest';
import { isScheduledFor, publicationMoment, readableMoment, textOfMoment } from './publication.ts';

const TODAY = '2026-11-20';

describe('publicationMoment', () => {
  it('leaves the time to the database clock for an article dated today, or without a date', () => {
    expect(publicationMoment(TODAY, TODAY, null)).toBe('now');
    expect(publicationMoment('', TODAY, null)).toBe('now');
    expect(publicationMoment(TODAY, TODAY, '2027-01-02T03:00:00+00:00')).toBe('now');
  });

  it('keeps the former time of an article that was public before, unless a day is chosen', () => {
    const former = '2020-02-29T12:30:17+00:00';
    expect(publicationMoment('', TODAY, null, former)).toBe(former);
    expect(publicationMoment(TODAY, TODAY, null, former)).toBe('now');
    expect(publicationMoment('2027-01-02', TODAY, null, former)).toBe('2027-01-02T00:00:00-03:00');
  });

  it('publishes on other days at midnight in Brasília, or at the chosen hour', () => {
    expect(publicationMoment('2027-01-02', TODAY, null)).toBe('2027-01-02T00:00:00-03:00');
    expect(publicationMoment('2020-02-29', TODAY, null)).toBe('2020-02-29T00:00:00-03:00');
    expect(publicationMoment('2027-01-02T08:30', TODAY, null)).toBe('2027-01-02T08:30:00-03:00');
    expect(publicationMoment(`${TODAY}T23:15`, TODAY, null)).toBe('2026-11-20T23:15:00-03:00');
  });

  it('keeps the exact publication time, seconds included, if day and hour are unchanged', () => {
    // 01:30 on the 20th in UTC is still the 19th in Brasília.
    const moment = '2026-11-20T01:30:17.25+00:00';
    expect(publicationMoment('2026-11-19T22:30', TODAY, moment)).toBe(moment);
  });

  it('is the inverse of textOfMoment', () => {
    for (const text of ['2026-01-01T00:00', '2026-12-31T23:59', '2030-02-28T12:05']) {
      expect(textOfMoment(publicationMoment(text, TODAY, null))).toBe(text);
    }
    expect(textOfMoment(null)).toBe('');
  });
});

describe('isScheduledFor', () => {
  const now = Date.parse('2026-11-20T12:00:00-03:00');

  it.each([
    ['2026-11-21', true],
    ['2026-11-20T12:01', true],
    ['2026-11-20T12:00', false],
    ['2026-11-20', false],
    ['2026-11-19T23:59', false],
    ['', false],
  ])('returns for “%s”: %s', (text, isScheduled) => {
    expect(isScheduledFor(text, now)).toBe(isScheduled);
  });
});

describe('readableMoment', () => {
  it('formats the day, and the hour if there is one', () => {
    expect(['2027-01-02', '2027-01-02T08:05', ''].map(readableMoment)).toEqual([
      '02/01/2027',
      '02/01/2027, às 08:05',
      '',
    ]);
  });
});
