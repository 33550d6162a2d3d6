/** Where a definition uses the expression language and templates. */
import type { Definition, ExpressionRule } from './definition.ts';
import type { Field, RowCell } from './input-schema.ts';
import type { ResultElement } from './result-layout.ts';

/** An expression or template and the place where it stands, for messages. */
export interface Placed {
  readonly place: string;
  readonly source: string;
  /** When it is read: while the form asks, when rules judge the inputs, or beside the result. */
  readonly phase: 'asking' | 'judging' | 'showing';
  /** List whose rows are in scope besides inputs and results. */
  readonly rows?: string;
}

/** Every expression of a definition with its place. */
export function expressionsOf(definition: Definition): Placed[] {
  return [
    ...fieldExpressions(definition.inputs.properties, 'inputs.properties'),
    ...rulesOf(definition).flatMap(({ rule, place, rows }) => [
      ...optional(`${place}.assert`, rule.assert, 'judging', rows),
      ...optional(`${place}.warn`, rule.warn, 'showing', rows),
    ]),
    ...definition.result.flatMap((element, index) => elementExpressions(element, `result[${index}]`)),
  ];
}

/** Every template of a definition with its place. */
export function templatesOf(definition: Definition): Placed[] {
  return [
    ...rulesOf(definition).flatMap(({ rule, place, rows }) =>
      optional(`${place}.message`, rule.message, rule.warn === undefined ? 'judging' : 'showing', rows),
    ),
    ...definition.result.flatMap((element, index) => elementTemplates(element, `result[${index}]`)),
  ];
}

function optional(
  place: string,
  source: string | undefined,
  phase: Placed['phase'],
  rows: string | undefined,
): Placed[] {
  if (source === undefined) return [];
  return [{ place, source, phase, ...(rows === undefined ? {} : { rows }) }];
}

function rulesOf({ rules }: Definition): { rule: ExpressionRule; place: string; rows: string | undefined }[] {
  return rules.flatMap((rule, index) =>
    'check' in rule ? [] : [{ rule, place: `rules[${index}]`, rows: rule.each }],
  );
}

function fieldExpressions(
  fields: Readonly<Record<string, Field | RowCell>>,
  place: string,
  rows?: string,
): Placed[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const here = `${place}.${name}`;
    const cells =
      field.type === 'array' && 'properties' in field.items
        ? fieldExpressions(field.items.properties, `${here}.items.properties`, name)
        : [];
    return [...optional(`${here}.visibleWhen`, field.visibleWhen, 'asking', rows), ...cells];
  });
}

function elementExpressions(element: ResultElement, place: string): Placed[] {
  const parts = element.kind === 'figures' ? element.items : [];
  return [
    ...optional(`${place}.when`, element.when, 'showing', undefined),
    ...parts.flatMap((part, index) =>
      typeof part === 'string'
        ? []
        : optional(`${place}.items[${index}].when`, part.when, 'showing', undefined),
    ),
  ];
}

function elementTemplates(element: ResultElement, place: string): Placed[] {
  switch (element.kind) {
    case 'notice':
    case 'text':
      return optional(`${place}.text`, element.text, 'showing', undefined);
    case 'headline':
      return optional(`${place}.note`, element.note, 'showing', undefined);
    case 'figures':
      return element.items.flatMap((item, index) =>
        typeof item === 'string'
          ? []
          : optional(`${place}.items[${index}].note`, item.note, 'showing', undefined),
      );
    default:
      return [];
  }
}
