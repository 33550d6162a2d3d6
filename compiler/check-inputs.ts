/** Checks the inputs of a definition: names, sentences, options and defaults. */
import { isDate } from '../src/fields/date/kind.ts';
import { cellsOf, isRows } from '../src/fields/rows/kind.ts';
import { schemaOf } from '../src/fields/schemas.ts';
import type { Definition } from '../src/engine/definition.ts';
import { isOperationName } from '../src/engine/expression-program.ts';
import { faultIf, chooseAmong, type Fault } from '../src/vocabulary/fault.ts';
import type { AnyField } from '../src/engine/input-schema.ts';
import { allFields, refusingKeywords, type PlacedField } from './placed-fields.ts';
import type { ProvenDefinition } from './proven.ts';
import { sentenceFor } from '../src/engine/problem.ts';

/** Checks the fields, and the names of fields in other sections. */
export function inputFaults(definition: ProvenDefinition): Fault[] {
  const fields = allFields(definition);
  return [
    ...fields.flatMap((placed) => sentenceFaults(placed, definition.blankNumbers)),
    ...fields.flatMap(reservedNameFaults),
    ...fields.flatMap((placed) => kindFaults(placed, definition)),
    ...requiredNameFaults(definition),
    ...ruleFaults(definition),
    ...askFaults(definition),
    ...evidenceNameFaults(definition),
  ];
}

type Properties = Definition['inputs']['properties'];

/** Lists the names of the cells in the rows of a list. */
function cellNames(properties: Properties, list: string): string[] {
  return Object.keys(cellsOf(properties, list));
}

function sentenceFaults(placed: PlacedField, blankNumbers: Definition['blankNumbers']): Fault[] {
  return refusingKeywords(placed, blankNumbers)
    .filter((keyword) => sentenceFor(placed.field, keyword) === undefined)
    .map((keyword) => ({
      place: `${placed.place}.${keyword}`,
      problem: `a palavra-chave "${keyword}" pode recusar um valor, mas não tem frase`,
      remedy: `acrescente messages: { ${keyword}: '…' } ao campo`,
    }));
}

function reservedNameFaults({ place, name }: PlacedField): Fault[] {
  const isReserved = isOperationName(name) || ['today', 'entrada', 'true', 'false'].includes(name);
  return faultIf(
    isReserved,
    place,
    `"${name}" já tem outro sentido nas expressões`,
    'dê outro nome ao campo',
  );
}

/** Runs the checks of the field's kind. */
function kindFaults({ place, field, rows }: PlacedField, { inputs }: Definition): readonly Fault[] {
  const form = inputs.properties;
  const beside: Readonly<Record<string, AnyField>> = rows === undefined ? form : cellsOf(form, rows);
  return schemaOf(field).faults?.(field, { place, beside, form }) ?? [];
}

function unknownName(place: string, name: string, known: readonly string[]): Fault[] {
  return faultIf(!known.includes(name), place, `o campo "${name}" não existe`, chooseAmong(known));
}

function requiredNameFaults({ inputs }: Definition): Fault[] {
  const names = Object.keys(inputs.properties);
  return [
    ...(inputs.required ?? []).flatMap((name) => unknownName('inputs.required', name, names)),
    ...Object.entries(inputs.properties).flatMap(([name, field]) => {
      const required = isRows(field) ? (field.items.required ?? []) : [];
      const place = `inputs.properties.${name}.items.required`;
      return required.flatMap((cell) => unknownName(place, cell, cellNames(inputs.properties, name)));
    }),
  ];
}

function ruleFaults({ inputs, rules }: Definition): Fault[] {
  const names = Object.keys(inputs.properties);
  const lists = names.filter((name) => cellNames(inputs.properties, name).length > 0);
  return rules.flatMap((rule, index): Fault[] => {
    const place = `rules[${index}]`;
    const judges = 'check' in rule || rule.assert !== undefined || rule.warn !== undefined;
    return [
      ...faultIf(!judges, place, 'a regra não diz o que julga', 'escreva assert, warn ou check'),
      ...whereFaults(place, rule, inputs.properties, lists),
    ];
  });
}

/** Checks that `asks` names only fields of the form, because rows can be added and removed. */
function askFaults({ inputs, asks = [] }: Definition): Fault[] {
  const names = Object.keys(inputs.properties);
  return asks.flatMap(({ fields }, index) =>
    fields.flatMap((name) => unknownName(`asks[${index}].fields`, name, names)),
  );
}

/** Checks the field at which a rule refuses, which is a cell of the rows with `each`. */
function whereFaults(
  place: string,
  rule: Definition['rules'][number],
  properties: Properties,
  lists: readonly string[],
): Fault[] {
  if (rule.each === undefined) {
    return markedFieldFaults(`${place}.field`, rule.field, properties);
  }
  if (!lists.includes(rule.each)) return unknownName(`${place}.each`, rule.each, lists);
  if (rule.field === '') return [];
  return unknownName(`${place}.field`, rule.field, cellNames(properties, rule.each));
}

/** Checks a path at which rules may refuse: the form (`""`), a field, or a cell of a row (`parts.0.share`). */
function markedFieldFaults(place: string, path: string, properties: Properties): Fault[] {
  if (path === '') return [];
  const [name = '', , cell] = path.split('.');
  const unknown = unknownName(place, name, Object.keys(properties));
  return cell === undefined || unknown.length > 0
    ? unknown
    : unknownName(place, cell, cellNames(properties, name));
}

/** Finds inputs in `daysBefore` that are not dates. */
function daysBeforeFaults(place: string, names: readonly string[], properties: Properties): Fault[] {
  const dates = Object.entries(properties).flatMap(([name, field]) => (isDate(field) ? [name] : []));
  return names.flatMap((name) => unknownName(`${place}.daysBefore`, name, dates));
}

/** Finds unknown inputs in examples and refusals, because a misspelt name would silently leave the default. */
function evidenceNameFaults({ inputs, examples, refusals }: ProvenDefinition): Fault[] {
  const names = Object.keys(inputs.properties);
  const inInput = (place: string, input: Readonly<Record<string, unknown>>): Fault[] =>
    Object.entries(input).flatMap(([name, value]) => {
      const unknown = unknownName(`${place}.input`, name, names);
      const cells = cellNames(inputs.properties, name);
      if (unknown.length > 0 || cells.length === 0 || !Array.isArray(value)) return unknown;
      return value.flatMap((row: unknown, index) =>
        Object.keys(Object(row) as object).flatMap((cell) =>
          unknownName(`${place}.input.${name}.${index}`, cell, cells),
        ),
      );
    });
  return [
    ...examples.flatMap(({ title, input, daysBefore = {} }, index) => {
      const place = `examples[${index}] (${title})`;
      return [
        ...inInput(place, input),
        ...daysBeforeFaults(place, Object.keys(daysBefore), inputs.properties),
      ];
    }),
    ...refusals.flatMap(({ input }, index) => inInput(`refusals[${index}]`, input)),
  ];
}
