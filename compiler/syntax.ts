/** Helpers for the syntax trees of definitions. */

/** Subset of the ESTree node type. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string';
}

/** Filters the nodes in a list; none for other values. */
export function nodes(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

export function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value) => (isNode(value) ? [value] : nodes(value)));
}

/** Finds the value that a statement exports as `evidence`, without `satisfies`; undefined for other statements. */
export function exportedEvidence({ type, declaration }: Node): Node | undefined {
  if (type !== 'ExportNamedDeclaration' || !isNode(declaration)) return undefined;
  const declared = nodes(declaration['declarations']).find(
    ({ id }) => Reflect.get(Object(id), 'name') === 'evidence',
  );
  const value: unknown = declared?.['init'];
  const typed: unknown = isNode(value) ? value['expression'] : undefined;
  if (isNode(typed)) return typed;
  return isNode(value) ? value : undefined;
}

export function valueOf(member: Node | undefined): Node | undefined {
  const value = member?.['value'];
  return isNode(value) ? value : undefined;
}
