import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseNumber } from './parse-number.ts';

describe('parseNumber', () => {
  it.each([
    ['1.234,56', 1234.56],
    ['1234,56', 1234.56],
    ['1234.56', 1234.56],
    ['1,234.56', 1234.56],
    ['1.234', 1234],
    ['-1.234', -1234],
    ['12.345', 12345],
    ['1.234.567', 1234567],
    ['1.234.567,8', 1234567.8],
    ['0.125', 0.125],
    ['0,125', 0.125],
    ['1,234', 1.234],
    ['1234.567', 1234.567],
    ['1.5', 1.5],
    ['1.23', 1.23],
    [',5', 0.5],
    ['.5', 0.5],
    ['5,', 5],
    ['007', 7],
    ['+3', 3],
    ['-3', -3],
    ['\u22123,5', -3.5],
    ['R$ 1.234,56', 1234.56],
    ['R$\u00a01.234,56', 1234.56],
    ['r$5', 5],
    ['-R$ 5', -5],
    ['R$ -5', -5],
    ['12%', 12],
    ['12,5 %', 12.5],
    ['  42\t', 42],
    ['1 234,56', 1234.56],
    ['1\u202f234\u202f567', 1234567],
    ['１２３', 123],
    ['－１．２３４，５６', -1234.56],
    ['Ｒ＄\u3000５０', 50],
    ['１２，５％', 12.5],
    ['1'.repeat(15), 111_111_111_111_111],
  ])('reads %j as %d', (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });

  it.each([
    '',
    ' ',
    '-',
    ',',
    '.',
    'R$',
    '%',
    'abc',
    '12abc',
    '1e3',
    '0x10',
    '1.2.3',
    '1,2,3',
    '1.234.56',
    '12.34,5',
    '1,23.4',
    '--1',
    '+-1',
    '1-',
    '1 2',
    '5%5',
    '1R$',
    'R$R$1',
    'NaN',
    'Infinity',
    '١٢٣',
    '5²',
    '½',
    '1/2',
    '[object Object]',
  ])('refuses %j', (text) => {
    expect(parseNumber(text)).toBeUndefined();
  });

  it('returns zero for minus zero', () => {
    expect(parseNumber('-0')).toBe(0);
    expect(parseNumber('-0,00')).toBe(0);
  });

  it('accepts more digits than anyone types, and refuses infinities', () => {
    expect(parseNumber('9'.repeat(50))).toBe(1e50);
    expect(parseNumber(`0,${'3'.repeat(60)}`)).toBe(1 / 3);
    expect(parseNumber('9'.repeat(1_000_000))).toBeUndefined();
    expect(parseNumber(' '.repeat(1_000_000))).toBeUndefined();
    expect(parseNumber(`${'1.234'.repeat(200_000)},`)).toBeUndefined();
  });

  it('restores any amount from each notation', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
        const value = cents / 100;
        const brazilian = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 }).format(value);
        expect(parseNumber(brazilian)).toBe(value);
        expect(parseNumber(`R$ ${brazilian}`)).toBe(value);
        expect(parseNumber(brazilian.replaceAll('.', ''))).toBe(value);
        expect(parseNumber(value.toFixed(2))).toBe(value);
      }),
    );
  });

  it('never throws and returns only finite numbers, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const value = parseNumber(text);
        expect(value === undefined || Number.isFinite(value)).toBe(true);
      }),
    );
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...Array.from('-+.,0123456789 R$%')), maxLength: 12 }),
        (text) => {
          const value = parseNumber(text);
          expect(value === undefined || (Number.isFinite(value) && !Object.is(value, -0))).toBe(true);
        },
      ),
    );
  });
});
