import { clockTime } from '../../decimal/clock-time.ts';
import { decimal } from '../../decimal/decimal.ts';
import { formatForField } from '../../decimal/notation.ts';
import { parseNumber } from '../../decimal/parse-number.ts';
import { withoutNoise } from '../../decimal/rounding.ts';
import { spokenNumber } from '../../decimal/spoken-number.ts';
import { typedFraction } from '../../decimal/typed-fraction.ts';
import type { AnyField } from '../field.ts';
import type { Formatting } from '../../quantity/formatting.ts';
import { leaf } from '../../quantity/quantity.ts';
import { numberOf, type SurroundingValues, type FieldKind, type Reading } from '../kind.ts';
import { scalarOf, UNREADABLE } from '../raw-values.ts';
import type { NumberField } from '../../vocabulary/fields/number.ts';
import { valueNamed } from '../value-named.ts';

/** Largest number: beyond it a double no longer distinguishes cents, and no calculator needs it. */
const LIMIT = 1e15;
/** Smallest amount that is not shown as R$ 0,00. */
const HALF_A_CENT = 0.005;
const NO_NUMBER = 'Digite um número';
const NOT_IN_REAIS = 'Digite o valor em reais, não em porcentagem';
const TOO_LARGE = 'Digite um número menor: o limite é de 15 algarismos antes da vírgula';
/** Unit of fields that also accept hours and minutes. */
const HOURS = 'horas';
/** Maximum number of decimals of typed numbers, which are never rounded. */
const MAX_TYPED_DECIMALS = 10;

/** True for a number typed as text, false for a choice. */
export function isTypedNumber(field: AnyField): field is NumberField {
  return (field.type === 'number' || field.type === 'integer') && !('oneOf' in field);
}

/** True for a percentage typed as an amount of money: "20%" of a price is not R$ 20,00. */
export function isPercentageOfMoney(format: NumberField['format'], typed: unknown): boolean {
  return format === 'money' && typeof typed === 'string' && typed.trimEnd().endsWith('%');
}

function blank(field: NumberField, { blankNumbers }: Reading): number | undefined {
  return (field.blank ?? blankNumbers) === 'missing' ? undefined : 0;
}

/** Unit beside the control, which may depend on a choice among the values around. */
export function unitOf({ unit, unitBy, format }: NumberField, around: SurroundingValues): string | undefined {
  if (!unitBy) return unit ?? (format === 'percent' ? '%' : undefined);
  const chosen = around[unitBy.field];
  const option = typeof chosen === 'number' ? String(chosen) : chosen;
  return typeof option === 'string' ? valueNamed(unitBy.units, option) : undefined;
}

/** Removes a unit from a number: "80 kg" means 80. */
function withoutUnit(text: string, unit: string | undefined): string {
  const trimmed = text.trimEnd();
  if (unit === undefined || !trimmed.toLowerCase().endsWith(unit.toLowerCase())) return text;
  const bare = trimmed.slice(0, -unit.length).trimEnd();
  return parseNumber(bare) === undefined ? text : bare;
}

/** Parses hours and minutes where hours are asked, and fractions where a plain number is. */
function otherNotation(field: NumberField, unit: string | undefined, text: string): number | undefined {
  if (unit === HOURS) return clockTime(text);
  const isPlain = field.type === 'number' && field.format === undefined && unit === undefined;
  return isPlain ? typedFraction(text) : undefined;
}

/**
 * Normalizes a typed number: removes its unit, converts it to the field's own unit, and writes it as the form writes
 * numbers, unless that would round it.
 */
export function normalizedNumber(field: NumberField, text: string, around: SurroundingValues): string {
  const { alsoIn } = field;
  const unit = unitOf(field, around);
  const format = formatOf(field, around);
  const bare = withoutUnit(withoutUnit(text, unit), alsoIn?.unit);
  const spoken = spokenNumber(bare) ?? otherNotation(field, unit, bare);
  const value = spoken ?? parseNumber(bare);
  if (value === undefined || isPercentageOfMoney(format, bare)) return bare;
  if (alsoIn && value > 0 && value < alsoIn.below) {
    return formatForField(withoutNoise(value * alsoIn.times), undefined);
  }
  const tidied = formatForField(value, format);
  if (spoken !== undefined) return tidied;
  // Keep extra decimal places, and numbers too long for a double.
  const isExact = Math.abs(value) <= Number.MAX_SAFE_INTEGER && parseNumber(tidied) === value;
  return isExact ? tidied : bare;
}

/** Format of the field, money or percentage: its own, or that of its unit. */
export function formatOf(field: NumberField, around: SurroundingValues): NumberField['format'] {
  if (field.format !== undefined || !field.unitBy) return field.format;
  const unit = unitOf(field, around);
  if (unit === 'R$') return 'money';
  return unit?.startsWith('%') ? 'percent' : undefined;
}

function formatting(field: NumberField, around: SurroundingValues): Formatting {
  const format = formatOf(field, around);
  if (format === 'money') return { format };
  const unit = field.unitBy ? unitOf(field, around)?.replace(/^% ?/, '') : field.unit;
  if (format === 'percent') {
    // Omit a fixed unit, because the field's title contains it: "Taxa ao mês".
    const after = field.unitBy && unit ? { unit } : {};
    return { format, decimals: MAX_TYPED_DECIMALS, ...after };
  }
  return { format: 'number', decimals: MAX_TYPED_DECIMALS, unit };
}

/** A number typed as text. */
export const kind: FieldKind<NumberField> = {
  is: isTypedNumber,
  values: () => 'number',
  blank,
  /**
   * Treats unreadable text as blank, and refuses a value that is neither text nor number, and a percentage of money.
   * Replaces an amount below half a cent by 0, which the form shows for it, and a number beyond the limit by the limit,
   * for rules to check.
   */
  read(field, given, path, reading, around) {
    const raw = scalarOf(given);
    if (typeof raw === 'boolean' || raw === UNREADABLE) reading.report(path, NO_NUMBER);
    if (isPercentageOfMoney(formatOf(field, around), raw)) reading.report(path, NOT_IN_REAIS);
    const value = numberOf(raw);
    if (value === undefined) return blank(field, reading);
    if (field.format === 'money' && value > 0 && value < HALF_A_CENT) return 0;
    if (Math.abs(value) >= LIMIT) reading.reportLast(path, TOO_LARGE);
    return Math.max(-LIMIT, Math.min(value, LIMIT));
  },
  formatting,
  toCompute(field, value, around) {
    if (typeof value !== 'number') return value;
    const written = formatting(field, around);
    const exact = written.format === 'percent' ? decimal(value).times(0.01) : decimal(value);
    return leaf(exact, value, written, field.title);
  },
  text(field, value) {
    if (typeof value !== 'number') return value;
    return field.suggestions ? String(value) : formatForField(value, field.format);
  },
  normalize: normalizedNumber,
  draw(field, today) {
    if (!field.suggestions) return { schema: { type: 'string' }, widget: 'number' };
    const schema = { type: 'string', enum: field.suggestions(today).map(String) };
    return { schema, widget: 'choice', drawnAs: 'choice' };
  },
};
