import type { ShownValue } from './shown.ts';

/** A row of a table that formats its cells on first use. */
export class ShownRow {
  readonly #write: () => readonly ShownValue[];
  #cells: readonly ShownValue[] | undefined;

  constructor(write: () => readonly ShownValue[]) {
    this.#write = write;
  }

  get cells(): readonly ShownValue[] {
    return (this.#cells ??= this.#write());
  }

  /** Serializes the row as its cells. */
  toJSON(): readonly ShownValue[] {
    return this.cells;
  }
}
