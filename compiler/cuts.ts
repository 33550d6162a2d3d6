/** Changes to a source text by the places of its syntax tree. */
import type { Node } from './syntax.ts';

/** What stands in place of a stretch of the text. */
export interface Cut {
  readonly start: number;
  readonly end: number;
  readonly put: string;
}

/** The text with all cuts made; of cuts within one another only the outermost counts. */
export function withCuts(code: string, cuts: readonly Cut[]): string {
  let result = '';
  let at = 0;
  for (const { start, end, put } of cuts.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < at) continue;
    result += code.slice(at, start) + put;
    at = end;
  }
  return result + code.slice(at);
}

/**
 * Takes some of the members of a list away, each with the comma behind it.
 *
 * @param close where the list closes; left out, a comma behind its last member stays.
 */
export function withoutMembers(
  members: readonly Node[],
  isGone: (member: Node) => boolean,
  close = members.at(-1)?.end ?? 0,
): Cut[] {
  return members.flatMap((member, index) =>
    isGone(member) ? [{ start: member.start, end: members[index + 1]?.start ?? close, put: '' }] : [],
  );
}
