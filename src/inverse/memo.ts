/** Memoizes a function of whole numbers, and limits the number of its evaluations. */

/** A function of whole numbers, the points of a grid; undefined at refused points. */
export type GridFunction = (at: number) => number | undefined;

/** A point of the grid with its value. */
export interface Point {
  readonly at: number;
  readonly value: number;
}

/** Thrown when the maximum number of evaluations is reached. */
export class BudgetExceededError extends Error {
  override readonly name = 'BudgetExceededError';
}

/** Memoizes a function and limits the number of its evaluations. */
export class Memo {
  readonly #compute: GridFunction;
  readonly #most: number;
  readonly #known = new Map<number, number | undefined>();

  /** @param most maximum number of evaluations */
  constructor(compute: GridFunction, most: number) {
    this.#compute = compute;
    this.#most = most;
  }

  /**
   * The value at a point.
   *
   * @throws BudgetExceededError if the value needs an evaluation beyond the budget
   */
  value(at: number): number | undefined {
    if (!this.#known.has(at)) {
      if (this.#known.size >= this.#most) throw new BudgetExceededError();
      this.#known.set(at, this.#compute(at));
    }
    return this.#known.get(at);
  }

  get count(): number {
    return this.#known.size;
  }

  /** All evaluated points from left to right, split at refused points. */
  runs(): Point[][] {
    const runs: Point[][] = [[]];
    for (const at of [...this.#known.keys()].toSorted((a, b) => a - b)) {
      const value = this.#known.get(at);
      if (value === undefined) runs.push([]);
      else runs.at(-1)?.push({ at, value });
    }
    return runs.filter((run) => run.length > 0);
  }

  /**
   * Bisects between a point inside, which meets a condition, and a point outside, which does not; returns the last
   * point that meets it. Finds one of the changes if the condition changes more than once.
   */
  lastThat(meets: (value: number | undefined) => boolean, inside: number, outside: number): number {
    let [yes, no] = [inside, outside];
    while (Math.abs(no - yes) > 1) {
      const middle = yes + Math.trunc((no - yes) / 2);
      if (meets(this.value(middle))) yes = middle;
      else no = middle;
    }
    return yes;
  }
}
