/** Compares a stored series with the published one: new months, and changes that somebody must review. */
import {
  monthlySeries,
  type MonthPercent,
  type SeriesData,
} from '../../calculators/series/monthly-series.ts';
import { addDays, type IsoDate } from '../../src/calendar/calendar.ts';
import { formatMonth, lastDayIn, monthWith, type Month } from '../../src/calendar/month.ts';
import { formatNumber, formatPercent } from '../../src/engine/format.ts';
import { RefusedUpdateError } from './published.ts';

/** A new month, or one with another figure. */
export interface Change {
  readonly month: Month;
  readonly before: number | undefined;
  readonly after: number;
}

/** A series brought up to date. */
export interface Update {
  readonly data: SeriesData;
  readonly changes: readonly Change[];
  /** Published months that are not over, or ended so recently that their figure may still change. */
  readonly leftOut: readonly Month[];
}

/** Series are published with two decimals; stored figures with more, from daily rates, must agree when rounded. */
const AGREES_WITHIN = 0.005 + 1e-9;
/** Days after the end of a month during which its figure is provisional, because the last daily rates are missing. */
const SETTLED_AFTER = 4;
/** Largest plausible step between two months, as a multiple of the largest step so far. */
const JUMP_ALLOWED = 1.5;
const CAUTION = 'Confira na fonte; se estiver certo, repita com --accept-changes.';

/**
 * The series with the new months.
 *
 * @param today the day of the comparison, which the result records as its check.
 * @param acceptsChanges accepts changed past figures and jumps, which somebody has compared with the source.
 * @throws RefusedUpdateError for a stored month that is no longer published, a future month, an implausible figure,
 * and, unless accepted, a changed past figure or a jump.
 */
export function compare(
  kept: SeriesData,
  published: readonly MonthPercent[],
  { today, acceptsChanges }: { readonly today: IsoDate; readonly acceptsChanges: boolean },
): Update {
  const series = monthlySeries(kept);
  const { first, last } = series;
  const known = series.between(first, last);
  const future = published.find(({ month }) => month > monthWith(today));
  if (future)
    throw new RefusedUpdateError(`a resposta traz ${formatMonth(future.month)}, que ainda não começou.`);
  const found = new Map(published.map(({ month, percent }) => [month, percent]));
  const missing = known.find(({ month }) => !found.has(month));
  if (missing) throw new RefusedUpdateError(`falta ${formatMonth(missing.month)} na resposta.`);

  // A figure published before its month ends does not depend on daily rates.
  const isOutEarly = (month: Month) => series.outBy(month) <= lastDayIn(month) && series.outBy(month) < today;
  const isSettled = (month: Month) => isOutEarly(month) || addDays(lastDayIn(month), SETTLED_AFTER) < today;
  const later = published.filter(({ month }) => month > last);
  const added = later.filter(({ month }) => isSettled(month));
  const leftOut = later.filter(({ month }) => !isSettled(month)).map(({ month }) => month);

  const revised = known.flatMap(({ month, percent }): Change[] => {
    const after = found.get(month) ?? percent;
    return Math.abs(after - percent) <= AGREES_WITHIN ? [] : [{ month, before: percent, after }];
  });
  const revisions = new Map(revised.map(({ month, after }) => [month, after]));
  const months = [
    ...known.map(({ month, percent }) => ({ month, percent: revisions.get(month) ?? percent })),
    ...added,
  ];
  if (!acceptsChanges) {
    assertUnrevised(revised);
    assertNoJump(known, added);
  }
  return {
    data: checked({ ...kept, checkedOn: today, percents: byYear(months) }),
    changes: [
      ...revised,
      ...added.map(({ month, percent }) => ({ month, before: undefined, after: percent })),
    ],
    leftOut,
  };
}

/** A change in words: '11/2026: novo → 1,02%'. */
export function changeText({ month, before, after }: Change): string {
  return `${formatMonth(month)}: ${before === undefined ? 'novo' : percentText(before)} → ${percentText(after)}`;
}

function percentText(percent: number): string {
  return formatPercent(percent, 4);
}

function assertUnrevised(revised: readonly Change[]): void {
  if (revised.length === 0) return;
  const shown = revised.slice(0, 5).map(changeText).join('; ');
  const more = revised.length > 5 ? ` e mais ${revised.length - 5}` : '';
  throw new RefusedUpdateError(`valores passados mudaram: ${shown}${more}. ${CAUTION}`);
}

function assertNoJump(known: readonly MonthPercent[], added: readonly MonthPercent[]): void {
  const largest = Math.max(...stepsOf(known).map(({ size }) => size));
  const jump = stepsOf([...known.slice(-1), ...added]).find(({ size }) => size > largest * JUMP_ALLOWED);
  if (jump === undefined) return;
  const { from, to, size } = jump;
  throw new RefusedUpdateError(
    `de ${percentText(from.percent)} em ${formatMonth(from.month)} a ${percentText(to.percent)} em ` +
      `${formatMonth(to.month)} é um salto de ${formatNumber(size, 2)} pontos; o maior até hoje foi de ` +
      `${formatNumber(largest, 2)}. ${CAUTION}`,
  );
}

/** The steps between consecutive months, in points. */
function stepsOf(months: readonly MonthPercent[]) {
  return months.slice(1).flatMap((to, index) => {
    const from = months[index];
    return from === undefined ? [] : [{ from, to, size: Math.abs(to.percent - from.percent) }];
  });
}

function byYear(months: readonly MonthPercent[]): Record<string, number[]> {
  const years: Record<string, number[]> = {};
  for (const { month, percent } of months) (years[month.slice(0, 4)] ??= []).push(percent);
  return years;
}

function checked(data: SeriesData): SeriesData {
  try {
    monthlySeries(data);
    return data;
  } catch (error) {
    throw new RefusedUpdateError(`o resultado não seria uma série: ${String(error)}`, { cause: error });
  }
}
