import { expect, it } from 'vitest';
import { refusedWith } from './refused-with.ts';

it('makes one case per input, refused at the field it contains', () => {
  expect(refusedWith('Não pode ser negativo', { preco: -1 }, { prazo: '-0,5' })).toEqual([
    { input: { preco: -1 }, field: 'preco', message: 'Não pode ser negativo' },
    { input: { prazo: '-0,5' }, field: 'prazo', message: 'Não pode ser negativo' },
  ]);
});

it('expects every field of an input to be refused', () => {
  expect(refusedWith('Informe', { preco: 0, prazo: 0 }).map(({ field }) => field)).toEqual([
    'preco',
    'prazo',
  ]);
});
