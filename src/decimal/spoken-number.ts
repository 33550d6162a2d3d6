import { parseNumber } from './parse-number.ts';
import { withoutNoise } from './rounding.ts';

const SCALES: readonly (readonly [pattern: RegExp, factor: number])[] = [
  [/\s*(?:mil|k)$/i, 1e3],
  [/\s*(?:mi|milh[ãa]o|milh[õo]es)$/i, 1e6],
  [/\s*(?:bi|bilh[ãa]o|bilh[õo]es)$/i, 1e9],
];
const CURRENCY_WORD = /\s*(?:de\s+)?rea(?:l|is)$/i;

/**
 * Parses numbers with a word for their magnitude: "3 mil", "2,5 mil", "1 milhão e 200 mil reais".
 *
 * @returns undefined for a text without such a word, and for an unreadable one.
 */
export function spokenNumber(text: string): number | undefined {
  const parts = text
    .trim()
    .replace(CURRENCY_WORD, '')
    .split(/\s+e\s+/i)
    .map(scaled);
  const isSpoken = CURRENCY_WORD.test(text.trim()) || parts.some((part) => part?.isScaled);
  if (!isSpoken || parts.includes(undefined)) return undefined;
  return withoutNoise(parts.reduce((sum, part) => sum + (part?.value ?? 0), 0));
}

function scaled(text: string): { readonly value: number; readonly isScaled: boolean } | undefined {
  const [pattern, factor] = SCALES.find(([scale]) => scale.test(text)) ?? [];
  const value = parseNumber(pattern ? text.replace(pattern, '') : text);
  return value === undefined ? undefined : { value: value * (factor ?? 1), isScaled: factor !== undefined };
}
