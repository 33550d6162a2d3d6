/** Paths of the compiled files, which pages, the server, the API, the package, the command line and tests import. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { CatalogueEntry } from '../src/catalogue/entry.ts';

const PROJECT = resolve(import.meta.dirname, '..');

/** Folder of the compiled files; it may be deleted at any time. */
export const OUTPUT = join(PROJECT, '.cache/calculators');

/** The module of a calculator: a `CompiledCalculator`. */
export const moduleFile = (id: string, output: string = OUTPUT) => join(output, `${id}.js`);

/** The data of its page: a `CalculatorFacts`, as JSON. */
export const factsFile = (id: string, output: string = OUTPUT) => join(output, `${id}.json`);

/** The module of a calculator for developers, which calculates without a page; `index` contains all. */
export const packageFile = (name: string, output: string = OUTPUT) =>
  join(output, '../package', `${name}.js`);

/** The validator of one of the site's own schemas. */
export const validatorFile = (name: string, output: string = OUTPUT) =>
  join(output, '../schemas', `${name}.js`);

/** All calculators, as `Catalogue`. */
export const catalogueFile = (output: string = OUTPUT) => join(output, 'catalogue.json');

/** The published examples, as `ComparedData`. */
export const comparedFile = (output: string = OUTPUT) => join(output, 'compared.json');

/** The whole catalogue; only the build and the server in dev read it. */
export interface Catalogue {
  readonly entries: readonly CatalogueEntry[];
  /** All calculators with a page: their former ids, and the kinds of their fields. */
  readonly pages: readonly {
    readonly id: string;
    readonly formerIds: readonly string[];
    readonly fieldKinds: readonly string[];
  }[];
}

/**
 * Address of the search index's folder, which changes with the contents, so that browsers may cache the files forever.
 */
export function searchFolder(files: ReadonlyMap<string, unknown>): string {
  const hash = createHash('sha256');
  for (const [name, content] of files) hash.update(`${name}\n${JSON.stringify(content)}\n`);
  return `/assets/busca-${hash.digest('base64url').slice(0, 8)}`;
}

/** Reads a compiled JSON file. */
export function readOutput(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Replaces a file in one step, so that no reader sees half of it. Returns false if it already had that content. */
export function writeOutput(file: string, content: string): boolean {
  try {
    if (readFileSync(file, 'utf8') === content) return false;
  } catch {
    mkdirSync(dirname(file), { recursive: true });
  }
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content);
  renameSync(draft, file);
  return true;
}
