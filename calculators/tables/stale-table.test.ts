import { describe, expect, it } from 'vitest';
import { compileCalculator } from '../../src/engine/compile-calculator.ts';
import { evaluate } from '../../src/engine/evaluate.ts';
import mei from '../impostos/mei-das.ts';
import { MEI } from './mei.ts';

const calculator = compileCalculator(mei);
const newest = MEI.years.at(-1) ?? 0;

function warningsOf(today: string, ano?: number): readonly string[] | undefined {
  const outcome = evaluate(calculator, { activity: 'comercio', ano }, { today });
  return outcome.ok ? outcome.warnings : undefined;
}

describe('staleTableWarning', () => {
  it('says nothing while the newest table is in force', () => {
    expect(warningsOf(`${newest}-01-01`)).toEqual([]);
    expect(warningsOf(`${newest}-12-31`)).toEqual([]);
  });

  it('tells from the first day on which it has run out', () => {
    const [warning, ...others] = warningsOf(`${newest + 1}-01-01`) ?? [];
    expect(warning).toContain(`A tabela de ${newest} é a mais nova desta página`);
    expect(others).toEqual([]);
  });

  it('says nothing of an older table, which somebody has chosen', () => {
    expect(warningsOf(`${newest + 1}-01-01`, newest - 1)).toEqual([]);
  });
});
