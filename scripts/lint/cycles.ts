/** Finds dependency cycles between folders, which could not be understood or moved separately. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** Direct dependencies of each node. */
export type Graph = ReadonlyMap<string, readonly string[]>;

/** Finds the groups of nodes that depend on each other, each sorted; empty without cycles. */
export function cyclesIn(graph: Graph): string[][] {
  const reached = new Map([...graph.keys()].map((node) => [node, reachableFrom(graph, node)]));
  const leads = (from: string, to: string) => reached.get(from)?.has(to) === true;
  const groups = [...graph.keys()]
    .filter((node) => leads(node, node))
    .map((node) => [...graph.keys()].filter((other) => leads(node, other) && leads(other, node)).toSorted());
  return [...new Map(groups.map((group) => [group.join(), group])).values()];
}

function reachableFrom(graph: Graph, start: string): Set<string> {
  const found = new Set<string>();
  const open = [...(graph.get(start) ?? [])];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (found.has(node)) continue;
    found.add(node);
    open.push(...(graph.get(node) ?? []));
  }
  return found;
}

/** Removes the edges between a folder and its own subfolders. */
export function withoutNesting(graph: Graph): Graph {
  const isInside = (inner: string, outer: string) => inner.startsWith(`${outer}/`);
  return new Map(
    [...graph].map(([from, targets]) => [
      from,
      targets.filter((to) => to !== from && !isInside(to, from) && !isInside(from, to)),
    ]),
  );
}

const IMPORT = /\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g;
const SOURCES = ['schemas/**/*.ts', 'src/**/*.{ts,tsx}', 'calculators/**/*.ts', 'compiler/**/*.ts'];
const TESTS = ['**/*.test.{ts,tsx}', '**/testing/**'];

/** Reads the imports between the product's files, as paths relative to the project. */
export function importsOf(root: string): [file: string, target: string][] {
  return globSync(SOURCES, { cwd: root, exclude: TESTS })
    .map((file) => file.replaceAll('\\', '/'))
    .flatMap((file) =>
      [...readFileSync(posix.join(root, file), 'utf8').matchAll(IMPORT)].map(
        ([, specifier = '']): [string, string] => [
          file,
          posix.join(posix.dirname(file), specifier.replace(/\?.*$/, '')),
        ],
      ),
    )
    .filter(([, target]) => existsSync(posix.join(root, target)));
}

/**
 * Reduces imports to dependencies between sibling folders, such as `src/admin/login` and `src/admin/frame`, or `src`
 * and `calculators`.
 */
export function folderGraph(imports: readonly (readonly [file: string, target: string])[]): Graph {
  const graph = new Map<string, Set<string>>();
  for (const [file, target] of imports) {
    const from = file.split('/').slice(0, -1);
    const to = target.split('/').slice(0, -1);
    const fork = from.findIndex((name, index) => name !== to[index]);
    if (fork === -1 || fork >= to.length) continue;
    const [folder, dependencies] = [from, to].map((path) => path.slice(0, fork + 1).join('/')) as [
      string,
      string,
    ];
    graph.set(folder, (graph.get(folder) ?? new Set()).add(dependencies));
  }
  return new Map([...graph].map(([folder, dependencies]) => [folder, [...dependencies]]));
}
