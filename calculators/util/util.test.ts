import { expect, it } from 'vitest';
import { compileCalculator } from '../../compiler/compile-calculator.ts';
import { evaluate } from '../../src/engine/evaluate/evaluate.ts';
import diasEntreDatas from './dias-entre-datas.ts';

it('a whole number of weeks is not repeated below itself', () => {
  const calculator = compileCalculator(diasEntreDatas);
  const noteOf = (dataFinal: string) => {
    const outcome = evaluate(calculator, { dataInicial: '2026-11-27', dataFinal }, { today: '2026-11-27' });
    return outcome.ok ? outcome.trace.about('semanas')?.note : outcome;
  };
  expect(noteOf('2026-12-25')).toBeUndefined();
  expect(noteOf('2026-12-26')).toBe('Ao todo, {diasCorridos|weeksAndDays}.');
});
