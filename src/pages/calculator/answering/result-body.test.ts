import { expect, it } from 'vitest';
import { evaluate } from '../../../engine/evaluate/evaluate.ts';
import { tinyCalculator } from '../../../engine/testing/tiny.ts';
import { elementsOf } from './result-body.tsx';

const TODAY = '2026-11-20';
const calculator = tinyCalculator();

function successful(n: number) {
  const outcome = evaluate(calculator, { n }, { today: TODAY });
  if (!outcome.ok) throw new Error('refused');
  return outcome;
}

it('puts the values of an outcome into the layout once, however often they are asked for', () => {
  const outcome = successful(4);
  const elements = elementsOf(calculator, outcome, TODAY);
  expect(elements[0]).toMatchObject({ kind: 'headline', figure: { label: 'Dobro', value: { text: '8' } } });
  expect(elementsOf(calculator, outcome, TODAY)).toBe(elements);
  expect(elementsOf(calculator, successful(5), TODAY)[0]).toMatchObject({
    figure: { value: { text: '10' } },
  });
});
