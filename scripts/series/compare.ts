/** Compares a stored series with the published one, for new months and for changes that need a review. */
import {
  monthlySeries,
  type MonthPercent,
  type SeriesData,
} from '../../calculators/series/monthly-series.ts';
import { addDays, type IsoDate } from '../../src/calendar/calendar.ts';
import { formatMonth, lastDayIn, monthWith, type Month } from '../../src/calendar/month.ts';
import { formatNumber, formatPercent } from '../../src/engine/format.ts';
import { RefusedUpdateError } from './published.ts';

/** New month, or one with a changed figure. */
export interface Change {
  readonly month: Month;
  readonly before: number | undefined;
  readonly after: number;
}

export interface Update {
  readonly data: SeriesData;
  readonly changes: readonly Change[];
  /** Published months whose figure may still change, because they have not ended or only just ended. */
  readonly pending: readonly Month[];
}

/** Maximum difference of equal figures: published ones have two decimals, stored ones from daily rates have more. */
const TOLERANCE = 0.005 + 1e-9;
/** Days after the end of a month until its figure is final, because the last daily rates may be missing. */
const PROVISIONAL_DAYS = 4;
/** Largest plausible step between two months, as a multiple of the largest stored step. */
const MAX_JUMP = 1.5;
const CAUTION = 'Confira na fonte; se estiver certo, repita com --accept-changes.';

/**
 * Adds the new months to a series.
 *
 * @param today date of the comparison, which the result records
 * @param acceptsChanges accepts changed past figures and jumps, after someone has compared them with the source
 * @throws RefusedUpdateError for a stored month that is no longer published, a future month, an implausible figure,
 *   and, unless accepted, a changed past figure or a jump
 */
export function compare(
  stored: SeriesData,
  published: readonly MonthPercent[],
  { today, acceptsChanges }: { readonly today: IsoDate; readonly acceptsChanges: boolean },
): Update {
  const series = monthlySeries(stored);
  const { first, last } = series;
  const known = series.between(first, last);
  const future = published.find(({ month }) => month > monthWith(today));
  if (future)
    throw new RefusedUpdateError(`a resposta traz ${formatMonth(future.month)}, que ainda não começou.`);
  const found = new Map(published.map(({ month, percent }) => [month, percent]));
  const missing = known.find(({ month }) => !found.has(month));
  if (missing) throw new RefusedUpdateError(`falta ${formatMonth(missing.month)} na resposta.`);

  // Accept figures published before their month ends, which do not depend on daily rates.
  const isPublishedEarly = (month: Month) =>
    series.outBy(month) <= lastDayIn(month) && series.outBy(month) < today;
  const isSettled = (month: Month) =>
    isPublishedEarly(month) || addDays(lastDayIn(month), PROVISIONAL_DAYS) < today;
  const later = published.filter(({ month }) => month > last);
  const added = later.filter(({ month }) => isSettled(month));
  const pending = later.filter(({ month }) => !isSettled(month)).map(({ month }) => month);

  const revised = known.flatMap(({ month, percent }): Change[] => {
    const after = found.get(month) ?? percent;
    return Math.abs(after - percent) <= TOLERANCE ? [] : [{ month, before: percent, after }];
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
    data: checked({ ...stored, checkedOn: today, percents: byYear(months) }),
    changes: [
      ...revised,
      ...added.map(({ month, percent }) => ({ month, before: undefined, after: percent })),
    ],
    pending,
  };
}

/** Formats a change: '11/2026: novo → 1,02%'. */
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
  const jump = stepsOf([...known.slice(-1), ...added]).find(({ size }) => size > largest * MAX_JUMP);
  if (jump === undefined) return;
  const { from, to, size } = jump;
  throw new RefusedUpdateError(
    `de ${percentText(from.percent)} em ${formatMonth(from.month)} a ${percentText(to.percent)} em ` +
      `${formatMonth(to.month)} é um salto de ${formatNumber(size, 2)} pontos; o maior até hoje foi de ` +
      `${formatNumber(largest, 2)}. ${CAUTION}`,
  );
}

/** Calculates the steps between consecutive months, in percentage points. */
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
