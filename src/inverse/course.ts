/** What a course is asked for: the values of a function at whole numbers, each at most once, and not too many. */

/** A function of the points of a grid; no value where it refuses. */
export type Course = (at: number) => number | undefined;

/** A point of the grid with the value there. */
export interface Point {
  readonly at: number;
  readonly value: number;
}

/** Nothing further may be asked. */
export class SpentError extends Error {
  override readonly name = 'SpentError';
}

/** A course that remembers what it was asked, and is asked a bounded number of times. */
export class Asked {
  readonly #course: Course;
  readonly #most: number;
  readonly #known = new Map<number, number | undefined>();

  /** @param most how many points may be asked for. */
  constructor(course: Course, most: number) {
    this.#course = course;
    this.#most = most;
  }

  /**
   * The value at a point.
   *
   * @throws SpentError where it would have to be asked for, and no more may be.
   */
  value(at: number): number | undefined {
    if (!this.#known.has(at)) {
      if (this.#known.size >= this.#most) throw new SpentError();
      this.#known.set(at, this.#course(at));
    }
    return this.#known.get(at);
  }

  /** How many points were asked for. */
  get count(): number {
    return this.#known.size;
  }

  /** What was asked for, from left to right, with the points that refused between their neighbours. */
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
   * Between two points of which one meets a condition and the other does not: the last one that meets it, coming from
   * the one that does. Where the condition changes more than once, one of its changes.
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
