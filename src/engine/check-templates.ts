/** Checks the sentences of a definition: that each placeholder names a value that exists and fits its format. */
import { namesInScope } from './check-expressions.ts';
import type { Definition } from './definition.ts';
import { templatesOf, type Placed } from './expressions-of.ts';
import { faultIf, chooseAmong, type Fault } from './fault.ts';
import { MOST_DECIMALS } from './format.ts';
import type { ValueFormat } from '../quantity/formatting.ts';
import { malformedPlaceholders, placeholdersOf, templateFormat, type Placeholder } from './template.ts';
import { isScalar, KIND_NAMES, kindsOfFields, type Kinds, type ValueKind } from './value-kinds.ts';

const FITTING: Readonly<Record<ValueFormat, readonly ValueKind[]>> = {
  money: ['number'],
  percent: ['number'],
  number: ['number'],
  integer: ['number'],
  date: ['text'],
  yesNo: ['truth'],
  text: ['text', 'number'],
};

/** Whether values of a kind can be written in a format. */
export function fits(kind: ValueKind, format: ValueFormat): boolean {
  return FITTING[format].includes(kind);
}

/** What is wrong with a placeholder's own form, whatever it names. */
export function formFaults(place: string, { path, format, decimals = 0 }: Placeholder): Fault[] {
  return [
    ...faultIf(
      templateFormat(format) === undefined,
      place,
      `formato "${format}" desconhecido em {${path}|${format}}`,
      chooseAmong(Object.keys(FITTING)),
    ),
    ...faultIf(
      decimals > MOST_DECIMALS,
      place,
      `{${path}|${format}:${decimals}} pede ${decimals} casas decimais`,
      `peça no máximo ${MOST_DECIMALS}`,
    ),
  ];
}

/** Braces of a sentence that are no placeholder would reach the reader as they stand. */
export function braceFaults(place: string, template: string): Fault[] {
  return malformedPlaceholders(template).map((found) => ({
    place,
    problem: `"${found}" não é um campo de texto a preencher`,
    remedy: 'escreva {nome|formato} ou {nome|formato:casas}, sem espaços',
  }));
}

/**
 * Faults of templates.
 *
 * @param results kinds of what the examples returned.
 */
export function templateFaults(definition: Definition, results: Kinds): Fault[] {
  return templatesOf(definition).flatMap((placed) => {
    const { place, source } = placed;
    return [
      ...braceFaults(place, source),
      ...placeholdersOf(source).flatMap((placeholder) => {
        const form = formFaults(place, placeholder);
        return form.length > 0 ? form : placeholderFaults(definition, results, placed, placeholder);
      }),
    ];
  });
}

function placeholderFaults(
  definition: Definition,
  results: Kinds,
  placed: Placed,
  { path, format }: Placeholder,
): Fault[] {
  const kind = kindAt(definition, results, placed, path);
  if (kind === undefined || !isScalar(kind)) {
    return [
      {
        place: placed.place,
        problem: `"{${path}|${format}}" não é campo nem resultado`,
        remedy: 'corrija o nome; use entrada.nome para o valor digitado',
      },
    ];
  }
  const shape = templateFormat(format) ?? 'text';
  return faultIf(
    !fits(kind, shape),
    placed.place,
    `"{${path}|${format}}" escreve ${KIND_NAMES[kind]} no formato "${format}"`,
    `use um formato de ${KIND_NAMES[kind]}`,
  );
}

const INPUT_PREFIX = 'entrada.';

function kindAt(definition: Definition, results: Kinds, placed: Placed, path: string): ValueKind | undefined {
  if (path.startsWith(INPUT_PREFIX)) {
    return kindsOfFields(definition.inputs.properties).get(path.slice(INPUT_PREFIX.length));
  }
  const ownName = namesInScope(definition, results, placed).kinds.get(path);
  return ownName ?? (placed.phase === 'asking' ? undefined : results.get(path));
}
