/** Spelling correction: finds the words with the fewest typing errors. */

/** Maximum number of corrections. */
const MAX_CORRECTIONS = 8;
/** Minimum length of a word to correct. */
const MIN_LENGTH = 4;
/** Minimum length of a word with two errors. */
const MIN_LENGTH_FOR_TWO = 7;

/**
 * Finds the words of a vocabulary nearest to a typed one: with one error, or two if it has seven letters. The typed
 * word may also be a prefix, with one error. Does not correct words of fewer than four letters.
 *
 * @param typed folded like the vocabulary
 * @returns at most eight equally near words; none if all differ too much
 */
export function closestWords(vocabulary: readonly string[], typed: string): string[] {
  if (typed.length < MIN_LENGTH) return [];
  let limit = typed.length < MIN_LENGTH_FOR_TWO ? 1 : 2;
  let closest: string[] = [];
  for (const word of vocabulary) {
    const errors = errorsIn(typed, word, limit);
    if (errors > limit) continue;
    if (errors < limit) closest = [];
    limit = errors;
    closest.push(word);
  }
  return closest.slice(0, MAX_CORRECTIONS);
}

/**
 * The optimal string alignment distance: the number of letters omitted, inserted, replaced or transposed in a typed
 * word. If it is at most one, the typed word may also be a prefix of the other.
 *
 * @returns `Infinity` if more than `limit`, which is at most two
 */
export function errorsIn(typed: string, word: string, limit: number): number {
  // Limit the width, because cells further right exceed the limit.
  const width = Math.min(word.length, typed.length + limit);
  let beforeLast: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const current = nextRow(typed, word, row, last, beforeLast);
    if (Math.min(...current) > limit) return Infinity;
    beforeLast = last;
    last = current;
  }
  const whole = width === word.length ? (last[width] ?? Infinity) : Infinity;
  const beginning = Math.min(...last);
  const errors = beginning <= 1 ? beginning : whole;
  return errors <= limit ? errors : Infinity;
}

/** Distances of the typed word's first `row` letters to every prefix of the other word. */
function nextRow(
  typed: string,
  word: string,
  row: number,
  last: readonly number[],
  beforeLast: readonly number[],
): number[] {
  const current = [row];
  let left = row;
  for (let column = 1; column < last.length; column++) {
    const isSame = typed[row - 1] === word[column - 1];
    const replaced = (last[column - 1] ?? 0) + (isSame ? 0 : 1);
    left = Math.min(replaced, left + 1, (last[column] ?? 0) + 1);
    if (row > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]) {
      left = Math.min(left, (beforeLast[column - 2] ?? 0) + 1);
    }
    current.push(left);
  }
  return current;
}
