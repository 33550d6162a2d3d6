/** Collects the definitions as plain data, checked and with all compiled parts. */
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { CatalogueEntry } from '../src/catalogue/entry.ts';
import { faultIf } from '../src/vocabulary/fault.ts';
import { todayInBrazil } from '../src/calendar/today.ts';
import { inFile, type Assessment, type CompiledParts, type FileFault } from './assessment.ts';
import { linkFaults, type Site } from './check-article.ts';
import { articleFile, CALCULATORS, definitionFile, definitionIds } from './load.ts';
import { Modules } from './modules.ts';
import { continuationFaults, formerIdFaults, sameIdFaults } from './check-ids.ts';
import { Workers, type Request } from './workers.ts';

/** Result of collecting the definitions. */
export interface Collected {
  readonly entries: readonly CatalogueEntry[];
  readonly parts: readonly CompiledParts[];
  readonly faults: readonly FileFault[];
  /** Findings that authors should look at, although nothing fails. */
  readonly remarks: readonly FileFault[];
}

/** Entry points of the compiler, on which every assessment depends. */
const COMPILER_FILES = ['collect-worker.ts', 'write-module.ts'].map((file) =>
  resolve(import.meta.dirname, file),
);

/** Assessment with a fingerprint of everything on which it depends. */
export interface Known extends Assessment {
  readonly fingerprint: string;
}

/** Changed definition, with the faults of its sources. */
interface Changed {
  readonly fingerprint: string;
  readonly faults: readonly FileFault[];
  readonly request: Request;
}

/** Reads, checks and compiles the definitions in a folder incrementally. */
export class Collector {
  readonly #root: string;
  readonly #project: string;
  readonly #modules: Modules;
  readonly #workers: Workers;
  /** Assessments by id, into which callers may load those of an earlier process. */
  readonly known = new Map<string, Known>();
  #compilerFingerprint = '';

  /**
   * @param root folder of the calculators
   * @param timeForOne timeout of a definition, in milliseconds
   */
  constructor(root: string = CALCULATORS, timeForOne?: number) {
    this.#workers = new Workers(timeForOne);
    this.#root = root;
    this.#project = dirname(root);
    this.#modules = new Modules(this.#project);
  }

