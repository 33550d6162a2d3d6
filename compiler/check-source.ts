/**
 * Finds faults in the source of a definition, with their lines: syntax errors, forbidden or missing imports, forbidden
 * globals, and misplaced parts. Applies our own lint rules.
 */
import { existsSync } from 'node:fs';
import type { parseSync } from 'vite';
import { NO_NETWORK, rules } from '../scripts/lint/plugin.ts';
import type { FileFault } from './assessment.ts';
import { inPortuguese } from './attempt.ts';
import { childrenOf, exportedEvidence, nodes, type Node } from './syntax.ts';

type Parsed = ReturnType<typeof parseSync>;

interface Imported {
  readonly value: string;
  readonly path: string;
  readonly start: number;
}

/** Members that belong only in `export const evidence`. */
const EVIDENCE = new Set(['examples', 'refusals', 'notShown']);
/** Members that belong only in `defineCalculator({…})`. */
const CALCULATION = new Set(
  (
    'id name title description keywords icon popular formerIds alsoListedIn sources ' +
    'blankNumbers asks passesOn continuesWhen inputs rules liveNotice compute'
  ).split(' '),
);

/**
 * True for a file with examples in the folder of a definition: `examples.ts`, or a file for each kind of case
 * (`simple-examples.ts`).
 *
 * @param file path with forward slashes
 */
export function isEvidenceFile(file: string): boolean {
  return /\/calculators\/[\w-]+\/[\w-]+\/(?:[\w-]+-)?examples\.ts$/.test(file);
}

function placeAt(code: string, offset: number): string {
  return `linha ${lineAt(code, offset)}`;
}

/**
 * Finds faults that keep a file from loading.
 *
 * @param file path relative to the project, with forward slashes
 */
export function loadingFaults(
  file: string,
  code: string,
  { errors }: Parsed,
  imported: readonly Imported[],
): FileFault[] {
  if (errors.length > 0) {
    return errors.map(({ message, labels }) => {
      const start = labels[0]?.start ?? 0;
      return {
        file,
        place: placeAt(code, start),
        problem: `erro de sintaxe em "${lineText(code, start)}": ${inPortuguese(message)}`,
        remedy: 'corrija a linha (muitas vezes falta uma vírgula ou uma chave logo antes)',
      };
    });
  }
  return imported
    .filter(({ path }) => !existsSync(path))
    .map(({ value, start }) => ({
      file,
      place: placeAt(code, start),
      problem: `o arquivo importado "${value}" não existe`,
      remedy: 'corrija o caminho (com a terminação .ts)',
    }));
}

/** Finds faults of a file that can be loaded. */
export function sourceFaults(file: string, code: string, parsed: Parsed): FileFault[] {
  const program = parsed.program as unknown as Node;
  return [
    ...lintFaults(file, program).map(({ message, start }) => ({
      file,
      place: placeAt(code, start),
      problem: message,
      remedy: message.endsWith(NO_NETWORK)
        ? 'tire a chamada: o que vem de fora entra por um campo, uma tabela ou uma série'
        : 'o que uma calculadora pode importar e ler está em scripts/lint/layers.ts',
    })),
    ...misplaced(program).map(({ name, is, belongs, start }) => ({
      file,
      place: placeAt(code, start),
      problem: `"${name}" está em ${is}, mas pertence a ${belongs}`,
      remedy: `mude-o para ${belongs}`,
    })),
    ...(isEvidenceFile(`/${file}`) ? [] : computedParts(program)).map(({ start }) => ({
      file,
      place: placeAt(code, start),
      problem: `as provas não são um literal em "${lineText(code, start)}": a página levaria tudo o que elas citam`,
      remedy: `escreva os casos por extenso, ou monte-os em ${file.replace(/\.ts$/, '')}/examples.ts e cite a lista pelo nome`,
    })),
  ];
}

/** True if a fault is network use, so that the file must not run. */
export function reachesNetwork({ problem }: FileFault): boolean {
  return problem.endsWith(NO_NETWORK);
}

function lineAt(code: string, offset: number): number {
  return code.slice(0, offset).split('\n').length;
}

function lineText(code: string, offset: number): string {
  return (code.split('\n')[lineAt(code, offset) - 1] ?? '').trim().slice(0, 80);
}

/** Iterates over a node and all its descendants. */
function* nodesIn(node: Node): Generator<Node> {
  yield node;
  for (const child of childrenOf(node)) yield* nodesIn(child);
}

/** Applies our own lint rules to a file. */
function lintFaults(file: string, program: Node): { message: string; start: number }[] {
  const found: { message: string; start: number }[] = [];
  const report = ({ message, node }: { message: string; node: Node }) =>
    found.push({ message, start: node.start });
  // Pass only the properties that our rules read.
  const context = { cwd: '/', filename: `/${file}`, report };
  const visitors = Object.values(rules).map(
    (rule) => rule.create(context as never) as Readonly<Record<string, ((node: Node) => void) | undefined>>,
  );
  for (const node of nodesIn(program)) for (const visitor of visitors) visitor[node.type]?.(node);
  return found.toSorted((a, b) => a.start - b.start);
}

interface Misplaced {
  readonly name: string;
  readonly is: string;
  readonly belongs: string;
  readonly start: number;
}

/** Finds members of an object that belong in another part of the definition. */
function foreignMembers(
  object: Node | undefined,
  foreign: ReadonlySet<string>,
  is: string,
  belongs: string,
): Misplaced[] {
  return nodes(object?.['properties'])
    .map(({ key, start }) => ({ name: String(Reflect.get(Object(key), 'name')), start, is, belongs }))
    .filter(({ name }) => foreign.has(name));
}

/** Nodes that a bundler keeps even if they are unused. */
const COMPUTED = new Set(['CallExpression', 'NewExpression', 'SpreadElement']);

/** Finds the outermost parts of the evidence that are computed when the file loads. */
function computedParts(program: Node): Node[] {
  const outermost = (node: Node): Node[] =>
    COMPUTED.has(node.type) ? [node] : childrenOf(node).flatMap(outermost);
  return nodes(program['body']).flatMap((statement) => {
    const evidence = exportedEvidence(statement);
    return evidence ? outermost(evidence) : [];
  });
}

const IN_CALCULATION = 'defineCalculator({…})';
const IN_EVIDENCE = 'export const evidence = {…}';

/** Finds parts of a definition in a place where they would be ignored. */
function misplaced(program: Node): Misplaced[] {
  return [...nodesIn(program)].flatMap((node) => {
    const { type, callee } = node;
    if (type === 'CallExpression' && Reflect.get(Object(callee), 'name') === 'defineCalculator') {
      const [argument] = nodes(node['arguments']);
      return [
        ...foreignMembers(argument, EVIDENCE, IN_CALCULATION, IN_EVIDENCE),
        ...foreignMembers(argument, new Set(['result', 'layout']), IN_CALCULATION, '.layout([…])'),
      ];
    }
    return foreignMembers(exportedEvidence(node), CALCULATION, IN_EVIDENCE, IN_CALCULATION);
  });
}
