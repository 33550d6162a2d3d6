/** Whether other values of an input can be tried on a result. */
import type { AnyField } from '../../../fields/field.ts';
import { isDate } from '../../../fields/date/kind.ts';
import { isTypedNumber } from '../../../fields/number/kind.ts';
import { figuresOf } from '../../../result/as-text.ts';
import type { ToolProps } from './tool.ts';

/** Whether other values of a field may be tried: what is typed as a number or as a date. */
export function isVariable(field: AnyField): boolean {
  return isDate(field) || (isTypedNumber(field) && !field.suggestions);
}

/** Whether there is anything to vary, and a number that would follow. */
export function canVary({ calculator, elements }: Pick<ToolProps, 'calculator' | 'elements'>): boolean {
  return (
    Object.values(calculator.definition.inputs.properties).some(isVariable) &&
    figuresOf(elements).some(({ value }) => typeof value.raw === 'number')
  );
}
