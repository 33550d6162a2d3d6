/** Finds and loads the definitions by scanning `calculators/`, so that nobody has to maintain a list. */
import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Definition, Evidence } from '../src/engine/definition.ts';
import type { ProvenDefinition } from './proven.ts';

/** Folders of `calculators/` without definitions. */
const NOT_CATEGORIES = new Set(['formulas', 'layouts', 'lei', 'regras', 'series', 'tabelas']);

/** Default folder of the definitions; tests pass another one. */
export const CALCULATORS = resolve(import.meta.dirname, '../calculators');

/**
 * Lists the ids of all definitions, sorted: `calculators/<category>/<slug>.ts` has the id `<category>/<slug>`.
 *
 * @param root folder to scan
 */
export async function definitionIds(root: string = CALCULATORS): Promise<string[]> {
  const folders = await readdir(root, { withFileTypes: true });
  const categories = folders.filter((entry) => entry.isDirectory() && !NOT_CATEGORIES.has(entry.name));
  const ids = await Promise.all(
    categories.map(async ({ name: category }) => {
      const files = await readdir(resolve(root, category));
      return files
        .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
        .map((file) => `${category}/${file.slice(0, -'.ts'.length)}`);
    }),
  );
  return ids.flat().toSorted();
}

/** True for the definition of a calculator, its article, or a module in its folder. */
export function isOf(id: string, file: string): boolean {
  return ['.', '/'].some((next) => file.startsWith(`calculators/${id}${next}`));
}

export function definitionFile(id: string, root: string = CALCULATORS): string {
  return resolve(root, `${id}.ts`);
}

export function articleFile(id: string, root: string = CALCULATORS): string {
  return resolve(root, `${id}.md`);
}

/** Cache of loaded definitions, which makes it possible to compile each one only once. */
const loaded = new WeakMap<Definition, ProvenDefinition>();

/**
 * Loads a definition with its evidence, as the same object each time.
 *
 * @throws Error if the file has no definition as its default export, or no evidence
 */
export async function loadDefinition(id: string, root: string = CALCULATORS): Promise<ProvenDefinition> {
  const module: unknown = await import(pathToFileURL(definitionFile(id, root)).href);
  const definition: unknown = Reflect.get(Object(module), 'default');
  const evidence: unknown = Reflect.get(Object(module), 'evidence');
  if (!isDefinition(definition)) {
    throw new Error(
      `calculators/${id}.ts: não exporta uma definição. Escreva "const card = defineCalculator({…}).layout([…]);" e "export default card;".`,
    );
  }
  if (!isEvidence(evidence)) {
    throw new Error(
      `calculators/${id}.ts: não exporta as provas. Acrescente "export const evidence = {…} satisfies EvidenceOf<typeof card>;".`,
    );
  }
  const proven = loaded.get(definition) ?? { ...evidence, ...definition };
  loaded.set(definition, proven);
  return proven;
}

function isDefinition(value: unknown): value is Definition {
  return typeof value === 'object' && value !== null && 'compute' in value;
}

function isEvidence(value: unknown): value is Evidence {
  return typeof value === 'object' && value !== null;
}
