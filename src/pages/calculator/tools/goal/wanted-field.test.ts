import { expect, it } from 'vitest';
import { readWanted } from './wanted-field.tsx';

it('readWanted parses a target value in Brazilian notation', () => {
  expect(readWanted('1.234,5', 2)).toEqual({ value: 1234.5 });
  expect(readWanted(' R$ 5.000,00 ', 2)).toEqual({ value: 5000 });
  expect(readWanted('-3', 0)).toEqual({ value: -3 });
  expect(readWanted('4,5 mil', 2)).toEqual({ value: 4500 });
});

it('readWanted refuses values that no result can have', () => {
  expect(readWanted('  ', 2)).toEqual({ refusal: 'Informe o valor desejado' });
  expect(readWanted('muito', 2)).toEqual({ refusal: 'Digite um número' });
  expect(readWanted('99.999.999.999.999', 2)).toEqual({ refusal: 'Digite um número menor' });
  expect(readWanted('1,005', 2)).toEqual({ refusal: 'Use até 2 casas decimais' });
  expect(readWanted('1,05', 1)).toEqual({ refusal: 'Use só uma casa decimal' });
  expect(readWanted('1,5', 0)).toEqual({ refusal: 'Digite um número inteiro' });
});
