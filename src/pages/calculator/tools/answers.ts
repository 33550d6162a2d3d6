/** The questions of a form with what was answered, in words. */
import type { Calculator } from '../../../engine/calculator.ts';
import type { AnyField } from '../../../engine/input-schema.ts';
import { parseInputs } from '../../../engine/parse-inputs.ts';
import { INPUT_PREFIX, speakerOf } from '../../../engine/speak.ts';
import { valueAt } from '../../../engine/template.ts';
import { wholeQuantities } from '../../../engine/whole-amounts.ts';
import { isTypedNumber } from '../../../fields/number/kind.ts';
import { isRows } from '../../../fields/rows/kind.ts';
import { initialData, type FormData } from '../../../form/form-schema.ts';

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
  const say = (path: string, value: unknown, field: AnyField | undefined) => {
    const text = speak(INPUT_PREFIX + path, value, values);
    // A bare number is written as in the form: it may be a year, which has no thousands.
    const written = /^[\d.]+$/.test(text) ? String(valueAt(data, path)) : text;
    return wholeQuantities(written + (field ? afterPercent(field) : ''));
  };
  return Object.entries(inputs.properties).flatMap(([name, field]) => {
    const value = values[name];
    if (hidden.has(name) || isBlank(value) || isBlank(data[name])) return [];
    if (!isRows(field)) return [{ path: name, question: field.title, answer: say(name, value, field) }];
    return (Array.isArray(value) ? value : []).flatMap((row: unknown, index) => {
      const cells = Object.entries(Object(row) as object).filter(([cell]) => {
        const path = `${name}.${index}.${cell}`;
        return !isBlank(valueAt(data, path)) && !hidden.has(path);
      });
      const said = cells.map(([cell, given]) => {
        const asked = field.items.properties[cell];
        return `${asked?.title ?? cell}: ${say(`${name}.${index}.${cell}`, given, asked)}`;
      });
      return said.length === 0
        ? []
        : [{ path: `${name}.${index}`, question: `${field.rowName} ${index + 1}`, answer: said.join('; ') }];
    });
  });
}

/** What of a rate its percent sign leaves unsaid: " ao mês" of "% ao mês", unless the question says so. */
function afterPercent(field: AnyField): string {
  const unit = isTypedNumber(field) ? field.unit : undefined;
  const after = unit?.startsWith('% ') ? unit.slice(1) : '';
  return field.title.includes(after.trim()) ? '' : after;
}

/**
 * Answers without the numbers that are zero because nobody changed them: most forms have many, and they tell nothing.
 * What was chosen tells something, whatever its value.
 */
export function withoutUntouchedZeros(
  answers: readonly Answer[],
  { inputs }: Calculator['definition'],
  data: FormData,
  today: string,
): readonly Answer[] {
  const untouched = initialData(inputs, today);
  return answers.filter(({ path }) => {
    const field = inputs.properties[path];
    const typed = valueAt(data, path);
    return (
      !field ||
      !isTypedNumber(field) ||
      typed !== valueAt(untouched, path) ||
      !/^0(,0+)?$/.test(String(typed))
    );
  });
}

function isBlank(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}
