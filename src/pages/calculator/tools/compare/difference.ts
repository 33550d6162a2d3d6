/** Formats the difference between the figures of two scenarios. */
import { daysBetween, isIsoDate } from '../../../../calendar/calendar.ts';
import { roundHalfAway } from '../../../../decimal/rounding.ts';
import { agree } from '../../../../engine/agree.ts';
import { formatNumber, formatPercent, formatValue, placesOf } from '../../../../engine/format.ts';
import { keepQuantitiesTogether } from '../../../../engine/keep-together.ts';
import type { Formatting } from '../../../../quantity/formatting.ts';

/** Text for equal figures. */
export const EQUAL = 'igual';

/** Decimal places of a percentage, and the largest percentage that is still meaningful beside the amount. */
const SHARE_PLACES = 1;
const MAX_SHARE = 1000;

interface FigureText {
  readonly text: string;
  readonly raw: unknown;
}

const sign = (difference: number) => (difference < 0 ? '−' : '+');

/** The change in percent; empty without a positive base. */
function shareOf(from: number, to: number): string {
  if (from <= 0 || to < 0) return '';
  const share = roundHalfAway((Math.abs(to - from) / from) * 100, SHARE_PLACES);
  if (share === 0 || share > MAX_SHARE) return '';
  return ` (${sign(to - from)}${formatPercent(share, SHARE_PLACES)})`;
}

function ofNumbers(from: number, to: number, formatting: Formatting): string {
  // Subtract rounded figures, so that the difference matches the displayed ones.
  const places = placesOf(formatting);
  const [before, after] = [roundHalfAway(from, places), roundHalfAway(to, places)];
  const difference = Math.abs(after - before);
  const signed = sign(after - before);
  if (formatting.format === 'percent')
    return `${signed}${formatNumber(difference, formatting.decimals)} p.p.`;
  return `${signed}${agree(formatValue(difference, formatting))}${shareOf(before, after)}`;
}

/**
 * Formats the difference between two figures: `+R$ 100,00 (+5%)`, `−1,5 p.p.`, `+30 dias`, or a text for equal ones.
 *
 * @returns undefined if one is missing, or if they are words
 */
export function differenceOf(
  from: FigureText | undefined,
  to: FigureText | undefined,
  formatting: Formatting,
): string | undefined {
  if (!from || !to) return undefined;
  if (from.text === to.text) return EQUAL;
  const [before, after] = [from.raw, to.raw];
  if (typeof before === 'number' && typeof after === 'number' && formatting.format !== 'text') {
    return keepQuantitiesTogether(ofNumbers(before, after, formatting));
  }
  if (typeof before === 'string' && typeof after === 'string' && isIsoDate(before) && isIsoDate(after)) {
    const days = daysBetween(before, after);
    return keepQuantitiesTogether(agree(`${sign(days)}${Math.abs(days)} dias`));
  }
  return undefined;
}
