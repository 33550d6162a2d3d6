/** What the meta-schema says of objects, as tables and examples. */
import { code, linkTo, literal, table } from './markdown.ts';
import { definitionNamed, referredTo, type SchemaNode } from './meta-schema-node.ts';

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'texto',
  number: 'número',
  integer: 'número inteiro',
  boolean: 'sim ou não',
  object: 'objeto',
  array: 'lista',
};

/** Definitions that are no more than a type. */
const SIMPLE: Readonly<Record<string, string>> = {
  text: 'texto',
  day: 'dia, AAAA-MM-DD',
  path: 'nome no resultado',
};

/** Headings of definitions that this page describes under a name of its own. */
const HEADINGS: Readonly<Record<string, string>> = {
  inputs: 'Campos',
  field: 'Campos',
  element: 'Elementos',
  messages: 'Frases das recusas',
  rule: 'Regras',
  expression: 'Expressões',
  template: 'Frases com valores',
  format: 'Formatos',
};
/** What a value of those definitions is called. */
const CALLED: Readonly<Record<string, string>> = {
  expression: 'expressão',
  template: 'frase',
  format: 'formato',
};

/** The heading under which the page describes a definition; `undefined` where it has none. */
function headingOf(name: string): string | undefined {
  const { title } = definitionNamed(name);
  const kind = /^(.+)Element$/.exec(name)?.[1];
  if (kind !== undefined && title !== undefined) return `${code(kind)}: ${title.toLowerCase()}`;
  return HEADINGS[name] ?? title;
}

type Properties = Readonly<Record<string, SchemaNode>>;

/** The properties that all of some definitions have, and have alike. */
export function sharedProperties(names: readonly string[]): Properties {
  const [first = {}, ...others] = names.map((name) => definitionNamed(name).properties ?? {});
  const isShared = ([name, node]: [string, SchemaNode]) =>
    others.every((properties) => JSON.stringify(properties[name]) === JSON.stringify(node));
  return Object.fromEntries(Object.entries(first).filter(isShared));
}

/**
 * Properties with what they take; required ones are marked.
 *
 * @param required names of the properties that must not be left out.
 */
export function propertiesTable(properties: Properties, required: readonly string[] = []): string {
  const rows = Object.entries(properties).map(([name, node]) => [
    code(name) + (required.includes(name) ? ' **\\***' : ''),
    typeOf(node),
    descriptionOf(node).replaceAll('<', '&lt;') || '—',
  ]);
  return table(['Nome', 'Tipo', 'O que é'], rows);
}

/**
 * The part of the page about one definition: what it is, its properties, examples.
 *
 * @param level the heading's signs, such as `###`.
 * @param told properties that the page has told already.
 */
export async function section(level: string, name: string, told: Properties = {}): Promise<string> {
  const { description = '', properties = {}, required, examples = [] } = definitionNamed(name);
  const own = Object.entries(properties).filter(([property]) => !Object.hasOwn(told, property));
  return [
    `${level} ${headingOf(name) ?? name}`,
    description,
    propertiesTable(Object.fromEntries(own), required),
    ...(await Promise.all(examples.map(literal))),
  ].join('\n\n');
}

function descriptionOf(node: SchemaNode): string {
  const name = referredTo(node);
  return node.description ?? (name === undefined ? '' : (definitionNamed(name).description ?? ''));
}

function typeOf(node: SchemaNode): string {
  if (node.$comment !== undefined) return `função ${code(node.$comment)}`;
  const name = referredTo(node);
  if (name !== undefined) return typeOfDefinition(name);
  if (node.const !== undefined) return code(JSON.stringify(node.const));
  if (node.enum) return node.enum.map((value) => code(JSON.stringify(value))).join(', ');
  if (node.items) return `lista de ${typeOf(node.items)}`;
  const types = typeof node.type === 'string' ? [node.type] : (node.type ?? []);
  return types.map((type) => TYPE_NAMES[type] ?? type).join(' ou ') || 'conforme o campo';
}

function typeOfDefinition(name: string): string {
  const simple = SIMPLE[name];
  if (simple !== undefined) return simple;
  const heading = headingOf(name);
  if (heading === undefined) return typeOf(definitionNamed(name));
  return linkTo(CALLED[name] ?? heading.toLowerCase(), heading);
}
