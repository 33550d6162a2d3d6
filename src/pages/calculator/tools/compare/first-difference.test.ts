import { describe, expect, it } from 'vitest';
import { firstDifferentStep } from './first-difference.tsx';

const loan = { label: 'Valor financiado', lines: ['R$ 300.000,00 − R$ 60.000,00 = R$ 240.000,00'] };
const price = { label: 'Parcela', lines: ['R$ 240.000,00 × 1% = R$ 2.400,00'] };
const sac = { label: 'Amortização', lines: ['R$ 240.000,00 ÷ 360 = R$ 666,67'] };

describe('firstDifferentStep', () => {
  it('finds the first step that differs between the explanations', () => {
    expect(
      firstDifferentStep([
        [loan, price],
        [loan, sac],
        [loan, price],
      ]),
    ).toEqual([price, sac, price]);
  });

  it('compares laws and names, too', () => {
    const old = { ...loan, law: 'Lei 1' };
    expect(firstDifferentStep([[old], [loan]])).toEqual([old, loan]);
    const renamed = { ...loan, label: 'Dívida' };
    expect(firstDifferentStep([[loan], [renamed]])).toEqual([loan, renamed]);
  });

  it('is undefined for an explanation that has ended before', () => {
    expect(firstDifferentStep([[loan], [loan, sac]])).toEqual([undefined, sac]);
  });

  it('returns nothing for equal explanations or none', () => {
    expect(
      firstDifferentStep([
        [loan, price],
        [{ ...loan }, price],
      ]),
    ).toBeUndefined();
    expect(firstDifferentStep([[loan]])).toBeUndefined();
    expect(firstDifferentStep([[], []])).toBeUndefined();
    expect(firstDifferentStep([])).toBeUndefined();
  });
});
