/** The questions of a form with what was answered, in words. */
import type { Calculator } from '../../engine/calculator.ts';
import { parseInputs } from '../../engine/parse-inputs.ts';
import { INPUT_PREFIX, speakerOf } from '../../engine/speak.ts';
import { valueAt } from '../../engine/template.ts';
import { wholeQuantities } from '../../engine/whole-amounts.ts';
import { isRows } from '../../fields/rows/kind.ts';
import type { FormData } from '../../form/form-schema.ts';

/** A question with its answer. */
export interface Answer {
  /** Of the field, or of the row. */
  readonly path: string;
  readonly question: string;
  readonly answer: string;
}

/** Those questions that are asked and answered; the cells of a row stand together under its name. */
export function answersOf(calculator: Calculator, data: FormData, today: string): readonly Answer[] {
  const { inputs } = calculator.definition;
  const { values, hidden } = parseInputs(calculator, data, { today });
  const speak = speakerOf(inputs);
  const say = (path: string, value: unknown) => {
    const text = speak(INPUT_PREFIX + path, value, values);
    // A bare number is written as in the form: it may be a year, which has no thousands.
    return wholeQuantities(/^[\d.]+$/.test(text) ? String(valueAt(data, path)) : text);
  };
  return Object.entries(inputs.properties).flatMap(([name, field]) => {
    const value = values[name];
    if (hidden.has(name) || isBlank(value) || isBlank(data[name])) return [];
    if (!isRows(field)) return [{ path: name, question: field.title, answer: say(name, value) }];
    return (Array.isArray(value) ? value : []).flatMap((row: unknown, index) => {
      const cells = Object.entries(Object(row) as object).filter(([cell]) => {
        const path = `${name}.${index}.${cell}`;
        return !isBlank(valueAt(data, path)) && !hidden.has(path);
      });
      const said = cells.map(
        ([cell, given]) =>
          `${field.items.properties[cell]?.title ?? cell}: ${say(`${name}.${index}.${cell}`, given)}`,
      );
      return said.length === 0
        ? []
        : [{ path: `${name}.${index}`, question: `${field.rowName} ${index + 1}`, answer: said.join('; ') }];
    });
  });
}

function isBlank(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}
