/** Reads the target value of a result. */
import { parseNumber } from '../../../../decimal/parse-number.ts';
import { roundHalfAway } from '../../../../decimal/rounding.ts';

/** Amount from which a double no longer distinguishes cents. */
const LIMIT = 1e13;

/** A target value, or the sentence that refuses it. */
export type WantedValue = { readonly value: number } | { readonly refusal: string };

/**
 * Reads a typed value.
 *
 * @param places decimal places of the displayed result, which is never finer.
 */
export function readWanted(text: string, places: number): WantedValue {
  if (text.trim() === '') return { refusal: 'Informe o valor desejado' };
  const value = parseNumber(text);
  if (value === undefined) return { refusal: 'Digite um número' };
  if (Math.abs(value) >= LIMIT) return { refusal: 'Digite um número menor' };
  if (roundHalfAway(value, places) === value) return { value };
  if (places === 0) return { refusal: 'Digite um número inteiro' };
  return { refusal: places === 1 ? 'Use só uma casa decimal' : `Use até ${places} casas decimais` };
}
