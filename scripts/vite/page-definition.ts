/**
 * Strips from a definition what its page does not need. Of the evidence, only titles and inputs of the
 * visible examples remain: expected values, refusals and edge cases are for the tests and are not shipped to
 * the browser. The keywords are in the catalogue.
 */
import { parseSync, type Plugin } from 'vite';

/** The part of the ESTree types used here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

interface Cut {
  readonly start: number;
  readonly end: number;
  readonly put: string;
}

const ONLY_FOR_TESTS = new Set(['expected', 'source']);

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string';
}

function nodes(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** The object argument of the call of a function or method of that name, at any depth. */
function argumentOf(name: string, node: Node): Node | undefined {
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

function property(object: Node, name: string): Node | undefined {
  return nodes(object['properties']).find((member) => Reflect.get(Object(member['key']), 'name') === name);
}

function valueOf(member: Node | undefined): Node | undefined {
  const value = member?.['value'];
  return isNode(value) ? value : undefined;
}

function exampleCuts(example: Node): Cut[] {
  const { start, end } = example;
  if (example.type !== 'ObjectExpression') return [];
  if (valueOf(property(example, 'testOnly'))?.['value'] === true) return [{ start, end, put: '' }];
  return nodes(example['properties']).flatMap((member) => {
    const name: unknown = Reflect.get(Object(member['key']), 'name');
    const value = valueOf(member);
    return typeof name === 'string' && ONLY_FOR_TESTS.has(name) && value
      ? [{ start: value.start, end: value.end, put: '0' }]
      : [];
  });
}

/** The list of examples of a card or of its module; undefined where the card only names a list that stands elsewhere. */
function examplesCuts(examples: Node | undefined): Cut[] {
  return examples?.type === 'ArrayExpression' ? nodes(examples['elements']).flatMap(exampleCuts) : [];
}

/** Refusals are for the tests alone; a card that only names a list keeps the name, and the list's module gives it up. */
function refusalsCuts(refusals: Node | undefined): Cut[] {
  return refusals?.type === 'ArrayExpression'
    ? [{ start: refusals.start, end: refusals.end, put: '[]' }]
    : [];
}

function withoutCuts(code: string, cuts: readonly Cut[]): string {
  let result = code;
  for (const { start, end, put } of cuts.toSorted((a, b) => b.start - a.start)) {
    // Removes an example together with its comma.
    const rest = put === '' ? result.slice(end).replace(/^\s*,/, '') : result.slice(end);
    result = result.slice(0, start) + put + rest;
  }
  return result;
}

function programOf(code: string, file: string): Node {
  return parseSync(file, code).program as unknown as Node;
}

/**
 * The module of a definition without the parts that its page does not use; other modules are returned
 * unchanged.
 */
export function pageDefinition(code: string, file: string): string {
  const program = programOf(code, file);
  const definition = argumentOf('defineCalculator', program);
  const evidence = argumentOf('evidence', program);
  if (!definition || !evidence) return code;
  const keywords = valueOf(property(definition, 'keywords'));
  return withoutCuts(code, [
    ...(keywords ? [{ start: keywords.start, end: keywords.end, put: "''" }] : []),
    ...refusalsCuts(valueOf(property(evidence, 'refusals'))),
    ...examplesCuts(valueOf(property(evidence, 'examples'))),
  ]);
}

/** The list that a module exports by that name, `as const` or not. */
function exportedList(name: string, program: Node): Node | undefined {
  const declared = nodes(program['body']).flatMap(({ declaration }) =>
    isNode(declaration) ? nodes(declaration['declarations']) : [],
  );
  const value = declared.find(({ id }) => Reflect.get(Object(id), 'name') === name)?.['init'];
  const list = isNode(value) && value.type === 'TSAsExpression' ? value['expression'] : value;
  return isNode(list) ? list : undefined;
}

/** The module with the examples and refusals of a card, `<name>/examples.ts`, without what its page does not use. */
export function pageExamples(code: string, file: string): string {
  const program = programOf(code, file);
  return withoutCuts(code, [
    ...refusalsCuts(exportedList('refusals', program)),
    ...examplesCuts(exportedList('examples', program)),
  ]);
}

/** Vite plugin: applies them to every definition and module of examples in the production build. */
export function pageDefinitions(): Plugin {
  return {
    name: 'calculario:page-definitions',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (/\/calculators\/[\w-]+\/[\w-]+\.ts$/.test(id)) return { code: pageDefinition(code, id), map: null };
      if (/\/calculators\/[\w-]+\/[\w-]+\/examples\.ts$/.test(id)) {
        return { code: pageExamples(code, id), map: null };
      }
      return undefined;
    },
  };
}
