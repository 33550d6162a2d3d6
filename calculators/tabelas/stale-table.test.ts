import { describe, expect, it } from 'vitest';
import { compileCalculator } from '../../compiler/compile-calculator.ts';
import { evaluate } from '../../src/engine/evaluate/evaluate.ts';
import mei from '../impostos/mei-das.ts';
import { SALARIO_MINIMO } from './salario-minimo.ts';
import { SIMPLES_NACIONAL } from './simples-nacional.ts';
import { endedTableWarning, outlivedTableWarning } from './stale-table.ts';
import { calendarYear } from './calendar-year.ts';
import cltPj from '../trabalhista/clt-pj.ts';
import type { RawInputs } from '../../src/engine/definition.ts';
import simples from '../impostos/simples-nacional.ts';

const calculator = compileCalculator(mei);
const newest = SALARIO_MINIMO.years.at(-1) ?? 0;

function warningsOf(today: string, ano?: number, more: RawInputs = {}): readonly string[] | undefined {
  const outcome = evaluate(calculator, { activity: 'comercio', ano, ...more }, { today });
  return outcome.ok ? outcome.warnings : undefined;
}

describe('staleTableWarning', () => {
  it('does not warn while the newest table is in force', () => {
    expect(warningsOf(`${newest}-01-01`)).toEqual([]);
    expect(warningsOf(`${newest}-12-31`)).toEqual([]);
  });

  it('warns from the first day after its validity', () => {
    const [warning, ...others] = warningsOf(`${newest + 1}-01-01`) ?? [];
    expect(warning).toContain(`A tabela de ${newest} é a mais nova desta página`);
    expect(others).toEqual([]);
  });

  it('does not warn about an older table that the visitor has chosen', () => {
    expect(warningsOf(`${newest + 1}-01-01`, newest - 1)).toEqual([]);
  });

  it('does not warn if the month of the DAS chooses its own table', () => {
    expect(warningsOf('2027-01-15', undefined, { competencia: '12/2026' })).toEqual([]);
  });

  it('is followed by the year of the revenue, which is not the current one', () => {
    const warnings = warningsOf('2027-01-15', undefined, { faturamentoAno: 99_000 });
    expect(warnings?.join(' ')).toContain('você deixa de ser MEI desde 1º de janeiro de 2026');
  });
});

describe('outlivedTableWarning', () => {
  it('warns of years after the end of a table that the page uses beside the one of the year', () => {
    const entry = {
      ...calendarYear(2018),
      validTo: '2026-12-31',
      source: { label: '', url: '' },
      checkedOn: '',
    };
    expect(outlivedTableWarning({ entries: [entry] }, 'do Simples Nacional')).toEqual({
      field: 'ano',
      warn: 'ano > 2026',
      message:
        'A tabela do Simples Nacional de 2026 é a mais nova desta página: confira se já há outra em vigor',
    });
  });

  it('is a rule of the comparison of CLT and PJ, whose revenue pays the Simples', () => {
    expect(cltPj.rules).toContainEqual(outlivedTableWarning(SIMPLES_NACIONAL, 'do Simples Nacional'));
  });
});

describe('endedTableWarning', () => {
  it('warns from the day after the last entry if the form has no year', () => {
    const input = { faturamento12Meses: 300_000, faturamentoMensal: 25_000 };
    const warnings = (today: string) => {
      const outcome = evaluate(compileCalculator(simples), input, { today });
      return outcome.ok ? outcome.warnings : undefined;
    };
    expect(warnings('2026-12-31')).toEqual([]);
    expect(warnings('2027-01-01')).toEqual([
      'A tabela de 2026 é a mais nova desta página: confira se já há outra em vigor',
    ]);
  });

  it('throws for a table without an end', () => {
    expect(() => endedTableWarning({ entries: [] })).toThrow(TypeError);
  });
});
