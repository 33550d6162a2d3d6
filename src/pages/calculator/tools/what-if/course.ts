/** A figure over the values of an input, in numbers and words. */
import { compactNumber, niceTicks } from '../../../../result/elements/chart/scales.ts';
import { daysBetween } from '../../../../calendar/calendar.ts';
import { ShownRow } from '../../../../result/shown-row.ts';
import type { InputValue } from '../runs/axis.ts';
import type { CoursePoint } from '../runs/run-job.ts';
import { write, type FollowedFigure, type VariedInput } from '../runs/varying.ts';

/** A point of a course; without a figure if the calculator refuses it. */
interface DrawnPoint {
  /** Position on the axis of the input. */
  readonly x: number;
  readonly input: InputValue;
  readonly isPresent: boolean;
  /** The input as text. */
  readonly name: string;
  readonly value: number | undefined;
  /** The figure as text, or the reason for a refusal. */
  readonly text: string;
}

/** A figure along an input. */
export interface Course {
  readonly input: VariedInput;
  readonly figure: FollowedFigure;
  readonly points: readonly DrawnPoint[];
}

/** Arbitrary day, because only the distances between dates matter. */
const SOME_DAY = '2000-01-01';

/**
 * Drops a refused zero if the next point is accepted, because ranges start at zero, which many inputs do not allow.
 * Further refused points show a real limit, and stay.
 */
function withoutRefusedZero(points: readonly CoursePoint[]): readonly CoursePoint[] {
  const [first, second] = points;
  const isLoneZero = first?.input === 0 && !first.isPresent && !first.results && second?.results;
  return isLoneZero ? points.slice(1) : points;
}

/** Creates the course of one figure. */
export function courseOf(
  input: VariedInput,
  figure: FollowedFigure,
  calculated: readonly CoursePoint[],
): Course {
  const points = withoutRefusedZero(calculated).map(
    ({ input: own, isPresent, results = {}, refusal }): DrawnPoint => {
      const value = results[figure.path];
      return {
        x: typeof own === 'number' ? own : daysBetween(SOME_DAY, own),
        input: own,
        isPresent,
        name: write(own, input),
        value,
        text: value === undefined ? (refusal ?? '–') : write(value, figure),
      };
    },
  );
  return { input, figure, points };
}

/** A label on the axis. */
interface Tick {
  readonly x: number;
  readonly name: string;
}

/**
 * Labels on the axis: round numbers, or some of the dates.
 *
 * @param count approximate number that fits.
 */
export function ticksOf({ points, input: { formatting } }: Course, count: number): Tick[] {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return [];
  if (typeof first.input === 'string') {
    const steps = Math.min(count, points.length) - 1;
    const chosen = Array.from({ length: steps + 1 }, (_, index) =>
      points.at(steps === 0 ? 0 : Math.round(((points.length - 1) / steps) * index)),
    );
    return chosen.flatMap((point) => (point ? [{ x: point.x, name: point.name }] : []));
  }
  const mark = formatting.format === 'percent' ? '%' : '';
  const within = (most: number) =>
    niceTicks(first.x, last.x, most).filter((x) => x >= first.x && x <= last.x);
  // Use more round numbers if only one fits, because a single one shows no scale.
  const few = within(count);
  return (few.length > 1 ? few : within(2 * count)).map((x) => ({ x, name: compactNumber(x) + mark }));
}

/** Describes the chart in a sentence. */
export function summaryOf({ points, input, figure }: Course): string {
  const accepted = points.filter(({ value }) => value !== undefined);
  const [first] = accepted;
  const last = accepted.at(-1);
  if (!first || !last) return figure.label;
  return `${figure.label} conforme ${input.title}: de ${first.text} (com ${first.name}) a ${last.text} (com ${last.name}).`;
}

/** States the number of refused points, and why: the messages for the first and the last. */
export function refusalsOf({ points, input }: Course): string | undefined {
  const refused = points.filter(({ value }) => value === undefined);
  const [first] = refused;
  if (!first) return undefined;
  const which =
    refused.length === 1
      ? `${first.name} em “${input.title}” não é aceito`
      : `${refused.length} dos ${points.length} valores de “${input.title}” não são aceitos`;
  const reasons = new Set([first.text, refused.at(-1)?.text]);
  return `${which}: ${[...reasons].join('; ')}`;
}

/** A course as a table. */
export function tableOf({ points, input, figure }: Course) {
  return {
    title: `${figure.label} conforme ${input.title}`,
    path: figure.path,
    columns: [
      { ...input.formatting, label: input.title, value: input.name },
      { ...figure.formatting, label: figure.label, value: figure.path },
    ],
    first: points.length,
    rows: points.map(
      (point) =>
        new ShownRow(() => [
          { text: point.name, raw: point.input },
          { text: point.text, raw: point.value },
        ]),
    ),
  };
}
