/** Shape and checks that all elements of a result share. */
import type { About } from '../quantity/formula.ts';
import type { Shape } from './shape.ts';
import { when } from './parts.ts';
import { part } from './words.ts';

/** Creates the shape of an element, identified by `kind`. */
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

/** Facts about results that the examples of a definition reveal, by dotted path with `*` for the index of a row. */
export interface KnownResults {
  /** Declaration of a value, with its label and format. */
  about(path: string): About | undefined;
  isNumber(path: string): boolean;
  columns(rows: string): readonly string[];
}

/** Module of an element: its shape, and checks beyond the shape. */
export interface ElementModule {
  readonly shape: Shape;
  /** Complaints, each with a remedy. */
  readonly complaints?: (
    element: never,
    known: KnownResults,
  ) => readonly { readonly problem: string; readonly remedy: string }[];
}

/** Shape of any of some elements, distinguished by `kind`. */
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
