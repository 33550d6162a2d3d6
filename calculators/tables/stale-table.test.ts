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
});
