import { describe, expect, it } from 'vitest';
import { NO_COMPARISON } from '../../comparison.ts';
import { isCompared } from './calculation-of.ts';

describe('isCompared', () => {
  const data = { valor: '1000', taxa: '2' };
  const beside = (...kept: string[]) => isCompared(data, { kept, place: 0, isShown: false });

  it('is true beside other inputs, even if the comparison is closed', () => {
    expect(beside('valor=1000&taxa=3')).toBe(true);
    expect(beside('valor=1000&taxa=2', 'valor=500&taxa=2')).toBe(true);
  });

  it('is false alone or beside the same inputs', () => {
    expect(isCompared(data, NO_COMPARISON)).toBe(false);
    expect(beside('valor=1000&taxa=2')).toBe(false);
  });
});
