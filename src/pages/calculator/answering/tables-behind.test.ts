import { expect, it } from 'vitest';
import { tablesOfResult, validityOf } from './tables-behind.tsx';

const law = (name: string, validFrom: string, validTo?: string) => ({
  label: `Lei de ${validFrom}`,
  url: 'https://www.gov.br/',
  checkedOn: '2026-11-20',
  table: { name, validFrom, ...(validTo && { validTo }) },
});
const OLD = law('do INSS', '2025-01-01', '2025-12-31');
const NEW = law('do INSS', '2026-01-01', '2026-12-31');
const SINCE_MAY = law('do imposto', '2025-05-01');
const CODE = { label: 'CLT', url: 'https://www.gov.br/', checkedOn: '2026-11-20' };
const sources = [NEW, OLD, SINCE_MAY, CODE];
const withYear = { type: 'object', properties: { ano: { type: 'integer', title: 'Ano' } } } as const;
const withoutYear = { type: 'object', properties: {} } as const;

it('tablesOfResult lists the tables of the year in the form', () => {
  expect(tablesOfResult({ sources, inputs: withYear }, 2025)).toEqual([OLD, SINCE_MAY]);
  expect(tablesOfResult({ sources, inputs: withYear }, 2026)).toEqual([NEW, SINCE_MAY]);
});

it('tablesOfResult lists none if the year is hidden', () => {
  expect(tablesOfResult({ sources, inputs: withYear }, undefined)).toEqual([]);
});

it('tablesOfResult lists all tables if the form has no year', () => {
  expect(tablesOfResult({ sources, inputs: withoutYear }, undefined)).toEqual([NEW, OLD, SINCE_MAY]);
});

it('validityOf states the first and last day of a table', () => {
  expect(validityOf(NEW.table)).toBe('tabela do INSS, vale de 01/01/2026 a 31/12/2026');
  expect(validityOf(SINCE_MAY.table)).toBe('tabela do imposto, vale desde 01/05/2025');
});
