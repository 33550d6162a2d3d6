/** Splits text into parts that match a search and parts that do not. */
import { fold } from './fold.ts';

export interface Piece {
  readonly text: string;
  readonly isMatch: boolean;
}

const WORD_CHARACTER = /[\p{L}\p{N}]/u;
/** Minimum length of a term to highlight inside a word: not for example the "de" in "rendimento". */
const MIN_LENGTH_INSIDE_WORDS = 3;

/**
 * Splits text into matching and other parts, whose concatenation is the text.
 *
 * @param terms folded, as returned by a search
 */
export function highlight(text: string, terms: readonly string[]): Piece[] {
  // Map every folded character to its original index, because folding may change a character's length.
  const characters = Array.from(text);
  const folded = characters.map(fold);
  const origins = folded.flatMap((piece, place) => Array.from({ length: piece.length }, () => place));
  const haystack = folded.join('');
  const isMatch = new Set<number>();
  for (const term of terms.filter(Boolean)) {
    for (let at = haystack.indexOf(term); at >= 0; at = haystack.indexOf(term, at + 1)) {
      if (term.length < MIN_LENGTH_INSIDE_WORDS && WORD_CHARACTER.test(haystack[at - 1] ?? '')) continue;
      for (const place of origins.slice(at, at + term.length)) isMatch.add(place);
    }
  }
  return group(characters, isMatch);
}

function group(characters: readonly string[], matches: ReadonlySet<number>): Piece[] {
  const pieces: Piece[] = [];
  characters.forEach((character, place) => {
    const isMatch = matches.has(place);
    const last = pieces.at(-1);
    if (last?.isMatch === isMatch) pieces[pieces.length - 1] = { text: last.text + character, isMatch };
    else pieces.push({ text: character, isMatch });
  });
  return pieces;
}
