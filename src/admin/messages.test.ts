import { expect, it } from 'vitest';
import { tooManyTries } from './messages.ts';

// 9 a.m. in Brasília.
const NOW = Date.parse('2026-11-22T12:00:00Z');

it.each([
  [45, 'Muitas tentativas. Tente de novo em 45 s, a partir das 09:01.'],
  [60, 'Muitas tentativas. Tente de novo em 1 minuto, a partir das 09:01.'],
  [61, 'Muitas tentativas. Tente de novo em 2 minutos, a partir das 09:02.'],
  [300, 'Muitas tentativas. Tente de novo em 5 minutos, a partir das 09:05.'],
])('tooManyTries states a wait of %s seconds', (seconds, sentence) => {
  expect(tooManyTries(seconds, NOW)).toBe(sentence);
});

it('tooManyTries asks for a few minutes if the wait is unknown', () => {
  expect(tooManyTries(undefined, NOW)).toBe('Muitas tentativas. Espere alguns minutos e tente de novo.');
});
