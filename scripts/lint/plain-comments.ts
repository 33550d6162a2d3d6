/** Checks that comments are plain English: they do not start with a clause, and avoid a few hard words. */

/** Words with a plainer synonym; "all of which" and similar phrases are allowed. */
const WORDS =
  /\b(?:anew|stands|told|whoever|(?<!\b(?:all|any|both|each|first|half|last|most|none|number|one|some)\s+)of\s+which)\b/i;
const CLAUSE = /^(?:What|Whatever|Whoever|Whom|Whose|Whether|How|Where|Wherever|Why)\b/;

/** Comment in a source; `start` and `end` are offsets. */
interface Comment {
  readonly type: string;
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** Returns advice on the text of a comment, or undefined for plain English. */
export function adviceOn(text: string): string | undefined {
  const words = text.replace(/^[\s*]+/, '');
  const [clause] = CLAUSE.exec(words) ?? [];
  if (clause) return `Start the comment with a verb or a noun instead of "${clause}".`;
  const [word] = WORDS.exec(words.replaceAll(/\s*\n[\s*]*/g, ' ')) ?? [];
  return word && `Use a plainer word than "${word}" in a comment.`;
}

/** Joins `//` comments on consecutive lines into one text, with the first comment as the location. */
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
