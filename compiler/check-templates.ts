/** Checks that each placeholder in the sentences of a definition has a value that exists and fits its format. */
import { namesInScope } from './check-expressions.ts';
import { closest } from './closest.ts';
import type { Definition } from '../src/engine/definition.ts';
import { templatesOf, type Placed } from './expressions-of.ts';
import { faultIf, chooseAmong, type Fault } from '../src/vocabulary/fault.ts';
import { MAX_DECIMALS, type ValueFormat } from '../src/quantity/formatting.ts';
import type { ExampleResults } from './known-results.ts';
import { INPUT_PREFIX } from '../src/engine/sentence-formatter.ts';
import {
  malformedPlaceholders,
  placeholdersOf,
  templateFormat,
  type Placeholder,
} from '../src/engine/template.ts';
import { isScalar, KIND_NAMES, kindsOfFields, type Kinds, type ValueKind } from './value-kinds.ts';

const FITTING: Readonly<Record<ValueFormat, readonly ValueKind[]>> = {
  money: ['number'],
  percent: ['number'],
  number: ['number'],
  integer: ['number'],
  yearsAndMonths: ['number'],
  years: ['number'],
  weeksAndDays: ['number'],
  date: ['text'],
  yesNo: ['truth'],
  text: ['text', 'number'],
};

/** True if values of a kind can be formatted in a format. */
export function fits(kind: ValueKind, format: ValueFormat): boolean {
  return FITTING[format].includes(kind);
}

/** Writes a placeholder. */
export function writtenAs({ path, format, decimals }: Placeholder): string {
  return `{${path}${format === undefined ? '' : `|${format}`}${decimals === undefined ? '' : `:${decimals}`}}`;
}

/** Checks the format of a placeholder, independent of its name. */
function formFaults(place: string, placeholder: Placeholder): Fault[] {
  const { format, decimals = 0 } = placeholder;
  return [
    ...faultIf(
      format !== undefined && templateFormat(format) === undefined,
      place,
      `formato "${format}" desconhecido em ${writtenAs(placeholder)}`,
      chooseAmong(Object.keys(FITTING)),
    ),
    ...faultIf(
      decimals > MAX_DECIMALS,
      place,
      `${writtenAs(placeholder)} pede ${decimals} casas decimais`,
      `peça no máximo ${MAX_DECIMALS}`,
    ),
  ];
}

/** Checks that the format of a placeholder fits the kind of its value; by default the declared format applies. */
function kindFaults(place: string, placeholder: Placeholder, kind: ValueKind): Fault[] {
  const { format } = placeholder;
  const form = format === undefined ? undefined : templateFormat(format);
  return faultIf(
    form !== undefined && !fits(kind, form),
    place,
    `${writtenAs(placeholder)} escreve ${KIND_NAMES[kind]} no formato "${format}"`,
    `use um formato de ${KIND_NAMES[kind]}, ou nenhum`,
  );
}

/** Finds braces that are not placeholders, which readers would see. */
function braceFaults(place: string, template: string): Fault[] {
  return malformedPlaceholders(template).map((found) => ({
    place,
    problem: `"${found}" não é um campo de texto a preencher`,
    remedy: 'escreva {nome}, {nome|formato} ou {nome|formato:casas}, sem espaços',
  }));
}

/**
 * Checks the placeholders of a text.
 *
 * @param kindOf returns the kind of the value at a path; `undefined` without one
 * @param unknown describes a placeholder whose value cannot be quoted
 */
export function placeholderFaults(
  place: string,
  text: string,
  kindOf: (path: string) => ValueKind | undefined,
  unknown: (placeholder: Placeholder) => Omit<Fault, 'place'>,
): Fault[] {
  const ofPlaceholder = (placeholder: Placeholder): Fault[] => {
    const form = formFaults(place, placeholder);
    if (form.length > 0) return form;
    const kind = kindOf(placeholder.path);
    if (kind === undefined || !isScalar(kind)) return [{ place, ...unknown(placeholder) }];
    return kindFaults(place, placeholder, kind);
  };
  return [...braceFaults(place, text), ...placeholdersOf(text).flatMap(ofPlaceholder)];
}

/** Checks the sentences in a definition and in the declarations of `compute`. */
export function templateFaults(definition: Definition, known: ExampleResults): Fault[] {
  const notes: Placed[] = [...known.notes].map(([path, source]) => ({
    place: `compute (nota de ${path})`,
    source,
    phase: 'showing',
  }));
  return [...templatesOf(definition), ...notes].flatMap((placed) =>
    placeholderFaults(
      placed.place,
      placed.source,
      (path) => kindAt(definition, known.kinds, placed, path),
      (placeholder) => ({
        problem: `${writtenAs(placeholder)} não é campo nem resultado`,
        remedy: `os mais parecidos: ${closest(placeholder.path, namesAt(definition, known.kinds, placed)).join(', ')}; use entrada.nome para o valor digitado`,
      }),
    ),
  );
}

/** Lists the values that a sentence may quote, without the rows of lists. */
function namesAt(definition: Definition, results: Kinds, placed: Placed): string[] {
  const known = new Map([
    ...(placed.phase === 'asking' ? [] : results),
    ...namesInScope(definition, results, placed).kinds,
  ]);
  return [...known].flatMap(([name, kind]) => (isScalar(kind) && !name.includes('*') ? [name] : []));
}

function kindAt(definition: Definition, results: Kinds, placed: Placed, path: string): ValueKind | undefined {
  if (path.startsWith(INPUT_PREFIX)) {
    return kindsOfFields(definition.inputs.properties).get(path.slice(INPUT_PREFIX.length));
  }
  const ownName = namesInScope(definition, results, placed).kinds.get(path);
  return ownName ?? (placed.phase === 'asking' ? undefined : results.get(path));
}
