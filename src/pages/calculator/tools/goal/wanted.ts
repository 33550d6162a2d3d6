/** Reads the value that a result is wanted to have. */
import { parseNumber } from '../../../../decimal/parse-number.ts';
import { roundHalfAway } from '../../../../decimal/rounding.ts';

/** From here on a double no longer tells cents apart. */
const LIMIT = 1e13;

/** A wanted value, or the sentence with which it is refused. */
export type WantedValue = { readonly value: number } | { readonly refusal: string };

/**
 * Reads a typed value.
 *
 * @param places decimal places in which the result is shown: what is finer it never is.
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
