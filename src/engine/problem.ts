/** Messages to the visitor when an input is refused. */
import type { SchemaError } from './calculator.ts';
import { isChoice } from '../fields/choice/kind.ts';
import { cellsOf, isRows } from '../fields/rows/kind.ts';
import { isBoxes } from '../fields/checkboxes/kind.ts';
import { REFUSING_KEYWORDS, type RefusingKeyword } from '../vocabulary/refusing-keywords.ts';
import type { AnyField, ObjectSchema } from './input-schema.ts';
import { valueNamed } from '../fields/value-named.ts';

/** A refusal as data: the field's dotted path (`""` for the whole form) and the message. */
export interface Problem {
  readonly field: string;
  readonly message: string;
}

/** General messages for keywords that mean the same in every calculator; a field may override them. */
const COMMON_SENTENCES: Readonly<Partial<Record<RefusingKeyword, string>>> = {
  type: 'Digite um número inteiro',
  enum: 'Escolha uma das opções da lista',
  maxLength: 'Texto longo demais',
};

/** Message for a refused value that has no message of its own. */
export const INVALID_VALUE = 'Valor inválido';

/**
 * The message of a field for a keyword, or `undefined` if neither the field nor this file has one. A choice without a
 * message for a missing value uses the one for an unknown option.
 */
export function sentenceFor(field: AnyField, keyword: RefusingKeyword): string | undefined {
  const own = field.messages?.[keyword] ?? COMMON_SENTENCES[keyword];
  return own === undefined && keyword === 'required' && isChoice(field) ? sentenceFor(field, 'enum') : own;
}

/** The refusal of a field's value for a keyword. */
export function problemOf(field: AnyField, path: string, keyword: RefusingKeyword): Problem {
  return { field: path, message: sentenceFor(field, keyword) ?? INVALID_VALUE };
}

/** The field declared at a dotted path such as `anexos.1.valor`. */
export function fieldAt(inputs: ObjectSchema, path: string): AnyField | undefined {
  const [name = '', , cell] = path.split('.');
  const field = valueNamed(inputs.properties, name);
  if (cell === undefined || !field || !isRows(field)) return field;
  return valueNamed(field.items.properties, cell);
}

/** Converts the errors of a schema validator to problems: one per field, the most basic one. */
export function problemsFromSchema(inputs: ObjectSchema, errors: readonly SchemaError[]): Problem[] {
  const worst = new Map<string, RefusingKeyword>();
  for (const { instancePath, keyword, params } of errors) {
    const known = REFUSING_KEYWORDS.find((candidate) => candidate === keyword);
    if (!known) continue;
    const parent = instancePath.slice(1).split('/').filter(Boolean);
    const missing = params['missingProperty'];
    const path = (typeof missing === 'string' ? [...parent, missing] : parent).join('.');
    const field = boxesPath(inputs, path);
    const previous = worst.get(field);
    if (!previous || REFUSING_KEYWORDS.indexOf(known) < REFUSING_KEYWORDS.indexOf(previous))
      worst.set(field, known);
  }
  return [...worst].map(([path, keyword]) => {
    const field = fieldAt(inputs, path);
    return field ? problemOf(field, path, keyword) : { field: path, message: INVALID_VALUE };
  });
}

/** Attributes an unknown box to its group. */
function boxesPath(inputs: ObjectSchema, path: string): string {
  const [name = ''] = path.split('.');
  const field = valueNamed(inputs.properties, name);
  return field && isBoxes(field) ? name : path;
}

/** Sorts problems in field order, one per field; those of the whole form come last. */
export function inFieldOrder(inputs: ObjectSchema, problems: readonly Problem[]): Problem[] {
  const order = Object.keys(inputs.properties);
  const rank = ({ field }: Problem): [number, number, number] => {
    const [name = '', row = '-1', cell = ''] = field.split('.');
    const index = order.indexOf(name);
    const cells = Object.keys(cellsOf(inputs.properties, name));
    return [index === -1 ? order.length : index, Number(row), cells.indexOf(cell)];
  };
  const first = new Map<string, Problem>();
  for (const problem of problems) if (!first.has(problem.field)) first.set(problem.field, problem);
  return [...first.values()].toSorted((a, b) => {
    const [left, right] = [rank(a), rank(b)];
    return left[0] - right[0] || left[1] - right[1] || left[2] - right[2];
  });
}
