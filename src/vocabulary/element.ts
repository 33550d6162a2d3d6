/** The shape and the checks that all elements of a result share. */
import type { About } from '../quantity/formula.ts';
import type { Shape } from './shape.ts';
import { when } from './parts.ts';
import { part } from './words.ts';

/** An element of a result, identified by `kind`. */
export function element<
  const Kind extends string,
  const Properties extends Readonly<Record<string, Shape>>,
  const Required extends keyof Properties,
>(
  kind: Kind,
  head: { readonly title: string; readonly description: string; readonly examples: readonly unknown[] },
  properties: Properties,
  required: readonly Required[],
) {
  return part(head, { kind: { const: kind }, when, ...properties }, ['kind', ...required]);
}

/** Facts that the examples of a definition reveal about its results, by dotted path with `*` for the index of a row. */
export interface KnownResults {
  /** Label and format in the declaration of a value. */
  about(path: string): About | undefined;
  isNumber(path: string): boolean;
  /** The declared columns of rows. */
  columns(rows: string): readonly string[];
}

/** The module of an element: its shape, and checks beyond the shape. */
export interface ElementModule {
  readonly shape: Shape;
  /** Complaints with a remedy each. */
  readonly complaints?: (
    element: never,
    known: KnownResults,
  ) => readonly { readonly problem: string; readonly remedy: string }[];
}

/** Any of some elements, distinguished by `kind`. */
export function anyElement(elements: Readonly<Record<string, ElementModule>>): Shape {
  const kinds = Object.keys(elements);
  const chosen = Object.entries(elements).reduceRight<Shape>(
    (others, [kind, { shape }]) => ({
      if: { type: 'object', properties: { kind: { const: kind } } },
      then: shape,
      else: others,
    }),
    {},
  );
  return {
    chapter: 'Elementos',
    type: 'object',
    required: ['kind'],
    properties: {
      kind: { enum: kinds, description: `${kinds.slice(0, -1).join(', ')} ou ${kinds.at(-1)}.` },
    },
    ...chosen,
  };
}
