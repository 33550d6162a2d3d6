import { describe, expect, it } from 'vitest';
import { count, money } from '../../src/quantity/quantity.ts';
import {
  avisoComoTempoDeServico,
  avisoPelosAnos,
  diasDeAviso,
  acabaAntesDaDataBase,
  valorDoAviso,
  avisoIndenizado,
  fimProjetado,
  avisoPrevioProporcional,
} from './aviso-previo.ts';

describe('notice', () => {
  it.each([
    [0, 30],
    [1, 33],
    [19, 87],
    [20, 90],
    [21, 90],
    [45, 90],
  ])('after %i whole years is %i days', (years, days) => {
    expect(avisoPrevioProporcional(count(years)).number).toBe(days);
  });

  it('leaves only the added days to be paid if it is worked', () => {
    expect(avisoIndenizado(count(39), false).number).toBe(39);
    expect(avisoIndenizado(count(39), true).number).toBe(9);
    expect(avisoIndenizado(count(30), true).number).toBe(0);
  });

  it('pays thirtieths of the salary, and half of them by agreement', () => {
    expect(valorDoAviso(money(3000), count(39), false).number).toBe(3900);
    expect(valorDoAviso(money(3000), count(39), true).number).toBe(1950);
  });
});

describe('the projection', () => {
  it('counts the paid days, by agreement half of them without the fraction', () => {
    expect(avisoComoTempoDeServico(count(39), false).number).toBe(39);
    expect(avisoComoTempoDeServico(count(39), true).number).toBe(19);
    expect(avisoComoTempoDeServico(count(42), true).number).toBe(21);
    expect(avisoComoTempoDeServico(count(0), true).number).toBe(0);
  });

  it('counts the paid days from the day after the last day of work', () => {
    expect(fimProjetado('2026-08-20', 39)).toBe('2026-09-28');
    expect(fimProjetado('2026-08-20', 0)).toBe('2026-08-20');
  });

  it('crosses the end of a year and of February', () => {
    expect(fimProjetado('2025-12-10', 33)).toBe('2026-01-12');
    expect(fimProjetado('2024-01-31', 30)).toBe('2024-03-01');
    expect(fimProjetado('2026-01-31', 30)).toBe('2026-03-02');
  });
});

describe('thirty days before the base date', () => {
  it.each<[string, number, boolean]>([
    // Base date 1 March 2026: the thirtieth day before it is 30 January.
    ['2026-01-29', 3, false],
    ['2026-01-30', 3, true],
    ['2026-02-28', 3, true],
    // A projection that reaches or passes the base date gives no extra salary.
    ['2026-03-01', 3, false],
    ['2026-03-02', 3, false],
    // The next base date may fall in the next year.
    ['2025-12-01', 1, false],
    ['2025-12-02', 1, true],
    ['2025-12-31', 1, true],
    ['2026-01-01', 1, false],
    // In a leap year February has one more day.
    ['2024-01-30', 3, false],
    ['2024-01-31', 3, true],
  ])('%s, with a base date in month %i: %s', (end, month, isWithin) => {
    expect(acabaAntesDaDataBase(end, month)).toBe(isWithin);
  });
});

describe('the parts of a notice', () => {
  it.each([
    [0, 30, 0],
    [1, 33, 3],
    [19, 87, 57],
    [20, 90, 60],
    [21, 90, 60],
    [50, 90, 60],
  ])('after %i years has %i days, %i of them for the years (Lei 12.506/2011)', (years, total, extra) => {
    const forYears = avisoPelosAnos(count(years));
    expect(forYears.number).toBe(extra);
    expect(diasDeAviso(forYears).number).toBe(total);
  });
});
