/** Splits a text into parts that matched a search and parts that did not. */
import { fold } from './fold.ts';

export interface Piece {
  readonly text: string;
  readonly isMatch: boolean;
}

const WORD_CHARACTER = /[\p{L}\p{N}]/u;
/** Shorter terms are highlighted only at the start of a word, not for example the "de" in "rendimento". */
const LONG_ENOUGH = 3;

/**
 * A text split into matching and other parts, which concatenate to the text.
 *
 * @param terms folded, as returned by a search.
 */
export function highlight(text: string, terms: readonly string[]): Piece[] {
  // Folding may change a character's length, so every folded character is mapped to its original index.
  const characters = Array.from(text);
  const folded = characters.map(fold);
  const origins = folded.flatMap((piece, place) => Array.from({ length: piece.length }, () => place));
  const haystack = folded.join('');
  const isMatch = new Set<number>();
  for (const term of terms.filter(Boolean)) {
    for (let at = haystack.indexOf(term); at >= 0; at = haystack.indexOf(term, at + 1)) {
      if (term.length < LONG_ENOUGH && WORD_CHARACTER.test(haystack[at - 1] ?? '')) continue;
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
