import { describe, expect, it } from 'vitest';
import type { GoalAnswer, Stretch } from '../runs/run-job.ts';
import { answerTo } from './answer.ts';

const field = { type: 'number', format: 'money', title: 'Salário' } as const;
const question = {
  figure: { path: 'net', label: 'Líquido', formatting: { format: 'money' }, value: 900 },
  input: { name: 'pay', title: 'Salário', field, formatting: { format: 'money' } },
  target: 1500,
} as const;
const stretch = (from: number, to = from, more: Partial<Stretch> = {}): Stretch => ({
  from,
  to,
  nearest: to,
  isFirst: false,
  isLast: false,
  ...more,
});
const answer = (found: Partial<GoalAnswer>) =>
  answerTo(question, { met: [], passed: [], tried: 90, isComplete: true, ...found });

describe('answerTo', () => {
  it('states the value, or the range of values with the same result', () => {
    expect(answer({ met: [stretch(1600.5)] })).toEqual({
      sentence: 'Com R$ 1.600,50 em “Salário”, “Líquido” dá R$ 1.500,00.',
      offers: [{ value: 1600.5, text: 'R$ 1.600,50' }],
      isExact: true,
    });
    expect(answer({ met: [stretch(1600.5, 1600.6)] })).toMatchObject({
      sentence: 'Com qualquer valor de R$ 1.600,50 a R$ 1.600,60 em “Salário”, “Líquido” dá R$ 1.500,00.',
      offers: [{ value: 1600.6 }],
    });
    expect(answer({ met: [stretch(1600.5, 1e13, { isLast: true })] }).sentence).toMatch(
      /^Com qualquer valor a partir de R\$ 1\.600,50 em/,
    );
  });

  it('states each of several values', () => {
    const met = [stretch(1600.5), stretch(2500)];
    expect(answer({ met })).toMatchObject({
      sentence: 'Mais de um valor de “Salário” com que “Líquido” dá R$ 1.500,00:',
      offers: [{ text: 'R$ 1.600,50' }, { text: 'R$ 2.500,00' }],
    });
  });

  it('describes both sides of a jump', () => {
    const pass = { before: { input: 1, value: 1400 }, after: { input: 1.01, value: 1600 } };
    expect(answer({ passed: [{ ...pass, kind: 'jump' }] })).toEqual({
      sentence:
        'Nenhum valor de “Salário” dá exatamente R$ 1.500,00. O resultado salta de um lado para o outro:',
      offers: [
        { value: 1, text: 'R$ 1,00 dá R$ 1.400,00' },
        { value: 1.01, text: 'R$ 1,01 dá R$ 1.600,00' },
      ],
      isExact: false,
    });
  });

  it('describes the limits of the figure', () => {
    const reach = { lowest: { input: 0, value: 0 }, highest: { input: 5, value: 1000 } };
    expect(answer({ reach, accepted: { from: 0, to: 5 } })).toMatchObject({
      sentence:
        'Nenhum valor de “Salário” chega a R$ 1.500,00. De R$ 0,00 a R$ 5,00, “Líquido” vai de R$ 0,00 a R$ 1.000,00. O mais perto:',
      offers: [{ text: 'R$ 5,00 dá R$ 1.000,00' }],
    });
    const whole = stretch(0, 1e13, { isFirst: true, isLast: true });
    expect(answer({ met: [whole] })).toMatchObject({
      sentence: '“Líquido” não depende de “Salário”: dá sempre R$ 1.500,00.',
      offers: [],
    });
    const same = { lowest: { input: 0, value: 7 }, highest: { input: 0, value: 7 } };
    expect(answer({ reach: same, accepted: { from: 0, to: 9 } }).sentence).toBe(
      '“Líquido” não depende de “Salário”: dá sempre R$ 7,00.',
    );
    expect(answer({}).sentence).toBe(
      'A calculadora não aceitou nenhum dos valores que tentamos em “Salário”.',
    );
  });

  it('mentions that the search stopped early', () => {
    expect(answer({ isComplete: false }).note).toBe(
      'A procura parou depois de 600 tentativas: pode haver outros valores.',
    );
  });
});
