/** Reads the syntax trees of definitions. */

/** The part of the ESTree types used here. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** True for a node of a syntax tree. */
export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string';
}

/** The nodes in a list; none if it is no list. */
export function nodes(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** The object argument of the call of a function or method of that name, at any depth. */
export function argumentOf(name: string, node: Node): Node | undefined {
  const { callee } = node;
  if (node.type === 'CallExpression' && isNode(callee)) {
    const called = callee.type === 'MemberExpression' ? callee['property'] : callee;
    if (Reflect.get(Object(called), 'name') === name) {
      return nodes(node['arguments']).find(({ type }) => type === 'ObjectExpression');
    }
  }
  for (const value of Object.values(node)) {
    for (const child of isNode(value) ? [value] : nodes(value)) {
      const found = argumentOf(name, child);
      if (found) return found;
    }
  }
  return undefined;
}

/** The value that a statement exports as `evidence`, without `satisfies`; undefined for other statements. */
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

/** A property of an object as written. */
export function property(object: Node, name: string): Node | undefined {
  return nodes(object['properties']).find((member) => Reflect.get(Object(member['key']), 'name') === name);
}

/** The value of a property. */
export function valueOf(member: Node | undefined): Node | undefined {
  const value = member?.['value'];
  return isNode(value) ? value : undefined;
}
