import { expect, it } from 'vitest';
import { updatedOn, validityOf } from './table-validity.ts';

it('says from when to when a table holds', () => {
  expect(validityOf({ name: 'do INSS', validFrom: '2026-01-01', validTo: '2026-12-31' })).toBe(
    'tabela do INSS, vale de 01/01/2026 a 31/12/2026',
  );
  expect(validityOf({ name: 'do imposto', validFrom: '2025-05-01' })).toBe(
    'tabela do imposto, vale desde 01/05/2025',
  );
});

it('takes the newest check of a source for the last update', () => {
  const source = { label: 'Lei', url: 'https://www.gov.br/' };
  const sources = ['2026-11-20', '2026-11-23', '2026-11-21'].map((checkedOn) => ({ ...source, checkedOn }));
  expect(updatedOn({ sources })).toBe('2026-11-23');
  expect(updatedOn({ sources: [] })).toBeUndefined();
});
