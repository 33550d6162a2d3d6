/** Documents the shapes of objects in tables and examples. */
import type { Shape } from '../../src/vocabulary/shape.ts';
import { code, linkTo, literal, table } from './markdown.ts';

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'texto',
  number: 'número',
  integer: 'número inteiro',
  boolean: 'sim ou não',
  object: 'objeto',
  array: 'lista',
};

const NAMINGS: Readonly<Record<Required<Shape>['names'], string>> = {
  value: 'nome no resultado',
  rows: 'nome de linhas do resultado',
  cell: 'nome na linha',
  lines: 'nome de uma lista de frases do resultado',
};

/** Names of the values in those chapters, if they differ from the chapter's title. */
const LABELS: Readonly<Record<string, string>> = {
  Expressões: 'expressão',
  'Frases com valores': 'frase',
  'Frases por caso': 'frases por caso',
  Formatos: 'formato',
  Regras: 'regra',
  Elementos: 'elemento',
};

type Properties = Readonly<Record<string, Shape>>;

/** Shape with its heading in the reference. */
export interface TitledShape {
  readonly heading: string;
  readonly shape: Shape;
}

/** Finds the properties that several shapes share with the same definition. */
export function sharedProperties(shapes: readonly Shape[]): Properties {
  const [first = {}, ...others] = shapes.map(({ properties = {} }) => properties);
  const isShared = ([name, shape]: [string, Shape]) =>
    others.every((properties) => JSON.stringify(properties[name]) === JSON.stringify(shape));
  return Object.fromEntries(Object.entries(first).filter(isShared));
}

/** Lists the titled parts of shapes in order, each one once. */
export function partsWithin(shapes: readonly Shape[]): TitledShape[] {
  const found = new Map<string, Shape>();
  const search = (shape: Shape): void => {
    const { properties = {}, items, additionalProperties, if: condition, then, else: other } = shape;
    const inner = [
      ...Object.values(properties),
      items,
      additionalProperties,
      ...(condition ? [then, other] : []),
    ];
    for (const each of inner) {
      if (typeof each !== 'object') continue;
      if (each.title !== undefined && each.chapter === undefined) found.set(each.title, each);
      search(each);
    }
  };
  for (const shape of shapes) search(shape);
  return [...found].map(([heading, shape]) => ({ heading, shape }));
}

/**
 * Generates a table of properties with their types, and marks the required ones.
 *
 * @param required names of the required properties
 */
export function propertiesTable(properties: Properties, required: readonly string[] = []): string {
  const rows = Object.entries(properties).map(([name, shape]) => [
    code(name) + (required.includes(name) ? ' **\\***' : ''),
    typeOf(shape),
    shape.description?.replaceAll('<', '&lt;') ?? '—',
  ]);
  return table(['Nome', 'Tipo', 'O que é'], rows);
}

/**
 * Generates the section about a shape: description, properties and examples.
 *
 * @param level marker of the heading, such as `###`
 * @param described properties that the page has already described
 */
export async function section(
  level: string,
  { heading, shape }: TitledShape,
  described: Properties = {},
): Promise<string> {
  const { description = '', properties = {}, required, examples = [] } = shape;
  const own = Object.entries(properties).filter(([property]) => !Object.hasOwn(described, property));
  return [
    `${level} ${heading}`,
    description,
    ...(own.length === 0 ? [] : [propertiesTable(Object.fromEntries(own), required)]),
    ...(await Promise.all(examples.map(literal))),
  ].join('\n\n');
}

/** Lists the properties of an object without a section of its own, which an author would have to guess otherwise. */
function membersOf(properties: Properties, required: readonly string[] = []): string {
  return Object.entries(properties)
    .map(([name, inner]) => `${code(name)}${required.includes(name) ? ' **\\***' : ''} (${typeOf(inner)})`)
    .join(', ');
}

function typeOf(shape: Shape): string {
  const { $comment, names, chapter, title, const: value, enum: values, items, then, else: other } = shape;
  if ($comment !== undefined) return `função ${code($comment)}`;
  if (names) return NAMINGS[names];
  const heading = chapter ?? title;
  if (heading !== undefined) return linkTo(LABELS[heading] ?? heading.toLowerCase(), heading);
  if (value !== undefined) return code(JSON.stringify(value));
  if (values) return values.map((each) => code(JSON.stringify(each))).join(', ');
  if (then && other) return `${typeOf(then)} ou ${typeOf(other)}`;
  if (items) return `lista de ${typeOf(items)}`;
  if (shape.properties !== undefined) return `objeto: ${membersOf(shape.properties, shape.required)}`;
  const types = [shape.type ?? []].flat().map((type) => TYPE_NAMES[type] ?? type);
  const { minimum, maximum } = shape;
  const limits = minimum === undefined || maximum === undefined ? '' : ` de ${minimum} a ${maximum}`;
  return types.length === 0 ? 'conforme o campo' : `${types.join(' ou ')}${limits}`;
}
