import { expect, it } from 'vitest';
import { compileCalculator } from '../../../../compiler/compile-calculator.ts';
import { loadDefinition } from '../../../../compiler/load.ts';
import type { RawInputs } from '../../../engine/definition.ts';
import { tinyCalculator } from '../../../engine/testing/tiny.ts';
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
const ano = { type: 'integer', title: 'Ano' };
const flag = { type: 'boolean', title: 'Optei' };

const calculatorWith = (properties: object, sources: readonly object[] = [NEW, OLD, SINCE_MAY, CODE]) =>
  tinyCalculator({ inputs: { type: 'object', properties }, sources });

it('tablesOfResult lists the tables of the year in the form', () => {
  expect(tablesOfResult(calculatorWith({ ano }), { ano: 2025 })).toEqual([OLD, SINCE_MAY]);
  expect(tablesOfResult(calculatorWith({ ano }), { ano: 2026 })).toEqual([NEW, SINCE_MAY]);
});

it('tablesOfResult lists none if the year is hidden', () => {
  expect(tablesOfResult(calculatorWith({ ano }), {})).toEqual([]);
});

it('tablesOfResult lists all tables if the form has no year', () => {
  expect(tablesOfResult(calculatorWith({}), {})).toEqual([NEW, OLD, SINCE_MAY]);
});

it('tablesOfResult omits a table that the inputs do not use', () => {
  const chosen = { ...SINCE_MAY, usedWhen: 'flag' };
  const calculator = calculatorWith({ flag }, [NEW, chosen]);
  expect(tablesOfResult(calculator, { flag: true })).toEqual([NEW, chosen]);
  expect(tablesOfResult(calculator, { flag: false })).toEqual([NEW]);
});

it.each([
  ['financiamento/antecipacao-13', { modalidade: '13' }, { modalidade: 'fgts' }],
  ['trabalhista/fgts', { saqueAniversario: false }, { saqueAniversario: true }],
])('%s cites the table of the saque-aniversário only where it counts', async (id, without, using) => {
  const calculator = compileCalculator(await loadDefinition(id));
  const names = (inputs: object) =>
    tablesOfResult(calculator, inputs as RawInputs).map(({ table: { name } }) => name);
  expect(names(without)).toEqual([]);
  expect(names(using)).toEqual(['do saque-aniversário']);
});

it('validityOf states the first and last day of a table', () => {
  expect(validityOf(NEW.table)).toBe('tabela do INSS, vale de 01/01/2026 a 31/12/2026');
  expect(validityOf(SINCE_MAY.table)).toBe('tabela do imposto, vale desde 01/05/2025');
});
