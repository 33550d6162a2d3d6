/** Reads the modules of a definition, for a fingerprint of their contents and the faults of their sources. */
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import { parseSync } from 'vite';
import type { FileFault } from './assessment.ts';
import { isEvidenceFile, loadingFaults, reachesNetwork, sourceFaults } from './check-source.ts';
import { quotedTables } from './quote-tables.ts';
import { literalsOf, type Literals } from './typed-figures.ts';
import { slashed } from './slashed.ts';

/** Analysis of a file at one time. */
interface Module {
  readonly fingerprint: string;
  /** Paths of imported files, or of the tables that an article quotes. */
  readonly imports: readonly string[];
  readonly faults: readonly FileFault[];
  /** True if the file parses, its imports exist, and it does not use the network. */
  readonly isLoadable: boolean;
  /** Literals of a file in `calculators/`. */
  readonly literals?: Literals;
}

/** Summary of a file with its direct and indirect imports. */
interface ModuleGraph {
  readonly fingerprint: string;
  readonly faults: readonly FileFault[];
  readonly isLoadable: boolean;
  /** Literals of the file and of the modules in its folder, without examples. */
  readonly literals: ReadonlyMap<string, Literals>;
  /** Names of the tables that the file uses, directly or through modules that are no tables. */
  readonly tables: ReadonlySet<string>;
}

function digest(parts: Iterable<string>): string {
  const hash = createHash('sha1');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}

/** Parses modules, and caches them until they change. */
export class Modules {
  readonly #project: string;
  readonly #known = new Map<string, Module>();
  /** Modules checked since the last `refresh`. */
  #current = new Map<string, Module | undefined>();

  /** @param project folder that contains `calculators/`, to which the names of files are relative */
  constructor(project: string) {
    this.#project = project;
  }

  /** Makes the next reads check all files for changes. */
  refresh(): void {
    this.#current = new Map();
  }

  /** True if a file was ever part of a graph. */
  has(file: string): boolean {
    return this.#known.has(file);
  }

  /** Summarizes a file and its imports. */
  graphOf(file: string): ModuleGraph {
    const reached = new Map<string, Module>();
    const pending = [file];
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
      if (reached.has(next)) continue;
      const module = this.#moduleAt(next);
      if (!module) continue;
      reached.set(next, module);
      pending.push(...module.imports);
    }
    const folder = `${file.replace(/\.\w+$/, '')}${sep}`;
    const files = [...reached].toSorted(([a], [b]) => (a < b ? -1 : 1));
    return {
      // Use relative names, so that a copy of the project can continue from copied files.
      fingerprint: digest(files.flatMap(([name, module]) => [this.#nameOf(name), module.fingerprint])),
      faults: files.flatMap(([, { faults }]) => faults),
      isLoadable: files.every(([, { isLoadable }]) => isLoadable),
      tables: new Set(
        files.flatMap(([name, { imports }]) =>
          this.#tableAt(name) === undefined ? imports.flatMap((path) => this.#tableAt(path) ?? []) : [],
        ),
      ),
      literals: new Map(
        files.flatMap(([name, { literals }]) => {
          // Skip examples, which may contain legal figures, because people calculate them without our tables.
          const isOwn = name === file || (name.startsWith(folder) && !isEvidenceFile(slashed(name)));
          return literals !== undefined && isOwn ? [[this.#nameOf(name), literals] as const] : [];
        }),
      ),
    };
  }

  #moduleAt(file: string): Module | undefined {
    if (this.#current.has(file)) return this.#current.get(file);
    const module = this.#freshModuleAt(file);
    if (module) this.#known.set(file, module);
    this.#current.set(file, module);
    return module;
  }

  /** The known module if its file has not changed, or else the one that the file contains now. */
  #freshModuleAt(file: string): Module | undefined {
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return undefined;
    const code = readFileSync(file, 'utf8');
    const fingerprint = digest([code]);
    const known = this.#known.get(file);
    // Parse a faulty file again, because a missing import may exist by now.
    return known?.isLoadable && known.fingerprint === fingerprint
      ? known
      : this.#parse(file, code, fingerprint);
  }

  #parse(file: string, code: string, fingerprint: string): Module {
    if (!file.endsWith('.ts')) {
      const tables = file.endsWith('.md') ? [...quotedTables(code)] : [];
      const imports = tables.map((table) => resolve(this.#project, `calculators/tabelas/${table}.ts`));
      return { fingerprint, imports, faults: [], isLoadable: true };
    }
    const parsed = parseSync(file, code);
    const { staticImports, staticExports, dynamicImports } = parsed.module;
    const requests = [
      ...staticImports.map(({ moduleRequest }) => moduleRequest),
      ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest ?? [])),
      ...dynamicImports.map(({ moduleRequest: { start, end } }) => ({
        value: code.slice(start + 1, end - 1),
        start,
      })),
    ].filter(({ value }) => value.startsWith('.'));
    const imported = requests.map(({ value, start }) => ({
      path: resolve(dirname(file), value),
      value,
      start,
    }));
    const name = this.#nameOf(file);
    // Check only the files of calculators, because the linter checks our own code.
    const isCalculator = name.startsWith('calculators/');
    const fatal = isCalculator ? loadingFaults(name, code, parsed, imported) : [];
    const faults = isCalculator && fatal.length === 0 ? sourceFaults(name, code, parsed) : fatal;
    return {
      fingerprint,
      imports: imported.map(({ path }) => path),
      faults,
      isLoadable: fatal.length === 0 && !faults.some(reachesNetwork),
      ...(isCalculator ? { literals: literalsOf(parsed.program) } : {}),
    };
  }

  /** Name of a table by the path of its file; `undefined` for other files. */
  #tableAt(file: string): string | undefined {
    return /^calculators\/tabelas\/(.+)\.ts$/.exec(this.#nameOf(file))?.[1];
  }

  #nameOf(file: string): string {
    return slashed(relative(this.#project, file));
  }
}
