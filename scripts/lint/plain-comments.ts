/** Keeps comments in plain English: no clause as the first word, and none of a few words that readers stumble over. */

/** Words that have a plainer synonym. "All of which" and similar phrases are allowed. */
const WORDS =
  /\b(?:anew|stands|told|whoever|(?<!\b(?:all|any|both|each|first|half|last|most|none|number|one|some)\s+)of\s+which)\b/i;
const CLAUSE = /^(?:What|Whatever|Whoever|Whom|Whose|Whether|How|Where|Wherever|Why)\b/;

/** A comment in the source; `start` and `end` are offsets. */
interface Comment {
  readonly type: string;
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** The advice about a comment's text, or undefined for plain English. */
export function adviceOn(text: string): string | undefined {
  const words = text.replace(/^[\s*]+/, '');
  const [clause] = CLAUSE.exec(words) ?? [];
  if (clause) return `Start the comment with a verb or a noun instead of "${clause}".`;
  const [word] = WORDS.exec(words.replaceAll(/\s*\n[\s*]*/g, ' ')) ?? [];
  return word && `Use a plainer word than "${word}" in a comment.`;
}

/** Joins `//` comments on consecutive lines, which read as one text; each paragraph has its first comment. */
export function paragraphs<C extends Comment>(
  comments: readonly C[],
  code: string,
): { readonly first: C; readonly text: string }[] {
  const joined: { first: C; text: string; end: number }[] = [];
  for (const comment of comments) {
    const last = joined.at(-1);
    const isNextLine = last && /^\r?\n[ \t]*$/.test(code.slice(last.end, comment.start));
    if (isNextLine && last.first.type === 'Line' && comment.type === 'Line') {
      last.text += `\n${comment.value}`;
      last.end = comment.end;
    } else joined.push({ first: comment, text: comment.value, end: comment.end });
  }
  return joined;
}
