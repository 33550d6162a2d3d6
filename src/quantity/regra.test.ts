import { describe, expect, it } from 'vitest';
import { Results } from './declare.ts';
import { money } from './quantity.ts';
import { desde, regra } from './regra.ts';

describe('regra', () => {
  it('gives a result its article and its sentence', () => {
    const third = regra('Constituição, art. 7º, XVII', 'As férias têm um terço a mais.');
    const about = new Results().money('Um terço', money(3000).over(3), third).named.about;
    expect(about).toMatchObject({
      law: 'Constituição, art. 7º, XVII',
      rule: 'As férias têm um terço a mais.',
    });
  });
});

describe('desde', () => {
  const rule = desde('2017-11-11', 'agreement', desde('1943-11-10', 'CLT'));

  it('returns the version in force on a day', () => {
    expect(rule.em('2017-11-11')).toBe('agreement');
    expect(rule.em('2017-11-10')).toBe('CLT');
    expect(rule.em('1943-11-10')).toBe('CLT');
  });

  it('refuses a day before the first version', () => {
    expect([rule.valeEm('1943-11-09'), rule.valeEm('1943-11-10'), rule.valeEm('2026-01-01')]).toEqual([
      false,
      true,
      true,
    ]);
    expect(() => rule.em('1943-11-09')).toThrow(RangeError);
  });
});
