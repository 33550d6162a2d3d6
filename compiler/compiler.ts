/** Compiles definitions to files incrementally. */
import { existsSync, globSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { relations } from '../src/catalogue/catalogue.ts';
import { categoryOf } from '../src/catalogue/categories.ts';
import { summaryOf } from '../src/catalogue/entry.ts';
import { comparedPage, type CalculatorFacts } from '../src/catalogue/page-data.ts';
import { searchFiles } from '../src/search/search-files.ts';
import { ownMentions } from './blog/mentions.ts';
import { takeLock } from '../scripts/lock.mjs';
import { digestOf, knownFaults, writeStamp, type Compilation } from './compile.ts';
import { continuations } from './continuations.ts';
import { Collector, type Collected, type Known } from './collect.ts';
import { CALCULATORS } from './load.ts';
import {
  catalogueFile,
  comparedFile,
  factsFile,
  moduleFile,
  packageFile,
  OUTPUT,
  readOutput,
  searchFolder,
  validatorFile,
  writeOutput,
  type Catalogue,
} from './output.ts';
import { schemaModules } from './schemas.ts';
import { summariesOf } from './summaries.ts';
import { compiledModule, packageModules } from './write-module.ts';
import { findableArticles } from './blog/article-files.ts';
import { slashed } from './slashed.ts';

const RELATED_COUNT = 3;

/** File with the assessments for the next compilation. */
const STATE = 'state.json';

type Write = (file: string, content: string) => void;

/** Compiles the changed definitions on each call; `npm run dev` keeps an instance. */
export class Compiler {
  readonly #root: string;
  readonly #project: string;
  readonly #output: string;
  readonly #collector: Collector;

  /**
   * @param root folder of the calculators
   * @param output folder of the compiled files
   */
  constructor(root: string = CALCULATORS, output: string = OUTPUT) {
    this.#root = root;
    this.#project = dirname(root);
    this.#output = output;
    this.#collector = new Collector(root);
  }

  /** True if definitions or their checks import this file. */
  dependsOn(file: string): boolean {
    return this.#collector.dependsOn(file);
  }

  /** Prepares for the next edit. */
  async warm(): Promise<void> {
    this.#restore();
    await this.#collector.warm();
  }

  close(): void {
    this.#collector.close();
  }

  /** @throws Error if the compiler itself cannot be loaded */
  async compile(): Promise<Compilation> {
    const digest = digestOf(this.#project);
    const release = await takeLock(join(this.#output, 'lock'));
    try {
      // Check again, because another process may have compiled while this one waited for the lock.
      const known = knownFaults(digest, this.#output);
      if (known) return { faults: known, changed: [] };
      this.#restore();
      const before = new Map([...this.#collector.known].map(([id, { fingerprint }]) => [id, fingerprint]));
      const found = await this.#collector.collect();
      const changed = await this.#write(found, before);
      writeOutput(join(this.#output, STATE), JSON.stringify(Object.fromEntries(this.#collector.known)));
      writeStamp({ digest, faults: found.faults }, this.#output);
      return { faults: found.faults, changed };
    } finally {
      release();
    }
  }

  /** Writes all files; returns those whose content has changed. */
  async #write(found: Collected, before: ReadonlyMap<string, string>): Promise<string[]> {
    const changed: string[] = [];
    const write: Write = (file, content) => {
      if (writeOutput(file, content)) changed.push(file);
    };
    await this.#writeModules(found, before, write);
    await this.#writeFacts(found, write);
    this.#writeCatalogue(found, write);
    await this.#writeSearch(found, write);
    for (const [name, code] of packageModules(found.parts.map(({ id }) => id))) {
      write(packageFile(name, this.#output), code);
    }
    for (const [name, code] of schemaModules(this.#project)) write(validatorFile(name, this.#output), code);
    this.#remove(found);
    return changed;
  }

  /** Writes the modules of changed definitions. */
  async #writeModules(
    { parts }: Collected,
    before: ReadonlyMap<string, string>,
    write: Write,
  ): Promise<void> {
    const { known } = this.#collector;
    for (const part of parts) {
      const file = moduleFile(part.id, this.#output);
      if (known.get(part.id)?.fingerprint === before.get(part.id) && existsSync(file)) continue;
      const { code, map } = await compiledModule(part, this.#root, this.#project);
      write(`${file}.map`, map);
      write(file, `${code}\n//# sourceMappingURL=${basename(file)}.map\n`);
    }
  }

  /** Writes the facts that each calculator's page shows. */
  async #writeFacts({ entries: all, parts }: Collected, write: Write): Promise<void> {
    const related = relations(all);
    const mentions = await ownMentions();
    const continuing = continuations(parts);
    const entries = new Map(all.map((entry) => [entry.id, entry]));
    for (const { id, examples, article } of parts) {
      const entry = entries.get(id);
      if (!entry) continue;
      const alike = related(id, RELATED_COUNT);
      const facts: CalculatorFacts = {
        entry: summaryOf(entry),
        examples,
        article,
        related: alike.map(summaryOf),
        continuations: continuing(
          id,
          alike.map((each) => each.id),
        ).flatMap(({ id: target, fields }) => {
          const name = entries.get(target)?.name;
          return name === undefined ? [] : [{ id: target, name, fields }];
        }),
        mentions: mentions.get(id) ?? [],
      };
      write(factsFile(id, this.#output), JSON.stringify(facts));
    }
  }

  #writeCatalogue({ entries, parts }: Collected, write: Write): void {
    const catalogue: Catalogue = {
      entries,
      pages: parts.map(({ id, formerIds, fieldKinds }) => ({ id, formerIds, fieldKinds })),
    };
    write(catalogueFile(this.#output), JSON.stringify(catalogue));
    write(comparedFile(this.#output), JSON.stringify(comparedPage(entries, parts)));
    for (const [name, content] of Object.entries(summariesOf(entries))) {
      write(join(this.#output, `${name}.json`), JSON.stringify(content));
    }
  }

  async #writeSearch({ entries }: Collected, write: Write): Promise<void> {
    const { facts, files } = searchFiles(entries, (id) => categoryOf(id).label, {
      articles: await findableArticles(),
    });
    const folder = searchFolder(files);
    write(join(this.#output, 'search.json'), JSON.stringify({ facts, folder }));
    rmSync(join(this.#output, 'search'), { recursive: true, force: true });
    for (const [name, content] of files) {
      write(join(this.#output, 'search', `${name}.json`), JSON.stringify(content));
    }
  }

  /** Deletes the files of definitions that no longer exist or no longer have a page. */
  #remove({ parts }: Collected): void {
    const present = new Set(parts.map(({ id }) => id));
    for (const name of globSync('*/*.js', { cwd: this.#output })) {
      const id = slashed(name.slice(0, -'.js'.length));
      if (present.has(id)) continue;
      for (const file of [moduleFile, factsFile, packageFile]) {
        const stale = file(id, this.#output);
        rmSync(stale, { force: true });
        rmSync(`${stale}.map`, { force: true });
      }
    }
  }

  #restore(): void {
    if (this.#collector.known.size > 0) return;
    try {
      const known = readOutput(join(this.#output, STATE)) as Record<string, Known>;
      for (const [id, assessed] of Object.entries(known)) this.#collector.known.set(id, assessed);
    } catch {
      // Compile everything without a saved state.
    }
  }
}
