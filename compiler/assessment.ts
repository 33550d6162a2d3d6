/** Findings about a definition, as plain data that threads can exchange. */
import type { CatalogueEntry } from '../src/catalogue/entry.ts';
import type { ContentNode } from '../src/catalogue/content-node.ts';
import type { PublishedExample } from '../src/catalogue/page-data.ts';
import type { Programs } from '../src/engine/calculator.ts';
import type { ShownExample } from '../src/engine/definition.ts';
import type { SharedField } from './continuations.ts';
import type { Fault } from '../src/vocabulary/fault.ts';

/** Parts that the page of a calculator needs in addition to the module of its definition. */
export interface CompiledParts {
  readonly id: string;
  /** Ids before the calculator was renamed. */
  readonly formerIds: readonly string[];
  /** Path of the definition. */
  readonly file: string;
  /** Code of an ES module that exports the precompiled validator as `validate`. */
  readonly validatorCode: string;
  readonly programs: Programs;
  /** Kinds of the fields in the form. */
  readonly fieldKinds: readonly string[];
  readonly examples: readonly ShownExample[];
  readonly published: readonly PublishedExample[];
  /** Fields and results that can be passed on to other calculators. */
  readonly shared: readonly SharedField[];
  /** Ids in the definition's `continuesWhen`. */
  readonly continuesIn: readonly string[];
  /** Article with its quotations filled in; empty without a valid one. */
  readonly article: readonly ContentNode[];
}

/** Fault with its file. */
export interface FileFault extends Fault {
  readonly file: string;
}

/** Adds a file to faults. */
export function inFile(file: string): (fault: Fault) => FileFault {
  return (fault) => ({ file, ...fault });
}

/** Findings about a single definition, before it is compared with others. */
export interface Assessment {
  /** Id in the definition; undefined if it cannot be loaded. */
  readonly ownId?: string;
  readonly faults: readonly FileFault[];
  /** Findings that an author should look at, although nothing fails. */
  readonly remarks?: readonly FileFault[];
  /** Catalogue entry; undefined if the definition is too faulty for a page. */
  readonly entry?: CatalogueEntry;
  readonly parts?: CompiledParts;
  readonly article?: string;
}
