/** Decides whether other values of an input are worth trying. */
import { evaluate } from '../../../engine/evaluate/evaluate.ts';
import type { AnyField } from '../../../fields/field.ts';
import { isDate } from '../../../fields/date/kind.ts';
import { isTypedNumber } from '../../../fields/number/kind.ts';
import { figuresOf } from '../../../result/as-text.ts';
import { valueAt } from '../../../engine/template.ts';
import type { ToolProps } from './tool.ts';

/** True for a field with a typed number or date. */
export function isVariable(field: AnyField): boolean {
  return isDate(field) || (isTypedNumber(field) && !field.suggestions);
}

/** Factor that changes a number enough to leave the bracket of a table. */
const OTHER = 1.5;

/** True if a number of the result depends on one of the variable inputs. */
export function canVary({
  calculator,
  success,
  today,
  elements,
}: Pick<ToolProps, 'calculator' | 'success' | 'today' | 'elements'>): boolean {
  const { inputs } = success.outcome;
  const numbers = figuresOf(elements).filter(({ value }) => typeof value.raw === 'number');
  const follows = (changed: typeof inputs) => {
    const outcome = evaluate(calculator, changed, { today });
    return outcome.ok && numbers.some(({ path, value }) => valueAt(outcome.result, path) !== value.raw);
  };
  return Object.entries(calculator.definition.inputs.properties).some(([name, field]) => {
    const value = inputs[name];
    if (!isVariable(field) || value === undefined) return false;
    if (typeof value !== 'number') return numbers.length > 0;
    return follows({ ...inputs, [name]: field.type === 'integer' ? value + 1 : value * OTHER + 1 });
  });
}
