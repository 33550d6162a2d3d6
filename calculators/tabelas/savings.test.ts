import { describe, expect, it } from 'vitest';
import { power } from '../../src/decimal/power.ts';
import { roundTo } from '../../src/decimal/money.ts';
import {
  CDI_IN_FORCE,
  CDI_RATE,
  DAYS_WITH_REDEMPTION_TAX,
  FULL_RATE_SELIC,
  GUARANTEED_DEPOSITS,
  HIGHEST_REFERENCE_RATE,
  INVESTMENT_TAX,
  LONG_TERM_INVESTMENT_TAX,
  LOWEST_REFERENCE_RATE,
  MEAN_INFLATION,
  SAVINGS_MONTHLY_RATE,
  SAVINGS_SHARE_OF_SELIC,
  SAVINGS_YEARLY_RATE,
  SELIC_TARGET,
} from './savings.ts';

describe('the figures of savings', () => {
  it('are quoted as in texts', () => {
    expect(
      [
        SELIC_TARGET,
        CDI_RATE,
        CDI_IN_FORCE,
        LOWEST_REFERENCE_RATE,
        HIGHEST_REFERENCE_RATE,
        FULL_RATE_SELIC,
        SAVINGS_SHARE_OF_SELIC,
        SAVINGS_MONTHLY_RATE,
        SAVINGS_YEARLY_RATE,
        GUARANTEED_DEPOSITS,
        DAYS_WITH_REDEMPTION_TAX,
        MEAN_INFLATION,
      ].map(String),
    ).toEqual([
      '13,75%',
      '13,75%',
      '13,65%',
      '0,12%',
      '0,15%',
      '8,5%',
      '70%',
      '0,5%',
      '6,17%',
      'R$ 250.000,00',
      '30 dias',
      '6,41%',
    ]);
  });

  it('agree: half a percent a month is 6.17% a year', () => {
    // 1.005^12 = 1.0616778…
    const yearly = power(SAVINGS_MONTHLY_RATE.exact.plus(1), 12).minus(1).times(100);
    expect(roundTo(yearly, 2)).toBe(6.17);
    expect(SAVINGS_YEARLY_RATE.number).toBe(0.0617);
  });
});

it('INVESTMENT_TAX has the four rates of Lei nº 11.033/2004, art. 1º', () => {
  expect(INVESTMENT_TAX.map(({ upTo, rate }) => `${upTo}: ${rate}`)).toEqual([
    '180 dias: 22,5%',
    '360 dias: 20%',
    '720 dias: 17,5%',
  ]);
  expect(String(LONG_TERM_INVESTMENT_TAX)).toBe('15%');
});
