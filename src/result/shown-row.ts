import type { ShownValue } from './shown.ts';

/** A row of a table that writes its cells on first use. */
export class ShownRow {
  readonly #write: () => readonly ShownValue[];
  #cells: readonly ShownValue[] | undefined;

  constructor(write: () => readonly ShownValue[]) {
    this.#write = write;
  }

  get cells(): readonly ShownValue[] {
    return (this.#cells ??= this.#write());
  }

  /** Represents itself as its cells in JSON. */
  toJSON(): readonly ShownValue[] {
    return this.cells;
  }
}
