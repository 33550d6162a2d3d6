/** Finds the expressions and templates of a definition. */
import type { Definition, ExpressionRule } from '../src/engine/definition.ts';
import type { Field, RowCell } from '../src/engine/input-schema.ts';
import { textsInElement } from './layout-paths.ts';

/** Expression or template with its location in the definition, for messages. */
export interface Placed {
  readonly place: string;
  readonly source: string;
  /** Phase of evaluation: in the form, in the rules, or beside the result. */
  readonly phase: 'asking' | 'judging' | 'showing';
  /** List whose rows are in scope, in addition to inputs and results. */
  readonly rows?: string;
}

/** Lists all expressions of a definition with their locations. */
export function expressionsOf(definition: Definition): Placed[] {
  return [
    ...fieldExpressions(definition.inputs.properties, 'inputs.properties'),
    ...rulesOf(definition).flatMap(({ rule, place, rows }) => [
      ...optional(`${place}.assert`, rule.assert, 'judging', rows),
      ...optional(`${place}.warn`, rule.warn, 'showing', rows),
    ]),
    ...Object.entries(definition.continuesWhen ?? {}).map(([id, source]): Placed => ({
      place: `continuesWhen["${id}"]`,
      source,
      phase: 'showing',
    })),
    ...definition.sources.flatMap(({ usedWhen }, index) =>
      optional(`sources[${index}].usedWhen`, usedWhen, 'showing', undefined),
    ),
    ...inLayout(definition, 'expression'),
  ];
}

/** Lists all templates of a definition with their locations. */
export function templatesOf(definition: Definition): Placed[] {
  return [
    ...rulesOf(definition).flatMap(({ rule, place, rows }) =>
      optional(`${place}.message`, rule.message, rule.warn === undefined ? 'judging' : 'showing', rows),
    ),
    ...inLayout(definition, 'template'),
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

function inLayout({ result }: Definition, language: 'expression' | 'template'): Placed[] {
  return result
    .flatMap((element, index) => textsInElement(element, `result[${index}]`))
    .filter(({ shape }) => shape.language === language)
    .map(({ place, text }) => ({ place, source: text, phase: 'showing' }));
}
