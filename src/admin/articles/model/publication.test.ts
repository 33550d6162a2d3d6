import { describe, expect, it } from 'vitest';
import { dayOf, isScheduledFor, publicationMoment } from './publication.ts';

describe('publicationMoment', () => {
  it('leaves a new article of today to the clock of the database', () => {
    expect(publicationMoment('2026-11-20', '2026-11-20', undefined)).toBeUndefined();
  });

  it('begins other days at midnight in Brasília', () => {
    expect(publicationMoment('2027-01-02', '2026-11-20', undefined)).toBe('2027-01-02T00:00:00-03:00');
    expect(publicationMoment('2020-02-29', '2026-11-20', undefined)).toBe('2020-02-29T00:00:00-03:00');
  });

  it('keeps the moment of an article whose day has not been changed', () => {
    // 1:30 in the morning of the 20th in Greenwich is still the 19th in Brasília.
    const moment = '2026-11-20T01:30:00+00:00';
    expect(publicationMoment('2026-11-19', '2026-11-20', moment)).toBe(moment);
  });

  it('publishes at once what was scheduled and is moved to today', () => {
    const scheduled = '2027-01-02T03:00:00+00:00';
    expect(publicationMoment('2026-11-20', '2026-11-20', scheduled)).toBe('2026-11-20T00:00:00-03:00');
  });

  it('and dayOf are each other’s way back', () => {
    for (const day of ['2026-01-01', '2026-12-31', '2018-11-04', '2030-02-28']) {
      expect(dayOf(publicationMoment(day, '2026-11-20', undefined) ?? '')).toBe(day);
    }
  });
});

describe('isScheduledFor', () => {
  it('is for days to come', () => {
    expect(isScheduledFor('2026-11-21', '2026-11-20')).toBe(true);
    expect(isScheduledFor('2026-11-20', '2026-11-20')).toBe(false);
    expect(isScheduledFor('2026-11-19', '2026-11-20')).toBe(false);
  });
});
