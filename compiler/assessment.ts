/** Findings about one definition, as plain data that can travel between threads. */
import type { CatalogueEntry } from '../src/catalogue/entry.ts';
import type { PublishedExample } from '../src/catalogue/page-data.ts';
import type { Programs } from '../src/engine/calculator.ts';
import type { ShownExample } from '../src/engine/definition.ts';
import type { SharedField } from './continuations.ts';
import type { Fault } from '../src/vocabulary/fault.ts';

/** Everything that the page of a calculator needs besides the module of its definition. */
export interface CompiledParts {
  readonly id: string;
  /** Ids that it had before it was renamed. */
  readonly formerIds: readonly string[];
  /** The definition's module. */
  readonly file: string;
  /** ES module that exports the precompiled validator as `validate`. */
  readonly validatorCode: string;
  readonly programs: Programs;
  /** The kinds of fields whose controls its form has. */
  readonly fieldKinds: readonly string[];
  readonly examples: readonly ShownExample[];
  readonly published: readonly PublishedExample[];
  /** The fields that other calculators also have, and the results that fill theirs. */
  readonly shared: readonly SharedField[];
  /** The article in Markdown with its examples quoted; empty without one. */
  readonly article: string;
}

/** A fault with the file that has it. */
export interface FileFault extends Fault {
  readonly file: string;
}

/** Findings about a definition by itself; comparisons with others wait until all are known. */
export interface Assessment {
  /** The id in the definition itself; absent if unreadable. */
  readonly ownId?: string;
  readonly faults: readonly FileFault[];
  /** Absent if the definition is too faulty for a page. */
  readonly entry?: CatalogueEntry;
  readonly parts?: CompiledParts;
  readonly article?: string;
}