  /**
   * Collects definitions, and assesses the changed ones.
   *
   * @param requested ids of the definitions to collect, by default all. The others are not loaded; their names are read
   *   from their files
   * @throws Error if the compiler itself cannot be loaded
   */
  async collect(requested?: readonly string[]): Promise<Collected> {
    const all = await definitionIds(this.#root);
    const ids = requested ?? all;
    this.#modules.refresh();
    this.#forgetAllBut(ids);
    await this.#update(ids);
    return this.#collected(ids, all);
  }

  #collected(ids: readonly string[], all: readonly string[]): Collected {
    const known = ids.flatMap((id) => {
      const found = this.known.get(id);
      return found ? [[id, found] as const] : [];
    });
    const parts = known.flatMap(([, found]) => found.parts ?? []);
    const site: Site = {
      ids: new Set(all),
      publicFolder: join(this.#project, 'public'),
      blogFolder: join(this.#project, 'src/blog/articles'),
    };
    const others = ids === all ? [] : all.filter((id) => !ids.includes(id));
    return {
      entries: known.flatMap(([, { entry }]) => entry ?? []),
      parts,
      remarks: known.flatMap(([, { remarks = [] }]) => remarks),
      faults: once([
        ...known.flatMap(([, { faults }]) => faults),
        ...sameIdFaults(known),
        ...formerIdFaults(known, site.ids),
        ...continuationFaults(known, site.ids),
        ...this.#sameNameFaults(known, others),
        ...known.flatMap(([id, { article = '' }]) =>
          linkFaults(id, article, site).map(inFile(`calculators/${id}.md`)),
        ),
      ]).toSorted((a, b) => ids.indexOf(idOf(a.file)) - ids.indexOf(idOf(b.file))),
    };
  }

  /** Prepares for the next edit by reading the sources and starting a thread. */
  async warm(): Promise<void> {
    this.#workers.warm();
    for (const id of await definitionIds(this.#root)) this.#modules.graphOf(definitionFile(id, this.#root));
  }

  close(): void {
    this.#workers.close();
  }

  /** True if definitions or their checks import this file. */
  dependsOn(file: string): boolean {
    return this.#modules.has(file);
  }

  #forgetAllBut(ids: readonly string[]): void {
    const present = new Set(ids);
    for (const id of this.known.keys()) if (!present.has(id)) this.known.delete(id);
  }

  async #update(ids: readonly string[]): Promise<void> {
    const compilerFingerprint = COMPILER_FILES.map((file) => this.#modules.graphOf(file).fingerprint).join();
    if (this.#compilerFingerprint !== compilerFingerprint) this.#workers.close();
    this.#compilerFingerprint = compilerFingerprint;
    const today = todayInBrazil(new Date());
    const changed = new Map<string, Changed>();
    for (const id of ids) {
      const file = definitionFile(id, this.#root);
      const { fingerprint: own, faults, isLoadable, ...used } = this.#modules.graphOf(file);
      const article = this.#modules.graphOf(articleFile(id, this.#root)).fingerprint;
      const fingerprint = [own, article, this.#compilerFingerprint, today].join();
      if (this.known.get(id)?.fingerprint === fingerprint) continue;
      // Do not load a broken source, which would only repeat its faults less clearly.
      if (isLoadable) changed.set(id, { fingerprint, faults, request: { id, root: this.#root, ...used } });
      else this.known.set(id, { fingerprint, faults });
    }
    const requests = [...changed.values()].map(({ request }) => request);
    await this.#workers.assess(requests, (id, assessment) => {
      const { fingerprint = '', faults = [] } = changed.get(id) ?? {};
      this.known.set(id, { ...assessment, fingerprint, faults: [...faults, ...assessment.faults] });
    });
  }

  #sameNameFaults(known: readonly (readonly [string, Known])[], others: readonly string[]): FileFault[] {
    const labels = [
      ['name', 'o nome'],
      ['title', 'o título'],
      ['description', 'a descrição'],
    ] as const;
    const sources = others.map((id) => [id, readFileSync(definitionFile(id, this.#root), 'utf8')] as const);
    return labels.flatMap(([property, label]) => {
      const owners = new Map<string, string>();
      return known.flatMap(([id, { entry }]) => {
        const value = entry?.[property];
        if (value === undefined) return [];
        const [elsewhere] = sources.find(([, source]) => namesItself(source, property, value)) ?? [];
        const owner = owners.get(value) ?? elsewhere;
        if (owner === undefined) owners.set(value, id);
        // Report only the name if the title defaults to it.
        const isReported = property === 'title' && entry?.name === value;
        return faultIf(
          owner !== undefined && !isReported,
          property,
          `${label} "${value}" já é de calculators/${owner}.ts`,
          'dê a cada calculadora um nome, um título e uma descrição próprios',
        ).map(inFile(`calculators/${id}.ts`));
      });
    });
  }
}

/** Reads, checks and compiles all definitions in a folder once. */
export async function collect(root: string = CALCULATORS, timeForOne?: number): Promise<Collected> {
  const collector = new Collector(root, timeForOne);
  try {
    return await collector.collect();
  } finally {
    collector.close();
  }
}

/** Removes duplicate faults, because several definitions may import the same faulty file. */
function once(faults: readonly FileFault[]): FileFault[] {
  return [...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()];
}

/** True if a source sets a property of the definition itself, which has two spaces of indentation, to this text. */
function namesItself(source: string, property: string, value: string): boolean {
  const start = source.indexOf(value);
  if (start === -1) return false;
  const written = value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^ {2}${property}:\\s*['"\`]${written}['"\`],?$`, 'm').test(source);
}

function idOf(file: string): string {
  return file.replace(/^calculators\//, '').replace(/\.\w+$/, '');
}
