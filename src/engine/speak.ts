/** How the values of a calculation are written in sentences, where the sentence does not say it. */
import type { Formatting } from '../quantity/formatting.ts';
import { formatValue } from './format.ts';
import type { Field, ObjectSchema, RowCell } from './input-schema.ts';
import { isChoice } from './json-schema.ts';
import type { Trace } from './read-result.ts';
import type { Speak } from './template.ts';

/** The prefix that means an input for certain. */
export const INPUT_PREFIX = 'entrada.';

/** Decimal places of typed numbers, which are written as they were typed. */
const MOST_TYPED = 10;

/** The written form of a field's values; undefined for lists. */
export function formattingOf(field: Field | RowCell): Formatting | undefined {
  if (field.type === 'array') return undefined;
  if (field.type === 'boolean') return { format: 'yesNo' };
  if (field.type === 'string') return { format: 'format' in field ? 'date' : 'text' };
  if (isChoice(field)) return { format: 'text' };
  if (field.format === 'money') return { format: 'money' };
  if (field.format === 'percent') return { format: 'percent', decimals: MOST_TYPED };
  return {
    format: 'number',
    decimals: MOST_TYPED,
    ...(field.unit === undefined ? {} : { unit: field.unit }),
  };
}

/** Writes results as they were declared, inputs as their fields are: a chosen option by its title. */
export function speakerOf(inputs: ObjectSchema, trace?: Trace): Speak {
  return (path, value) => {
    const about = trace?.about(path);
    if (about) return formatValue(value, about);
    const field = fieldOf(inputs, path.startsWith(INPUT_PREFIX) ? path.slice(INPUT_PREFIX.length) : path);
    const option = field && isChoice(field) ? field.oneOf.find((each) => each.const === value) : undefined;
    if (option) return option.title;
    return formatValue(value, (field && formattingOf(field)) ?? { format: fallback(value) });
  };
}

function fieldOf({ properties }: ObjectSchema, name: string): Field | undefined {
  return Object.hasOwn(properties, name) ? properties[name] : undefined;
}

function fallback(value: unknown): Formatting['format'] {
  return typeof value === 'boolean' ? 'yesNo' : typeof value === 'number' ? 'number' : 'text';
}
