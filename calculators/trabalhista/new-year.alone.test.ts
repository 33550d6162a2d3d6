import { afterEach, expect, it, vi } from 'vitest';
import { compileCalculator } from '../../compiler/compile-calculator.ts';
import type { Definition, RawInputs } from '../../src/engine/definition.ts';
import { evaluate } from '../../src/engine/evaluate/evaluate.ts';
import { calendarYear } from '../tabelas/calendar-year.ts';
import type * as inss from '../tabelas/inss.ts';
import type * as salarioMinimo from '../tabelas/salario-minimo.ts';
import { datedTable, type DatedEntry, type DatedTable } from '../tabelas/table.ts';

const NEW_YEAR = 2027;

/** The table with the last entry repeated for the new year, and other figures. */
function withNewYear<Entry extends DatedEntry>({ entries }: DatedTable<Entry>, figures: Partial<Entry> = {}) {
  const [last] = entries.slice(-1);
  if (last === undefined) throw new Error('the table is empty');
  const entry = { ...last, ...calendarYear(NEW_YEAR), ...figures };
  return datedTable<Entry>({ name: 'do teste', file: 'new-year.test.ts', entries: [...entries, entry] });
}

async function outcomeOf(module: Promise<{ readonly default: Definition }>, input: RawInputs) {
  const { default: definition } = await module;
  return evaluate(compileCalculator(definition), input, { today: `${NEW_YEAR}-01-15` });
}

afterEach(() => {
  vi.doUnmock('../tabelas/inss.ts');
  vi.doUnmock('../tabelas/salario-minimo.ts');
  vi.resetModules();
});

it('the unemployment insurance keeps its last table, with a warning, while only the INSS has a new one', async () => {
  vi.doMock('../tabelas/inss.ts', async (original) => {
    const module = await original<typeof inss>();
    return { ...module, INSS: withNewYear(module.INSS) };
  });
  expect(await outcomeOf(import('./seguro-desemprego.ts'), { salario1: 2000 })).toMatchObject({
    ok: true,
    inputs: { ano: 2026 },
    warnings: [
      'Quem tem outra renda que baste à família não tem direito',
      'A tabela de 2026 é a mais nova desta página: confira se já há outra em vigor',
    ],
  });
});

it('unhealthy work is paid on the new minimum wage from its first day, before the INSS has a new table', async () => {
  vi.doMock('../tabelas/salario-minimo.ts', async (original) => {
    const module = await original<typeof salarioMinimo>();
    return { ...module, SALARIO_MINIMO: withNewYear(module.SALARIO_MINIMO, { monthly: 1700 }) };
  });
  // 20% of R$ 1.700,00.
  expect(
    await outcomeOf(import('./insalubridade-periculosidade.ts'), { tipo: 'insalubridade' }),
  ).toMatchObject({
    ok: true,
    result: { baseConsiderada: 1700, adicional: 340 },
    warnings: [],
  });
});

it('a new table of the INSS without the family allowance of its year does not load', async () => {
  vi.doMock('../tabelas/inss.ts', async (original) => {
    const module = await original<typeof inss>();
    return { ...module, INSS: withNewYear(module.INSS) };
  });
  await expect(import('../tabelas/salario-familia.ts')).rejects.toThrow(
    'calculators/tabelas/salario-familia.ts, item 2027: falta a cota desse ano',
  );
});
