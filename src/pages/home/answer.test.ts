import { describe, expect, it } from 'vitest';
import { answerTo } from './answer.ts';
import { showcaseOn } from './showcase.ts';

const DAY = '2026-06-15';

/** Lines and total of the answer for a typed amount. */
function receiptOf(typed: string): string[] {
  const answered = answerTo(typed, DAY);
  if ('refusal' in answered) return [answered.refusal];
  const { lines, total } = answered;
  return [...lines.map(({ sign, text }) => `${sign} ${text}`), `= ${total.text}`];
}

describe('the small calculator of the home page', () => {
  it('starts with R$ 5.000,00, and explains why there is no income tax', () => {
    const { question, typed, answer } = showcaseOn(DAY);
    expect(question).toBe('Quanto cai na conta?');
    expect(typed).toBe('5.000,00');
    // INSS: 411,1122 + 645,73 × 14% = 501,5144. Lei 15.270/2025: no tax up to R$ 5.000,00.
    expect(answer.lines.map(({ sign, text }) => sign + text)).toEqual([
      '+R$ 5.000,00',
      '−R$ 501,51',
      '−R$ 0,00',
    ]);
    expect(answer.lines.at(-1)?.reason).toContain('15.270/2025');
    expect(answer.total).toEqual({ label: 'Salário líquido', text: 'R$ 4.498,49' });
    expect(answer.sentence).toContain('2026');
  });

  // INSS of 3.000: 121,575 + 1.281,84 × 9% + 97,16 × 12% = 248,5998.
  it.each(['3 mil', '3.000,00', '3000', 'R$ 3.000'])('accepts “%s”', (typed) => {
    expect(receiptOf(typed)).toEqual(['+ R$ 3.000,00', '− R$ 248,60', '− R$ 0,00', '= R$ 2.751,40']);
  });

  it.each(['', 'abc', '0', '-1'])('refuses “%s” with a message', (typed) => {
    expect(receiptOf(typed)).toEqual([expect.stringMatching(/^\p{Lu}.*salário/u)]);
  });
});
