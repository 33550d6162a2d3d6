/** Small shapes that make up the larger ones. */
import type { Naming, Shape } from './shape.ts';

/** A text that must not be empty. */
export function text(description: string) {
  return { type: 'string', minLength: 1, description } as const;
}

/** A text that may be empty. */
export function anyText(description: string) {
  return { type: 'string', description } as const;
}

/** A text that matches a pattern. */
export function textLike(pattern: string, description: string) {
  return { type: 'string', pattern, description } as const;
}

/** A day, `YYYY-MM-DD`. */
export function day(description: string) {
  return { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$', description } as const;
}

/** A number of any size. */
export function number(description: string) {
  return { type: 'number', description } as const;
}

/** A whole number within limits. */
export function whole(minimum: number, maximum: number, description: string) {
  return { type: 'integer', minimum, maximum, description } as const;
}

export function yesNo(description: string) {
  return { type: 'boolean', description } as const;
}

/** One of a few words. */
export function oneOf<const Words extends readonly (string | number | boolean)[]>(
  words: Words,
  description: string,
) {
  return { enum: words, description } as const;
}

/** A condition of the expression language. */
export function expression(description: string) {
  return {
    type: 'string',
    minLength: 1,
    language: 'expression',
    chapter: 'Expressões',
    description,
  } as const;
}

/** A template: a sentence with placeholders. */
export function template(description: string) {
  return {
    type: 'string',
    minLength: 1,
    language: 'template',
    chapter: 'Frases com valores',
    description,
  } as const;
}

/** One template, or several by condition: the page shows the first whose condition holds. */
export function templateByCase(description: string) {
  return {
    description,
    if: { type: 'string' },
    then: template(description),
    else: {
      chapter: 'Frases por caso',
      type: 'object',
      minProperties: 1,
      propertyNames: expression('O caso.'),
      additionalProperties: template('A frase do caso.'),
    },
  } as const;
}

/** Name of a part of the result. */
export function name<const What extends Naming>(what: What, description: string) {
  return { type: 'string', pattern: '^[A-Za-z]\\w*(\\.[A-Za-z]\\w*)*$', names: what, description } as const;
}

/** Name of a part of the result that is shown without its label. */
export function bareName<const What extends Naming>(what: What, description: string) {
  return { ...name(what, description), bare: true } as const;
}

export function list<const Item extends Shape>(items: Item, minItems: number, description: string) {
  return { type: 'array', minItems, items, description } as const;
}

/** A name alone, or a name with more properties. */
export function nameOr<const Name extends Shape, const More extends Shape>(then: Name, more: More) {
  return { if: { type: 'string' }, then, else: more } as const;
}

/** A function, with its type in TypeScript. */
export function func(signature: string, description: string) {
  return { description, $comment: signature } as const;
}

/** An object with exactly the given properties. */
export function object<
  const Properties extends Readonly<Record<string, Shape>>,
  const Required extends keyof Properties,
>(properties: Properties, required: readonly Required[]) {
  return { type: 'object', additionalProperties: false, required, properties } as const;
}

/** A part that has its own heading in the reference. */
export function part<
  const Properties extends Readonly<Record<string, Shape>>,
  const Required extends keyof Properties,
>(
  head: { readonly title: string; readonly description: string } & Pick<
    Shape,
    'examples' | 'dependencies' | 'chapter'
  >,
  properties: Properties,
  required: readonly Required[],
) {
  return { ...head, ...object(properties, required) } as const;
}
