/**
 * Tests that the title of an example is true on any date: every number in it is an input or a result, or follows from
 * the inputs.
 */
import { describe, expect, it } from 'vitest';
import { addDays } from '../../src/calendar/calendar.ts';
import type { Calculator } from '../../src/engine/calculator.ts';
import type { Example } from '../../src/engine/definition.ts';
import { EXAMPLE_DAY } from '../../src/engine/example-input.ts';
import { calculators } from './support/catalogue.ts';
import { claimsIn, untrueClaims } from './support/title-claims.ts';

/** First, middle and last day of each month for a year, because laws count in months. */
const DAYS = Array.from({ length: 366 }, (_, index) => addDays(EXAMPLE_DAY, index)).filter(
  (day) => /-(?:01|15)$/.test(day) || addDays(day, 1).endsWith('-01'),
);
const FIRST_AND_LAST = [DAYS[0], DAYS.at(-1)].filter((day) => day !== undefined);

/** Selects the dates to test: only the first and last one if nothing in a calculator depends on the date. */
function daysFor({ definition: { inputs, rules, compute } }: Calculator): readonly string[] {
  const fields = Object.values(inputs.properties);
  const dependsOnDay =
    compute.length > 2 ||
    fields.some((field) => 'defaultOn' in field || ('format' in field && field.format === 'date')) ||
    rules.some((rule) => ('check' in rule ? rule.check.length > 1 : JSON.stringify(rule).includes('today')));
  return dependsOnDay ? DAYS : FIRST_AND_LAST;
}

describe.each(calculators)('the examples of %s', (_, calculator) => {
  const shown = calculator.definition.examples.filter(({ testOnly }) => !testOnly);

  it.each(shown.map((example) => [example.title, example] as const))(
    'have a true title: %s',
    (__, example) => {
      const untrue = daysFor(calculator).flatMap((day) => untrueClaims(calculator, example, day));
      expect(untrue.slice(0, 3), 'numbers in the title that are neither inputs nor results').toEqual([]);
    },
  );
});

describe('untrueClaims', () => {
  const calculatorOf = (id: string): Calculator => {
    const [, calculator] = calculators.find(([known]) => known === id) ?? [];
    if (calculator === undefined) throw new Error(`no calculator ${id}`);
    return calculator;
  };
  const untrue = (id: string, example: Partial<Example>, day = EXAMPLE_DAY) =>
    untrueClaims(
      calculatorOf(id),
      { title: '', input: {}, expected: {}, source: 'Só para este teste', ...example },
      day,
    );
  const late = { title: 'Conta de R$ 500,00 com 45 dias de atraso' };

  it('recognizes numbers in figures and in words, with their units', () => {
    const read = (title: string) => claimsIn(title).map(({ kind, amount }) => [kind, amount]);
    expect(read('Loja com R$ 300 mil em 12 meses')).toEqual([
      ['reais', 300_000],
      ['months', 12],
    ]);
    expect(read('R$ 1.234,56 a 3,5% ao mês por um ano e meio')).toEqual([
      ['reais', 1234.56],
      ['%', 3.5],
      ['years', 1.5],
    ]);
    expect(read('Vinte e cinco anos, em 2026, 1,65 m')).toEqual([
      ['years', 25],
      ['calendar year', 2026],
      ['m', 1.65],
    ]);
    expect(read('Boleto vencido na véspera')).toEqual([['days', 1]]);
    expect(read('Uma raiz só')).toEqual([]);
  });

  it('detects a period that ends at a fixed date, as time passes', () => {
    const fixed = { ...late, input: { valorOriginal: 500, dataVencimento: '2026-10-06' } };
    expect(untrue('impostos/multa-atraso', fixed)).toEqual([]);
    expect(untrue('impostos/multa-atraso', fixed, '2026-11-21')).toEqual(['2026-11-21: "45 dias"']);
  });

  it('accepts a date relative to the current one', () => {
    const relative = { ...late, input: { valorOriginal: 500 }, daysBefore: { dataVencimento: 45 } };
    expect(untrue('impostos/multa-atraso', relative, '2027-03-01')).toEqual([]);
    const another = { ...relative, daysBefore: { dataVencimento: 44 } };
    expect(untrue('impostos/multa-atraso', another)).toEqual(['2026-11-20: "45 dias"']);
  });

  it('detects an age that increases in later years', () => {
    const input = { metodo: 'simplificado', valorVeiculo: 60_000, anoFabricacao: 2021 };
    const car = { title: 'Carro com cinco anos', input };
    expect(untrue('impostos/ipva', car)).toEqual([]);
    expect(untrue('impostos/ipva', car, '2027-01-01')).toEqual(['2027-01-01: "cinco anos"']);
  });

  it('detects wrong amounts and years', () => {
    const other = {
      title: 'Conta de R$ 501,00',
      input: { valorOriginal: 500 },
      daysBefore: { dataVencimento: 1 },
    };
    expect(untrue('impostos/multa-atraso', other)).toEqual(['2026-11-20: "r$ 501,00"']);
    const year = { title: 'Comerciante em 2026', input: { activity: 'comercio', ano: 2025 } };
    expect(untrue('impostos/mei-das', year)).toEqual(['2026-11-20: "2026"']);
  });

  it('detects a wrong date and wrong lengths', () => {
    const born = { title: 'Quem nasceu em 15/05/1990', input: { dataNascimento: '1990-05-15' } };
    expect(untrue('util/idade', born)).toEqual([]);
    const later = { ...born, input: { dataNascimento: '1990-05-16' } };
    expect(untrue('util/idade', later)).toEqual(['2026-11-20: "15"']);
    const sides = { title: 'Losango de diagonais 8 e 6 cm' };
    const input = { figura: 'losango', diagonalMaior: 8, diagonalMenor: 6, unidade: 'cm' };
    expect(untrue('educacional/area-perimetro', { ...sides, input })).toEqual([]);
    const other = { ...sides, input: { ...input, diagonalMenor: 7 } };
    expect(untrue('educacional/area-perimetro', other)).toEqual(['2026-11-20: "6"']);
  });

  it('detects an example that is refused on a date', () => {
    const future = { title: 'Conta', input: { valorOriginal: 500, dataVencimento: '2026-11-21' } };
    expect(untrue('impostos/multa-atraso', future)).toEqual([
      '2026-11-20: recusado (A data de vencimento não pode ser futura)',
    ]);
  });
});
