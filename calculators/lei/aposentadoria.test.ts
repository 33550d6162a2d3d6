import { describe, expect, it } from 'vitest';
import { mesesQueFaltavamEm2019, perspectivas, type Segurado } from './aposentadoria.ts';

const years = (whole: number, months = 0) => whole * 12 + months;

/** Months left under each rule, or the reason for none. */
function outlook(insured: Partial<Segurado>, today = '2026-11-22') {
  const person = {
    sexo: 'mulher',
    idade: years(40),
    tempo: 0,
    inscritoAntesDaReforma: true,
    tempoEm2019: undefined,
    ...insured,
  } as const;
  const rules = perspectivas(person, today);
  return Object.fromEntries(
    rules.map(({ id, situacao, mesesQueFaltam }) => [id, mesesQueFaltam ?? situacao]),
  );
}

describe('the transition rules in 2026', () => {
  // EC 103/2019, arts. 15 and 16: in 2026, 86 + 7 = 93 and 96 + 7 = 103 points; 56 + 3½ and 61 + 3½ years of age.
  it.each([
    ['93 points of a woman', { idade: years(58), tempo: years(35) }, 'pontos', 0],
    ['103 points of a man', { sexo: 'homem', idade: years(63), tempo: years(40) }, 'pontos', 0],
    ['59½ years of a woman', { idade: years(59, 6), tempo: years(30) }, 'idade-progressiva', 0],
    ['64½ years of a man', { sexo: 'homem', idade: years(64, 6), tempo: years(35) }, 'idade-progressiva', 0],
    ['62 years of a woman', { idade: years(62), tempo: years(15) }, 'idade', 0],
    ['a man of 64 with 15 years', { sexo: 'homem', idade: years(64), tempo: years(15) }, 'idade', 12],
  ] as const)('%s', (_, insured, rule, expected) => {
    expect(outlook(insured)[rule]).toEqual(expected);
  });

  it('ask of a woman one month below 93 points the points of the year in which she reaches them', () => {
    // She has 1,115 months of the 1,116 of 2026, and gains two a month: enough in December. In December itself the next
    // month already requires the 1,128 of 2027, and she needs seven months.
    expect(outlook({ idade: years(58), tempo: years(34, 11) })['pontos']).toBe(1);
    expect(outlook({ idade: years(58), tempo: years(34, 11) }, '2026-12-22')['pontos']).toBe(7);
  });
});

describe('the rules that depend on 2019', () => {
  it('lack a figure if that time is unknown', () => {
    expect(outlook({})).toMatchObject({ 'pedagio-50': 'falta-dado', 'pedagio-100': 'falta-dado' });
  });

  it('apply above 28 years only, and count half months', () => {
    expect(outlook({ tempo: years(29), tempoEm2019: years(28) })['pedagio-50']).toBe('nao-se-aplica');
    // 23 months missing: 30 years and 11½ months, more than 30 years and 11 months.
    const insured = { tempoEm2019: years(28, 1) };
    expect(outlook({ ...insured, tempo: years(30, 11) })['pedagio-50']).toBe(1);
    expect(outlook({ ...insured, tempo: years(31) })['pedagio-50']).toBe(0);
  });

  it('double the missing time for retirement at 57 or 60', () => {
    const man = { sexo: 'homem', idade: years(60), tempoEm2019: years(33) } as const;
    expect(outlook({ ...man, tempo: years(37) })['pedagio-100']).toBe(0);
    expect(outlook({ ...man, tempo: years(36, 10) })['pedagio-100']).toBe(2);
    expect(outlook({ ...man, idade: years(59), tempo: years(37) })['pedagio-100']).toBe(12);
  });

  it('add nothing to a complete time', () => {
    expect(mesesQueFaltavamEm2019('mulher', years(31))).toBe(0);
    expect(mesesQueFaltavamEm2019('homem', years(33))).toBe(24);
  });
});

it('a person who joined after the reform has one rule only', () => {
  expect(
    outlook({ inscritoAntesDaReforma: false, sexo: 'homem', idade: years(64, 6), tempo: years(19) }),
  ).toEqual({
    pontos: 'nao-se-aplica',
    'idade-progressiva': 'nao-se-aplica',
    'pedagio-50': 'nao-se-aplica',
    'pedagio-100': 'nao-se-aplica',
    idade: 'nao-se-aplica',
    permanente: 12,
  });
});
