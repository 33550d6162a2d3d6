/** Runs a worker's job: many calculations with one varied input. */
import { roundHalfAway } from '../../../../decimal/rounding.ts';
import type { Calculator } from '../../../../engine/calculator.ts';
import { evaluate, type Outcome } from '../../../../engine/evaluate/evaluate.ts';
import { valueAt } from '../../../../engine/template.ts';
import type { FormData } from '../../../../form/form-schema.ts';
import type { Point } from '../../../../inverse/memo.ts';
import { findPoints, type Found, type Pass } from '../../../../inverse/find-points.ts';
import { axisOf, coarser, type Axis, type InputValue } from './axis.ts';
import { pointsOf } from './span.ts';

/** A form, and the input to vary. */
interface Varying {
  readonly data: FormData;
  /** Parsed contents of the form. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly today: string;
  readonly input: string;
}

/** Finds the values of the input for which a result reaches a target. */
export interface GoalJob extends Varying {
  readonly kind: 'goal';
  /** Path of the result, and its displayed decimal places. */
  readonly path: string;
  readonly places: number;
  readonly target: number;
}

/** Calculates the results for values of the input in a sensible range around the current one. */
export interface CourseJob extends Varying {
  readonly kind: 'course';
  readonly paths: readonly string[];
}

/** A value of the input with the corresponding result. */
export interface Spot {
  readonly input: InputValue;
  readonly value: number;
}

/** A range of input values that all reach the target. */
export interface Stretch {
  readonly from: InputValue;
  readonly to: InputValue;
  /** The value closest to the current one. */
  readonly nearest: InputValue;
  /** True if the range starts with the first accepted value. */
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** `Found` in values of the input. Crossings are ordered by distance from the target. */
export interface GoalAnswer extends Pick<Found, 'tried' | 'isComplete'> {
  readonly met: readonly Stretch[];
  readonly passed: readonly { readonly before: Spot; readonly after: Spot; readonly kind: Pass['kind'] }[];
  readonly reach?: { readonly lowest: Spot; readonly highest: Spot } | undefined;
  readonly accepted?: { readonly from: InputValue; readonly to: InputValue } | undefined;
}

/** Results by path for a value of the input, or the message that refuses the value. */
export interface CoursePoint {
  readonly input: InputValue;
  /** True for the current value in the form. */
  readonly isPresent: boolean;
  readonly results?: Readonly<Record<string, number>>;
  readonly refusal?: string;
}

export type Job = GoalJob | CourseJob;

/** Type of the answer to a job. */
export type AnswerTo<J extends Job> = J extends GoalJob ? GoalAnswer : readonly CoursePoint[];

/** Axis of the varied input. */
function axisOfJob({ definition }: Calculator, { input, values, today }: Omit<Varying, 'data'>): Axis {
  const field = definition.inputs.properties[input];
  if (!field) throw new TypeError(`${definition.id} has no input “${input}”.`);
  return axisOf(field, values[input], values, today);
}

/** Calculates at a point of the axis. */
type Run = (at: number) => Outcome;

/** Creates a function that calculates with other values of the input. Ignores exceptions from extreme values. */
function runnerOf(calculator: Calculator, { data, today, input }: Varying, { valueAt: inputAt }: Axis): Run {
  return (at) => evaluate(calculator, { ...data, [input]: inputAt(at) }, { today }, () => undefined);
}

/** Steps to try for terms that a rule accepts only in whole months, quarters, halves or years. */
const COARSE = [1, 10, 25, 50, 100];

/** The finest axis on which a neighbour of the current point is accepted. */
function acceptedAxis(axis: Axis, run: Run): Axis {
  const { present, from, to } = axis;
  if (present === undefined || !run(present).ok) return axis;
  const isTaken = (at: number) => at >= from && at <= to && run(at).ok;
  const by = COARSE.find((step) => present % step === 0 && [present - step, present + step].some(isTaken));
  return by === undefined || by === 1 ? axis : coarser(axis, by);
}

function numberIn(outcome: Outcome, path: string): number | undefined {
  const value = outcome.ok ? valueAt(outcome.result, path) : undefined;
  return typeof value === 'number' ? value : undefined;
}

/** Axis of a job, and a function that calculates at its points. */
function along(calculator: Calculator, job: Job): { readonly axis: Axis; readonly run: Run } {
  const fine = axisOfJob(calculator, job);
  const axis = acceptedAxis(fine, runnerOf(calculator, job, fine));
  return { axis, run: runnerOf(calculator, job, axis) };
}

function findGoal(calculator: Calculator, job: GoalJob): GoalAnswer {
  const { axis, run } = along(calculator, job);
  const { path, places, target } = job;
  const course = (at: number) => {
    const value = numberIn(run(at), path);
    return value === undefined ? undefined : roundHalfAway(value, places);
  };
  const { from, to, landmarks, present, valueAt: inputAt } = axis;
  const found = findPoints(course, { from, to, landmarks, target, grain: 10 ** -places });
  const spot = ({ at, value }: Point): Spot => ({ input: inputAt(at), value });
  return {
    met: found.met.map((stretch) => ({
      from: inputAt(stretch.from),
      to: inputAt(stretch.to),
      nearest: inputAt(Math.min(Math.max(present ?? stretch.from, stretch.from), stretch.to)),
      isFirst: stretch.from === from,
      isLast: stretch.to === to,
    })),
    passed: found.passed
      .toSorted((one, other) => distance(one, target) - distance(other, target))
      .map(({ before, after, kind }) => ({ before: spot(before), after: spot(after), kind })),
    reach: found.reach && { lowest: spot(found.reach.lowest), highest: spot(found.reach.highest) },
    accepted: found.accepted && { from: inputAt(found.accepted.from), to: inputAt(found.accepted.to) },
    tried: found.tried,
    isComplete: found.isComplete,
  };
}

function distance({ before, after }: Pass, target: number): number {
  return Math.max(Math.abs(before.value - target), Math.abs(after.value - target));
}

function runCourse(calculator: Calculator, job: CourseJob): CoursePoint[] {
  const { axis, run } = along(calculator, job);
  return pointsOf(axis).map((at) => {
    const outcome = run(at);
    const point = { input: axis.valueAt(at), isPresent: at === axis.present };
    if (!outcome.ok) return { ...point, refusal: outcome.problems[0]?.message ?? '' };
    const results = job.paths.flatMap((path) => {
      const value = numberIn(outcome, path);
      return value === undefined ? [] : [[path, value] as const];
    });
    return { ...point, results: Object.fromEntries(results) };
  });
}

/** Runs a job with at most a few hundred calculations. */
export function runJob(calculator: Calculator, job: Job): AnswerTo<Job> {
  return job.kind === 'goal' ? findGoal(calculator, job) : runCourse(calculator, job);
}

/** Message from the page to the worker. */
export interface Request {
  /** Address of the calculator's module. */
  readonly module: string;
  readonly job: Job;
}

/** The worker's only message. */
export type Reply = { readonly answer: AnswerTo<Job> } | { readonly failure: string };
