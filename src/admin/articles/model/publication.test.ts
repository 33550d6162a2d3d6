import { describe, expect, it } from 'vitest';
import { dayOf, isScheduledFor, publicationMoment } from './publication.ts';

describe('publicationMoment', () => {
  it('leaves the time of a new article of today to the clock of the database', () => {
    expect(publicationMoment('2026-11-20', '2026-11-20', undefined)).toBeUndefined();
  });

  it('publishes on other days at midnight in Brasília', () => {
    expect(publicationMoment('2027-01-02', '2026-11-20', undefined)).toBe('2027-01-02T00:00:00-03:00');
    expect(publicationMoment('2020-02-29', '2026-11-20', undefined)).toBe('2020-02-29T00:00:00-03:00');
  });

  it('keeps the publication time of an article whose day has not changed', () => {
    // 01:30 on the 20th in UTC is still the 19th in Brasília.
    const moment = '2026-11-20T01:30:00+00:00';
    expect(publicationMoment('2026-11-19', '2026-11-20', moment)).toBe(moment);
  });

  it('publishes a scheduled article moved to today at once', () => {
    const scheduled = '2027-01-02T03:00:00+00:00';
    expect(publicationMoment('2026-11-20', '2026-11-20', scheduled)).toBe('2026-11-20T00:00:00-03:00');
  });

  it('and dayOf are inverse functions', () => {
    for (const day of ['2026-01-01', '2026-12-31', '2018-11-04', '2030-02-28']) {
      expect(dayOf(publicationMoment(day, '2026-11-20', undefined) ?? '')).toBe(day);
    }
  });
});

describe('isScheduledFor', () => {
  it('is true for future days', () => {
    expect(isScheduledFor('2026-11-21', '2026-11-20')).toBe(true);
    expect(isScheduledFor('2026-11-20', '2026-11-20')).toBe(false);
    expect(isScheduledFor('2026-11-19', '2026-11-20')).toBe(false);
  });
});
