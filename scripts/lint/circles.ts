/** Finds folders that need each other, directly or indirectly, so that none can be understood or moved alone. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** Dependencies by node. */
export type Graph = ReadonlyMap<string, readonly string[]>;

/** Groups of nodes that all lead to one another, each sorted; empty without a circle. */
export function circlesIn(graph: Graph): string[][] {
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

/** A graph without the edges between a folder and its own subfolders. */
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

/** The imports between the product's files, as paths relative to the project. */
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
 * The dependencies between sibling folders: `src/admin/login` and `src/admin/frame`, `src/form` and `src/ui`, `src` and
 * `calculators`.
 */
export function folderGraph(imports: readonly (readonly [file: string, target: string])[]): Graph {
  const graph = new Map<string, Set<string>>();
  for (const [file, target] of imports) {
    const from = file.split('/').slice(0, -1);
    const to = target.split('/').slice(0, -1);
    const fork = from.findIndex((name, index) => name !== to[index]);
    if (fork === -1 || fork >= to.length) continue;
    const [folder, needed] = [from, to].map((path) => path.slice(0, fork + 1).join('/')) as [string, string];
    graph.set(folder, (graph.get(folder) ?? new Set()).add(needed));
  }
  return new Map([...graph].map(([folder, needed]) => [folder, [...needed]]));
}
