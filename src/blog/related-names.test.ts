import { expect, it } from 'vitest';
import { definitionIds } from '../../compiler/load.ts';
import { RELATED_CALCULATORS, relatedId } from './related-names.ts';

it('RELATED_CALCULATORS offers the twelve names', () => {
  expect(Object.keys(RELATED_CALCULATORS)).toEqual([
    'Rescisão',
    'Férias',
    '13º salário',
    'FGTS',
    'Juros compostos',
    'Empréstimo',
    'Investimentos',
    'CDI',
    'Poupança',
    'Simples Nacional',
    'INSS',
    'IMC',
  ]);
});

it('RELATED_CALCULATORS names only existing calculators', async () => {
  const ids = await definitionIds();
  expect(ids).toEqual(expect.arrayContaining(Object.values(RELATED_CALCULATORS)));
});

it.each([
  ['Rescisão', 'trabalhista/rescisao-trabalhista'],
  ['rescisao', 'trabalhista/rescisao-trabalhista'],
  [' 13º Salário ', 'trabalhista/decimo-terceiro'],
  ['cdi', 'financeira/cdi'],
  ['Câmbio', undefined],
  ['', undefined],
  ['constructor', undefined],
])('relatedId maps "%s" to %s', (name, id) => {
  expect(relatedId(name)).toBe(id);
});
