import { describe, expect, it } from 'vitest';
import { partingStep } from './parting-step.ts';

const loan = { label: 'Valor financiado', lines: ['R$ 300.000,00 − R$ 60.000,00 = R$ 240.000,00'] };
const price = { label: 'Parcela', lines: ['R$ 240.000,00 × 1% = R$ 2.400,00'] };
const sac = { label: 'Amortização', lines: ['R$ 240.000,00 ÷ 360 = R$ 666,67'] };

describe('partingStep', () => {
  it('is the first one that is not the same everywhere', () => {
    expect(
      partingStep([
        [loan, price],
        [loan, sac],
        [loan, price],
      ]),
    ).toEqual([price, sac, price]);
  });

  it('may be one of another law, or of another name', () => {
    const old = { ...loan, law: 'Lei 1' };
    expect(partingStep([[old], [loan]])).toEqual([old, loan]);
    const renamed = { ...loan, label: 'Dívida' };
    expect(partingStep([[loan], [renamed]])).toEqual([loan, renamed]);
  });

  it('is missing where an explanation has ended', () => {
    expect(partingStep([[loan], [loan, sac]])).toEqual([undefined, sac]);
  });

  it('does not exist where the explanations are the same, or where there are none', () => {
    expect(
      partingStep([
        [loan, price],
        [{ ...loan }, price],
      ]),
    ).toBeUndefined();
    expect(partingStep([[loan]])).toBeUndefined();
    expect(partingStep([[], []])).toBeUndefined();
    expect(partingStep([])).toBeUndefined();
  });
});
