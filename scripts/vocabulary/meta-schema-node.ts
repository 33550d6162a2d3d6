/** The meta-schema of definitions, as far as its reference reads it. */
import { readFileSync } from 'node:fs';

/** A node of the meta-schema. */
export interface SchemaNode {
  /** Heading of a node that the reference describes on its own. */
  readonly title?: string;
  readonly description?: string;
  /** The signature of a function, of which JSON knows nothing. */
  readonly $comment?: string;
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly items?: SchemaNode;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly propertyNames?: SchemaNode;
  readonly examples?: readonly unknown[];
}

/** The meta-schema as a whole. */
export interface MetaSchema extends SchemaNode {
  readonly properties: Readonly<Record<string, SchemaNode>>;
  readonly definitions: Readonly<Record<string, SchemaNode>>;
}

/** `schemas/definition.schema.json`. */
export const metaSchema = JSON.parse(
  readFileSync(new URL('../../schemas/definition.schema.json', import.meta.url), 'utf8'),
) as MetaSchema;

const LOCAL = '#/definitions/';

/** Name of the definition that a node refers to. */
export function referredTo({ $ref }: SchemaNode): string | undefined {
  return $ref?.startsWith(LOCAL) ? $ref.slice(LOCAL.length) : undefined;
}

/**
 * The definition of that name.
 *
 * @throws Error if there is none.
 */
export function definitionNamed(name: string): SchemaNode {
  const node = Object.hasOwn(metaSchema.definitions, name) ? metaSchema.definitions[name] : undefined;
  if (!node) throw new Error(`O metaesquema não tem a definição "${name}".`);
  return node;
}

/** Names of the definitions that end so, in their order. */
export function definitionsEnding(ending: 'Field' | 'Element'): string[] {
  return Object.keys(metaSchema.definitions).filter((name) => name.endsWith(ending));
}
