import type { ShownValue } from './shown.ts';

/** A row of a table, whose cells are written when they are first asked for. */
export class ShownRow {
  readonly #write: () => readonly ShownValue[];
  #cells: readonly ShownValue[] | undefined;

  constructor(write: () => readonly ShownValue[]) {
    this.#write = write;
  }

  get cells(): readonly ShownValue[] {
    return (this.#cells ??= this.#write());
  }

  /** As JSON it is its cells. */
  toJSON(): readonly ShownValue[] {
    return this.cells;
  }
}
