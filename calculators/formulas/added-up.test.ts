import { describe, expect, it } from 'vitest';
import { money } from '../../src/quantity/quantity.ts';
import { addedUp } from './added-up.ts';

describe('addedUp', () => {
  it('returns the other summand itself if one is 0', () => {
    const [none, some] = [money(0), money(3)];
    expect(addedUp(none, some)).toBe(some);
    expect(addedUp(some, none)).toBe(some);
    expect(addedUp(none, none).number).toBe(0);
    expect(addedUp(some, some).number).toBe(6);
  });
});
