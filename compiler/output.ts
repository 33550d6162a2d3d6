/** Locates, reads and writes the compiled files. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { CatalogueEntry } from '../src/catalogue/entry.ts';

const PROJECT = resolve(import.meta.dirname, '..');

/** Folder of the compiled files, which may be deleted at any time. */
export const OUTPUT = join(PROJECT, '.cache/calculators');

/** Path of a calculator's module, a `CompiledCalculator`. */
export const moduleFile = (id: string, output: string = OUTPUT) => join(output, `${id}.js`);

/** Path of the data for a calculator's page, a `CalculatorFacts` as JSON. */
export const factsFile = (id: string, output: string = OUTPUT) => join(output, `${id}.json`);

/** Path of a calculator's module for developers, which calculates without a page; `index` contains all calculators. */
export const packageFile = (name: string, output: string = OUTPUT) =>
  join(output, '../package', `${name}.js`);

/** Path of the validator of one of the site's own schemas. */
export const validatorFile = (name: string, output: string = OUTPUT) =>
  join(output, '../schemas', `${name}.js`);

/** Path of the list of all calculators, a `Catalogue`. */
export const catalogueFile = (output: string = OUTPUT) => join(output, 'catalogue.json');

/** Path of the published examples, a `ComparedData`. */
export const comparedFile = (output: string = OUTPUT) => join(output, 'compared.json');

/** Entire catalogue, read only by the build and the dev server. */
export interface Catalogue {
  readonly entries: readonly CatalogueEntry[];
  /** Calculators with a page, with their former ids and the kinds of their fields. */
  readonly pages: readonly {
    readonly id: string;
    readonly formerIds: readonly string[];
    readonly fieldKinds: readonly string[];
  }[];
}

/** Path of the folder with the search index, which depends on its contents, so that browsers may cache it forever. */
export function searchFolder(files: ReadonlyMap<string, unknown>): string {
  const hash = createHash('sha256');
  for (const [name, content] of files) hash.update(`${name}\n${JSON.stringify(content)}\n`);
  return `/assets/busca-${hash.digest('base64url').slice(0, 8)}`;
}

/** Reads a compiled JSON file. */
export function readOutput(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Replaces a file atomically, so that no reader sees a part of it. Returns false if the content is unchanged. */
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
