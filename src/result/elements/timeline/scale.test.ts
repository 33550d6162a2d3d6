import { describe, expect, it } from 'vitest';
import { timelineOf } from './scale.ts';

const years = (from: string, month: string) =>
  timelineOf(from, [{ label: 'A', month }]).years.map(({ year }) => year);

describe('timelineOf', () => {
  it('ranges from the first month to the last event', () => {
    const events = [
      { label: 'A', month: '2026-11' },
      { label: 'B', month: '2028-11' },
      { label: 'C', month: '2030-11' },
    ];
    expect(timelineOf('2026-11', events).events).toEqual([
      { label: 'A', when: 'já', at: 0 },
      { label: 'B', when: '11/2028', at: 50, day: '2028-11-01' },
      { label: 'C', when: '11/2030', at: 100, day: '2030-11-01' },
    ]);
  });

  it('omits events without a month or in the past', () => {
    const events = [
      { label: 'A', month: 'undefined' },
      { label: 'B', month: '2026-10' },
    ];
    expect(timelineOf('2026-11', events).events).toEqual([]);
    expect(timelineOf('undefined', events)).toEqual({ events: [], years: [] });
  });

  it('marks the first month of each year, up to six', () => {
    expect(timelineOf('2026-10', [{ label: 'A', month: '2027-10' }]).years).toEqual([
      { year: '2027', at: 25 },
    ]);
    expect(years('2026-11', '2032-01')).toEqual(['2027', '2028', '2029', '2030', '2031', '2032']);
    expect(years('2026-11', '2037-05')).toEqual(['2028', '2030', '2032', '2034', '2036']);
    expect(years('2026-11', '2062-03')).toEqual(['2030', '2040', '2050', '2060']);
  });

  it('spans a year at least', () => {
    expect(timelineOf('2026-11', [{ label: 'A', month: '2027-05' }])).toMatchObject({
      events: [{ at: 50 }],
      years: [{ year: '2027' }],
    });
  });

  it('is empty if all events are in the first month, because nothing lies ahead', () => {
    expect(timelineOf('2026-11', [{ label: 'A', month: '2026-11' }])).toEqual({ events: [], years: [] });
  });
});
