/** Merges what two people made of one article: only what both changed, each in their own way, is left to choose. */
import { diff3Merge, diffComm } from 'node-diff3';
import { differingFields, type PostForm } from './post-form.ts';

/** Two texts for one place. */
interface Clash {
  readonly mine: string;
  readonly theirs: string;
}

/** A text in which some places are still to be chosen. */
type Piece = string | Clash;

/** Ends of blocks. */
const BLOCK_END =
  /<\/(?:p|h[1-6]|li|ul|ol|tr|table|thead|tbody|blockquote|figure|figcaption|pre|div|section)>|<hr\s*\/?>/gi;

/** The blocks of an article's text and the line breaks between them; joined, they are the text again. */
export function blocksOf(html: string): string[] {
  // No text holds a NUL: the database does not store one.
  return html.replaceAll(BLOCK_END, '$&\0').replaceAll(/\n\s*/g, '\0$&\0').split('\0').filter(Boolean);
}

/** The place of some blocks within others, or -1. */
function placeOf(some: readonly string[], blocks: readonly string[]): number {
  if (some.length === 0) return -1;
  return blocks.findIndex((_, at) => some.every((block, index) => blocks[at + index] === block));
}

/** Blocks in which one person changed the old ones, and the other only added some before or after them. */
function besides(
  old: readonly string[],
  added: readonly string[],
  changed: readonly string[],
): string[] | undefined {
  const at = placeOf(old, added);
  return at < 0 ? undefined : [...added.slice(0, at), ...changed, ...added.slice(at + old.length)];
}

/** Merges texts by block. */
export function mergeTexts(base: string, mine: string, theirs: string): Piece[] {
  const regions = diff3Merge(blocksOf(mine), blocksOf(base), blocksOf(theirs), {
    excludeFalseConflicts: true,
  });
  return regions.map(({ ok = [], conflict }) => {
    if (!conflict) return ok.join('');
    const { a, o, b } = conflict;
    const both = besides(o, a, b) ?? besides(o, b, a);
    return both ? both.join('') : { mine: a.join(''), theirs: b.join('') };
  });
}

/** A stretch of a text that stayed, or that was replaced. */
interface Change {
  /** The number of its first block, counted over all that stayed, went and came. */
  readonly at: number;
  /** Number of blocks that stayed. */
  readonly same: number;
  readonly gone: string;
  readonly come: string;
}

/** The way from one text to another, in order; line breaks between blocks do not count. */
export function changesOf(before: string, after: string): Change[] {
  const [old, present] = [before, after].map((html) => blocksOf(html).filter((block) => block.trim() !== ''));
  let at = 0;
  return diffComm(old ?? [], present ?? []).map(({ common = [], buffer1 = [], buffer2 = [] }) => {
    const change = { at, same: common.length, gone: buffer1.join('\n'), come: buffer2.join('\n') };
    at += common.length + buffer1.length + buffer2.length;
    return change;
  });
}

/** The outcome of merging the forms of two people. */
export interface Merged {
  /** The form with everything that only one of them changed. Where both did, it holds one's own. */
  readonly form: PostForm;
  /** The fields that both changed, each in their own way, except the text. */
  readonly fields: readonly (keyof PostForm)[];
  /** The text. */
  readonly content: readonly Piece[];
}

/** Merges two forms that began as the same one. */
export function mergeForms(base: PostForm, mine: PostForm, theirs: PostForm): Merged {
  const byThem = differingFields(theirs, base);
  const byMe = new Set(differingFields(mine, base));
  const taken = byThem.filter((name) => !byMe.has(name)).map((name) => [name, theirs[name]]);
  const content = mergeTexts(base.content, mine.content, theirs.content);
  const isMerged = content.every((piece) => typeof piece === 'string');
  const form = { ...mine, ...(Object.fromEntries(taken) as Partial<PostForm>) };
  return {
    form: isMerged ? { ...form, content: content.join('') } : form,
    fields: differingFields(mine, theirs).filter(
      (name) => name !== 'content' && byMe.has(name) && byThem.includes(name),
    ),
    content,
  };
}

/** True if a choice is left. */
export function hasClash({ fields, content }: Merged): boolean {
  return fields.length > 0 || content.some((piece) => typeof piece !== 'string');
}
