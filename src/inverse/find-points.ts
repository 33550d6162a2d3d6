/**
 * Finds the points of a grid at which an arbitrary function has a target value. The function may jump, be constant,
 * turn round, or refuse some points.
 */
import { Memo, BudgetExceededError, type GridFunction, type Point } from './memo.ts';
import { climb, peaksTowards } from './peaks.ts';
import { pointsAround, samplePoints, type Landmark, type Range } from './sample-points.ts';

/** The target value and the range of the search. */
export interface Wanted extends Range {
  readonly target: number;
  /** Points around which to sample densely. */
  readonly landmarks: readonly Landmark[];
  /** Largest difference between neighbouring values without a jump: the last decimal place shown. */
  readonly grain: number;
}

/** Two points between which the function crosses the target without meeting it. */
export interface Pass {
  readonly before: Point;
  readonly after: Point;
  /**
   * `step`: neighbours. `jump`: neighbours with a much larger difference than those around them. `gap`: all points
   * between them are refused.
   */
  readonly kind: 'step' | 'jump' | 'gap';
}

/** Result of a search; every point in it was evaluated. */
export interface Found {
  /** Ranges that meet the target, from left to right. */
  readonly met: readonly Range[];
  readonly passed: readonly Pass[];
  /** Lowest and highest value found; absent if every point was refused. */
  readonly reach?: { readonly lowest: Point; readonly highest: Point };
  /** First and last accepted point. */
  readonly accepted?: Range;
  readonly tried: number;
  /** False if the search ran out of evaluations. */
  readonly isComplete: boolean;
}

export const MAX_TRIED = 600;

/** Maximum number of edges of accepted ranges to find; each takes up to fifty evaluations. */
const MAX_EDGES = 5;
/** Number of neighbours to try at a crossing, because rounded sums may fluctuate by some grains. */
const NEARBY = 4;
/** Factor by which a jump exceeds the steps around it. */
const JUMP = 5;
/** Maximum number of points to sample around again, and samples per tenfold distance there. */
const MAX_REVISITED = 4;
const CLOSE = 4;
/** Number of points to test inside a flat stretch. */
const STRETCH_PROOFS = 8;

class Search {
  readonly #memo: Memo;
  readonly #wanted: Wanted;
  readonly #met: Range[] = [];
  readonly #passed: Pass[] = [];

  constructor(compute: GridFunction, wanted: Wanted) {
    this.#memo = new Memo(compute, MAX_TRIED);
    this.#wanted = wanted;
  }

