import { describe, expect, it } from 'vitest';
import { readFormula, type Expression } from './read-formula.ts';
import { setLine, wayOf, type MathTree } from './set-formula.ts';

/** Restores the original line from its tree. */
function rewritten(expression: Expression): string {
  if (expression.kind !== 'row') return expression.text;
  return expression.parts.map((part) => (typeof part === 'string' ? part : rewritten(part))).join('');
}

/** MathML in short form, with bare rows and tokens: `frac(a|b)`. */
function brief(tree: MathTree): string {
  if (typeof tree === 'string') return tree.replaceAll('\u00A0', ' ');
  const [tag, ...children] = tree;
  if (['mrow', 'mi', 'mn', 'mo', 'mtext', 'mstyle'].includes(tag)) return children.map(brief).join('');
  return `${tag.slice(1)}(${children.map(brief).join('|')})`;
}

const set = (line: string) =>
  setLine(line)
    .pieces.map((piece) => (typeof piece === 'string' ? piece : brief(piece.tree)))
    .join('');
const spoken = (line: string) =>
  setLine(line)
    .pieces.map((piece) => (typeof piece === 'string' ? piece : piece.spoken))
    .join('');

describe('a formula', () => {
  it.each([
    ['(−b + √Δ) ÷ 2a = (5 + 1) ÷ 2 = 3', 'frac(−b+sqrt(Δ)|2a) = frac(5+1|2) = 3'],
    ['x₁ = −b ÷ (2 × a)', 'x₁ = −frac(b|2×a)'],
    ['√[s × (s − a)] = √16 + 4', 'sqrt(s×(s−a)) = sqrt(16) + 4'],
    ['Δ = b² − 4ac', 'Δ = sup(b|2) − 4ac'],
    ['5x² + (1 + i)⁻ⁿ', '5sup(x|2) + sup((1+i)|−n)'],
    ['R × [1 − (1 + i)^−n] ÷ i', 'frac(R×[1−sup((1+i)|−n)]|i)'],
    ['aₙ = a₁ × qⁿ⁻¹', 'aₙ = a₁ × sup(q|n−1)'],
    ['valor × (1 + taxa)^anos', 'valor × sup((1+taxa)|anos)'],
    ['(1 + 4%)^(1 ÷ 12) − 1', 'sup((1+4%)|1 ÷ 12) − 1'],
  ])('%s is set as %s', (line, expected) => {
    expect(set(line)).toBe(expected);
  });

  it('divides all factors since the last divisor', () => {
    expect(set('R$ 3.000,00 ÷ 30 × 10 dias × 4 ÷ 3 × 2')).toBe(
      'frac(R$ 3.000,00|30) × frac(10 dias×4|3) × 2',
    );
    expect(set('a + b ÷ c − d')).toBe('a + frac(b|c) − d');
    expect(set('a ÷ b ÷ c')).toBe('frac(frac(a|b)|c)');
  });

  it('typesets fractions written with a slash, but not dates and laws', () => {
    expect(set('Divida os dois termos por 2: 6/8 = −3/4')).toBe(
      'Divida os dois termos por 2: frac(6|8) = −frac(3|4)',
    );
    expect(set('(1 + CDI)^(1/252) − 1')).toBe('sup((1+CDI)|1/252) − 1');
    for (const line of [
      'Em 03/2026: 4',
      '01/2024 a 12/2024: 3',
      '12/2020: 0,16%',
      'Lei 9.430/1996',
      '50 km/h',
    ]) {
      expect(set(line)).toBe(line);
    }
  });

  it('keeps surrounding words as text', () => {
    expect(set('Divida os dois lados por 3,5: x = 35 ÷ 3,5 = 10')).toBe(
      'Divida os dois lados por 3,5: x = frac(35|3,5) = 10',
    );
    expect(set('1 dia ÷ 30, arredondado para cima = 1 mês')).toBe(
      'frac(1 dia|30), arredondado para cima = 1 mês',
    );
    expect(set('IMC = peso (kg) ÷ altura (m)²')).toBe('IMC = frac(peso (kg)|altura sup((m)|2))');
  });

  it.each([
    'Lei 8.036/1990, art. 18, § 1º',
    'Área = 28,2743 m² (antes de arredondar)',
    'Base de até R$ 2.428,80: isento',
    'um texto ( sem fim',
    '= R$ 0,00 ÷',
    '',
  ])('finds nothing to set in "%s"', (line) => {
    expect(setLine(line)).toEqual({ pieces: line === '' ? [] : [line], width: 0 });
  });

  it('keeps a formula that is too wide as text, but typesets the parts that fit', () => {
    const sum = 'R$ 1.000,00 + R$ 2.000,00 + R$ 3.000,00 + R$ 4.000,00';
    expect(set(`(${sum}) ÷ (1 + i)²`)).toBe(`(${sum}) ÷ sup((1+i)|2)`);
    expect(setLine(`(${sum}) ÷ 4`).width).toBe(0);
    // The wider of 11 and 2 characters; exponents take less width than their base.
    expect(setLine('R$ 3.000,00 ÷ 30').width).toBe(11);
  });

  it('has operands beside its operators, not text, which MathML counts as space', () => {
    const [piece] = setLine('(R$ 240,00 + 9 horas) ÷ 12').pieces;
    expect(piece).toMatchObject({
      tree: ['mfrac', ['mrow', ['mn', 'R$ 240,00'], ['mo', '+'], ['mn', '9 horas']], ['mn', '12']],
    });
  });

  it('has a spoken form in Portuguese', () => {
    expect(spoken('x = (−b + √Δ) ÷ 2a')).toBe('x = (−b + raiz quadrada de Δ) sobre 2a');
    expect(spoken('b² + (1 + i)⁻ⁿ')).toBe('b ao quadrado + (1 + i) elevado a −n');
  });

  it('shows its text in a narrow column, and the wider it is, the sooner', () => {
    const ways = [1, 14, 15, 27, 28, 44].map((width) => wayOf(width)?.set.match(/\d+rem/)?.[0]);
    expect(ways).toEqual(['8rem', '8rem', '15rem', '15rem', '24rem', '24rem']);
    expect(wayOf(0)).toBeUndefined();
  });

  it('keeps every letter of the line', () => {
    for (const line of [
      'x₁ = (−b + √Δ) ÷ 2a = (5 + 1) ÷ 2 = 3',
      '[1 − (1 + 0,875%)⁻³⁶⁰] × 2 ÷ 3',
      'Soma (média) dos dois: 3 × (4 + 5)  ÷ 2,',
    ]) {
      expect(rewritten(readFormula(line))).toBe(line);
    }
  });
});
