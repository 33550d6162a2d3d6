/** Explains an error at its field, or asks whether an unusual value is correct. */
import { parseDate } from '../../../calendar/parse-date.ts';
import { formatForField } from '../../../decimal/notation.ts';
import { parseNumber } from '../../../decimal/parse-number.ts';
import type { AnyField, ObjectSchema } from '../../../engine/input-schema.ts';
import type { Problem } from '../../../engine/problem.ts';
import { recordOf } from '../../../engine/record.ts';
import type { Remark } from '../../../fields/drawing/form-context.ts';
import { isDate } from '../../../fields/date/kind.ts';
import { isTypedNumber } from '../../../fields/number/kind.ts';
import { isRows } from '../../../fields/rows/kind.ts';
import type { NumberField } from '../../../vocabulary/fields/number.ts';
import type { FormData } from '../../../form/form-schema.ts';

/** Matches a message that names no field, so that the remark must. */
const GENERAL = /campos|dados obrigatórios/;

/** Contents of a form and their last calculation. */
export interface Submission {
  readonly data: FormData;
  /** Contents of the last calculation: later edits get no remarks, because `R$` may still become a number. */
  readonly submitted: FormData | undefined;
  readonly problems: readonly Problem[];
}

/** Remarks on the fields of a form, by dotted path. */
export function remarksOn(
  { properties }: ObjectSchema<AnyField>,
  { data, submitted, problems }: Submission,
  prefix = '',
): readonly (readonly [path: string, remark: Remark])[] {
  if (!submitted) return [];
  return Object.entries(properties).flatMap(([name, field]) => {
    const value = data[name];
    const path = prefix + name;
    if (isRows(field) && Array.isArray(value)) {
      const submittedRows = recordOf(submitted[name]);
      return value.flatMap((row: unknown, index) =>
        remarksOn(
          field.items,
          { data: recordOf(row), submitted: recordOf(submittedRows[index]), problems },
          `${path}.${index}.`,
        ),
      );
    }
    if (value !== submitted[name]) return [];
    const problem = problems.find((found) => found.field === path);
    const remark = remarkOn(field, typeof value === 'string' ? value.trim() : value, problem?.message);
    return remark === undefined ? [] : [[path, remark] as const];
  });
}

function remarkOn(field: AnyField, value: unknown, refusal: string | undefined): Remark | undefined {
  if (isTypedNumber(field)) return remarkOnNumber(field, value, refusal);
  const text = refusal !== undefined && reasonFor(field, value, refusal);
  return text ? { text, isQuestion: false } : undefined;
}

function reasonFor(field: AnyField, value: unknown, refusal: string): string | undefined {
  const isNoDate = typeof value === 'string' && value !== '' && parseDate(value) === undefined;
  if (isDate(field) && isNoDate && !/data|dia/i.test(refusal)) {
    return 'Digite uma data, como 15/06/2026.';
  }
  const isBlank = value === undefined || value === '';
  if (!isBlank || !GENERAL.test(refusal)) return undefined;
  return 'oneOf' in field ? `Escolha uma opção em “${field.title}”.` : `Preencha “${field.title}”.`;
}

function remarkOnNumber(field: NumberField, value: unknown, refusal: string | undefined): Remark | undefined {
  if (isUnreadable(value)) {
    const text =
      refusal === undefined
        ? 'Isto não é um número: o campo conta como vazio'
        : `Digite só números, como ${formatForField(field.format === 'money' ? 3000 : 12, field.format)}.`;
    return { text, isQuestion: false };
  }
  const number = typeof value === 'string' ? parseNumber(value) : undefined;
  if (refusal !== undefined) {
    const text = number === undefined ? reasonFor(field, value, refusal) : outOfRange(number, refusal);
    return text === undefined ? undefined : { text, isQuestion: false };
  }
  const { below, named, above } = field.unusual ?? {};
  if (number === undefined || number === 0) return undefined;
  const formatted = (limit: number) =>
    `${field.format === 'money' ? 'R$ ' : ''}${formatForField(limit, field.format)}`;
  if (below !== undefined && number < below) {
    const limit = named === undefined ? formatted(below) : `${named}, ${formatted(below)}`;
    return { text: `É menos que ${limit}. Está certo?`, isQuestion: true };
  }
  if (above !== undefined && number > above) {
    return { text: `É mais que ${formatted(above)}. Está certo?`, isQuestion: true };
  }
  return undefined;
}

function outOfRange(value: number, refusal: string): string | undefined {
  if (value < 0 && !/negativ|maior|mínimo|positiv|a partir/i.test(refusal))
    return 'O valor não pode ser negativo.';
  if (value === 0 && !/zero|maior|mínimo|positiv|a partir/i.test(refusal))
    return 'O valor não pode ser zero.';
  return undefined;
}

/** True for text other than a number; blank text is readable. */
export function isUnreadable(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '' && parseNumber(value) === undefined;
}