  found(): Found {
    let isComplete = true;
    try {
      this.#look();
    } catch (error) {
      if (!(error instanceof BudgetExceededError)) throw error;
      isComplete = false;
    }
    const runs = this.#memo.runs();
    const points = runs.flat();
    const [first] = points;
    const last = points.at(-1);
    const met = this.#met.toSorted((a, b) => a.from - b.from);
    const common = { met, passed: this.#passed, tried: this.#memo.count, isComplete };
    if (!first || !last) return common;
    const lowest = points.reduce((low, point) => (point.value < low.value ? point : low));
    const highest = points.reduce((high, point) => (point.value > high.value ? point : high));
    return { ...common, reach: { lowest, highest }, accepted: { from: first.at, to: last.at } };
  }

  #look(): void {
    const { target, landmarks } = this.#wanted;
    const memo = this.#memo;
    const samples = samplePoints(this.#wanted, landmarks);
    for (const at of samples) memo.value(at);
    this.#findEdges(samples);
    // Scan before climbing, because peaks in the steps of a rounded function may take all evaluations.
    this.#scan();
    for (const run of memo.runs()) for (const peak of peaksTowards(target, run)) climb(peak, target, memo);
    this.#scan();
    for (const at of this.#samplesAroundFound(samples)) memo.value(at);
    this.#scan();
  }

  /**
   * Samples around the points found, out to the first samples: a function that jumps has the same value again on the
   * other side of the jump.
   */
  #samplesAroundFound(samples: readonly number[]): number[] {
    const found = [
      ...this.#met.flatMap(({ from, to }) => [from, to]),
      ...this.#passed.map(({ before }) => before.at),
    ];
    return [...new Set(found)].slice(0, MAX_REVISITED).flatMap((at) => {
      const from = samples.findLast((sample) => sample < at) ?? at;
      const to = samples.find((sample) => sample > at) ?? at;
      return pointsAround({ at, perDecade: CLOSE }, { from, to });
    });
  }

  /** Scans all evaluated points, and narrows the search wherever they meet or cross the target. */
  #scan(): void {
    const { target } = this.#wanted;
    let previous: Point | undefined;
    for (const run of this.#memo.runs()) {
      const [first] = run;
      if (previous && first && this.#isBetween(previous, first)) this.#pass(previous, first, 'gap');
      for (const [index, point] of run.entries()) {
        const next = run[index + 1];
        if (point.value === target) this.#stretch(point.at);
        else if (next && this.#isBetween(point, next)) this.#narrow(point, next);
      }
      previous = run.at(-1);
    }
  }

  /** Finds the edges between accepted and refused points. */
  #findEdges(samples: readonly number[]): void {
    let edges = 0;
    for (const [index, left] of samples.entries()) {
      const right = samples[index + 1];
      if (right === undefined || edges >= MAX_EDGES) return;
      const [isLeft, isRight] = [left, right].map((at) => this.#memo.value(at) !== undefined);
      if (isLeft === isRight) continue;
      edges += 1;
      this.#memo.lastThat((value) => value !== undefined, isLeft ? left : right, isLeft ? right : left);
    }
  }

  #isBetween(left: Point, right: Point): boolean {
    const { target } = this.#wanted;
    return (left.value < target && right.value > target) || (left.value > target && right.value < target);
  }

  /** Bisects between two points on either side of the target. */
  #narrow(left: Point, right: Point): void {
    const { target } = this.#wanted;
    let [before, after] = [left, right];
    while (after.at - before.at > 1) {
      const at = before.at + Math.floor((after.at - before.at) / 2);
      const value = this.#memo.value(at);
      if (value === undefined) return this.#narrowAround(before, at, after);
      const middle = { at, value };
      if (value === target) return this.#stretch(at);
      if (this.#isBetween(before, middle)) after = middle;
      else before = middle;
    }
    const nearby = this.#metNearby(before.at);
    if (nearby === undefined) this.#pass(before, after, this.#kindOf(before, after));
    else this.#stretch(nearby);
  }

  /** Continues on both sides of a refused point in the middle. */
  #narrowAround(before: Point, refused: number, after: Point): void {
    const edge = (from: number): Point => {
      const at = this.#memo.lastThat((value) => value !== undefined, from, refused);
      return { at, value: this.#memo.value(at) ?? 0 };
    };
    const [left, right] = [edge(before.at), edge(after.at)];
    const { target } = this.#wanted;
    if (left.value === target) this.#stretch(left.at);
    else if (right.value === target) this.#stretch(right.at);
    else if (this.#isBetween(before, left)) this.#narrow(before, left);
    else if (this.#isBetween(right, after)) this.#narrow(right, after);
    else this.#pass(left, right, 'gap');
  }

  #metNearby(at: number): number | undefined {
    const { from, to, target } = this.#wanted;
    for (let distance = 1; distance <= NEARBY; distance += 1) {
      const found = [at - distance, at + 1 + distance].find(
        (near) => near >= from && near <= to && this.#memo.value(near) === target,
      );
      if (found !== undefined) return found;
    }
    return undefined;
  }

  #kindOf(before: Point, after: Point): Pass['kind'] {
    const { from, to, grain } = this.#wanted;
    const stepAt = (at: number) => {
      if (at < from || at >= to) return 0;
      const [left, right] = [this.#memo.value(at), this.#memo.value(at + 1)];
      return left === undefined || right === undefined ? 0 : Math.abs(right - left);
    };
    const around = Math.max(stepAt(before.at - 1), stepAt(after.at), grain);
    return Math.abs(after.value - before.value) > JUMP * around ? 'jump' : 'step';
  }

  #pass(before: Point, after: Point, kind: Pass['kind']): void {
    if (!this.#passed.some((known) => known.before.at === before.at))
      this.#passed.push({ before, after, kind });
  }

  /** Records a point that meets the target, with the flat stretch around it. */
  #stretch(at: number): void {
    if (this.#met.some(({ from, to }) => at >= from && at <= to)) return;
    this.#met.push({ from: this.#endOf(at, -1), to: this.#endOf(at, 1) });
  }

  /** End of a flat stretch on one side; evaluates some points inside it as a check. */
  #endOf(at: number, side: 1 | -1): number {
    const { from, to, target } = this.#wanted;
    const isMet = (value: number | undefined) => value === target;
    const limit = side === 1 ? to : from;
    let reach = 1;
    let end = at;
    // Double the distance while the target is met, then bisect.
    while (end !== limit) {
      const next = side === 1 ? Math.min(at + reach, limit) : Math.max(at - reach, limit);
      if (!isMet(this.#memo.value(next))) {
        end = this.#memo.lastThat(isMet, end, next);
        break;
      }
      end = next;
      reach *= 2;
    }
    for (let proof = 1; proof < STRETCH_PROOFS; proof += 1) {
      const middle = at + Math.trunc(((end - at) / STRETCH_PROOFS) * proof);
      if (!isMet(this.#memo.value(middle))) return this.#memo.lastThat(isMet, at, middle);
    }
    return end;
  }
}

/**
 * Finds the points at which a function has a target value, with at most `MAX_TRIED` evaluations.
 *
 * @param compute the function; values are compared exactly, so they must be rounded to the decimals shown
 */
export function findPoints(compute: GridFunction, wanted: Wanted): Found {
  return new Search(compute, wanted).found();
}
