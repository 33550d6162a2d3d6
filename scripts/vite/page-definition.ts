/**
 * Strips from a definition what its page does not need. Of the evidence, only titles and inputs of the
 * visible examples remain: expected values, refusals and edge cases are for the tests and are not shipped to
 * the browser, be they in the card or in the evidence files of its folder. The keywords are in the catalogue.
 */
import { parseSync, type Plugin } from 'vite';
import { isEvidenceFile } from '../../compiler/evidence-file.ts';
import { argumentOf, isNode, nodes, property, valueOf, type Node } from '../../compiler/syntax.ts';
import { uncopied } from './own-ids.ts';
import { withCuts, withoutMembers, type Cut } from '../../compiler/cuts.ts';

const ONLY_FOR_TESTS = new Set(['expected', 'source']);

const isOnlyForTests = (example: Node) => valueOf(property(example, 'testOnly'))?.['value'] === true;

function exampleCuts(example: Node): Cut[] {
  if (example.type !== 'ObjectExpression') return [];
  return nodes(example['properties']).flatMap((member) => {
    const name: unknown = Reflect.get(Object(member['key']), 'name');
    const value = valueOf(member);
    return typeof name === 'string' && ONLY_FOR_TESTS.has(name) && value
      ? [{ start: value.start, end: value.end, put: '0' }]
      : [];
  });
}

/** A list without what only tests read, however its type is stated: `[…] satisfies readonly Example[]`. */
function listCuts(list: Node): Cut[] {
  const inner = list['expression'];
  if (isNode(inner)) return listCuts(inner);
  if (list.type !== 'ArrayExpression') return [];
  const examples = nodes(list['elements']);
  // Of cuts within one another only the outermost counts.
  return [...withoutMembers(examples, isOnlyForTests, list.end - 1), ...examples.flatMap(exampleCuts)];
}

/** Refusals are for the tests alone. A card that only names a list keeps the name: the list's own module gives it up. */
function refusalCuts(list: Node): Cut[] {
  const inner = list['expression'];
  if (isNode(inner)) return refusalCuts(inner);
  return list.type === 'ArrayExpression' ? [{ start: list.start, end: list.end, put: '[]' }] : [];
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
  const refusals = valueOf(property(evidence, 'refusals'));
  const examples = valueOf(property(evidence, 'examples'));
  return withCuts(code, [
    ...(keywords ? [{ start: keywords.start, end: keywords.end, put: "''" }] : []),
    ...(refusals ? refusalCuts(refusals) : []),
    ...(examples ? listCuts(examples) : []),
  ]);
}

/** The lists of examples and refusals in a card's folder, likewise without what only tests read. */
export function pageExamples(code: string, file: string): string {
  const exported = nodes(programOf(code, file)['body']).flatMap(({ type, declaration }) =>
    type === 'ExportNamedDeclaration' && isNode(declaration) ? nodes(declaration['declarations']) : [],
  );
  const cuts = exported.flatMap(({ id, init }) => {
    if (!isNode(init)) return [];
    const name: unknown = Reflect.get(Object(id), 'name');
    return /refusals$/i.test(String(name)) ? refusalCuts(init) : listCuts(init);
  });
  return withCuts(code, cuts);
}

/** Vite plugin: applies `pageDefinition` and `pageExamples` to the definitions in the production build. */
export function pageDefinitions(): Plugin {
  return {
    name: 'calculario:page-definitions',
    apply: 'build',
    enforce: 'pre',
    transform(code, module) {
      const id = uncopied(module);
      if (isEvidenceFile(id)) return { code: pageExamples(code, id), map: null };
      if (!/\/calculators\/[\w-]+\/[\w-]+\.ts$/.test(id)) return undefined;
      return { code: pageDefinition(code, id), map: null };
    },
  };
}
