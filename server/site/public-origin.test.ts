import { expect, it } from 'vitest';
import { publicOrigin } from './public-origin.ts';

it('publicOrigin returns only the origin, or undefined', () => {
  expect(publicOrigin({})).toBeUndefined();
  expect(publicOrigin({ CALCULARIO_ORIGIN: ' ' })).toBeUndefined();
  expect(publicOrigin({ CALCULARIO_ORIGIN: 'https://Contas.example/' })).toBe('https://contas.example');
  expect(publicOrigin({ CALCULARIO_ORIGIN: 'http://localhost:8080' })).toBe('http://localhost:8080');
});

it.each(['contas.example', 'https://contas.example/site', 'javascript:alert(1)', 'https://a@b.example'])(
  'publicOrigin refuses %s',
  (text) => expect(() => publicOrigin({ CALCULARIO_ORIGIN: text })).toThrow('CALCULARIO_ORIGIN'),
);
