/** Lists the questions of a form with their answers in words. */
import { agree } from '../../../engine/agree.ts';
import type { Calculator } from '../../../engine/calculator.ts';
import type { AnyField } from '../../../engine/input-schema.ts';
import { parseInputs } from '../../../engine/parse-inputs.ts';
import { sentenceFormatter } from '../../../engine/sentence-formatter.ts';
import { valueAt } from '../../../engine/template.ts';
import { keepQuantitiesTogether } from '../../../engine/keep-together.ts';
import { isBlank } from '../../../fields/kind.ts';
import { isTypedNumber } from '../../../fields/number/kind.ts';
import { isRows } from '../../../fields/rows/kind.ts';
import { initialData, type FormData } from '../../../form/form-schema.ts';
import { choosesUnit, unitChoiceOf } from '../../../form/unit-choice.ts';

/** A question with its answer. */
export interface Answer {
  /** Path of the field or row. */
  readonly path: string;
  readonly question: string;
  readonly answer: string;
}

/**
 * Visible questions with answers. The cells of a row share one entry under the row's name. Omits the choice of a unit,
 * because the answer beside it has that unit: "Prazo: 30 anos".
 */
export function answersOf(calculator: Calculator, data: FormData, today: string): readonly Answer[] {
  const { inputs } = calculator.definition;
  const { values, hidden } = parseInputs(calculator, data, { today });
  const formatter = sentenceFormatter(inputs);
  const say = (path: string, value: unknown, field: AnyField | undefined) => {
    const text = formatter(path, value, values);
    // Leave bare digits as typed, because they may be a year, which takes no separator.
    const typed = String(valueAt(data, path)).trim();
    const written = /^[\d.]+$/.test(text) && /^\d+$/.test(typed) ? typed : text;
    return keepQuantitiesTogether(agree(written + (field ? afterPercent(field) : '')));
  };
  return Object.entries(inputs.properties).flatMap(([name, field]) => {
    const value = values[name];
    if (hidden.has(name) || isUnanswered(value) || isUnanswered(data[name]) || choosesUnit(inputs, name))
      return [];
    if (!isRows(field)) return [{ path: name, question: field.title, answer: say(name, value, field) }];
    return (Array.isArray(value) ? value : []).flatMap((row: unknown, index) => {
      const cells = Object.entries(Object(row) as object).filter(([cell]) => {
        const path = `${name}.${index}.${cell}`;
        return !isBlank(valueAt(data, path)) && !hidden.has(path);
      });
      const columns = field.items.properties;
      const units = new Set(cells.map(([cell]) => unitChoiceOf(columns[cell])));
      const said = cells.flatMap(([cell, given]) => {
        if (units.has(cell)) return [];
        const title = columns[cell]?.title ?? cell;
        const text = say(`${name}.${index}.${cell}`, given, columns[cell]);
        // Skip a title that the answer repeats: "Anexo I: comércio".
        return [text.startsWith(title) ? text : `${title}: ${text}`];
      });
      return said.length === 0
        ? []
        : [{ path: `${name}.${index}`, question: `${field.rowName} ${index + 1}`, answer: said.join('; ') }];
    });
  });
}

/** Unit of a rate after its percent sign (" ao mês" of "% ao mês"), unless the question has it. */
function afterPercent(field: AnyField): string {
  const unit = isTypedNumber(field) ? field.unit : undefined;
  const after = unit?.startsWith('% ') ? unit.slice(1) : '';
  return field.title.includes(after.trim()) ? '' : after;
}

/** Like `answersOf`, without zeros that nobody typed, because most forms have many. Keeps all choices. */
export function answersWithoutZeros(
  calculator: Calculator,
  data: FormData,
  today: string,
): readonly Answer[] {
  const { inputs } = calculator.definition;
  const untouched = initialData(inputs, today);
  return answersOf(calculator, data, today).filter(({ path }) => {
    const field = inputs.properties[path];
    const typed = valueAt(data, path);
    const isNumber = field !== undefined && isTypedNumber(field);
    return !isNumber || typed !== valueAt(untouched, path) || !/^0(,0+)?$/.test(String(typed));
  });
}

function isUnanswered(value: unknown): boolean {
  return isBlank(value) || (Array.isArray(value) && value.length === 0);
}
