/** Merges what two people made of one article: only what both changed, each in their own way, is left to choose. */
import { diff3Merge, diffComm } from 'node-diff3';
import { differingFields, type PostForm } from './post-form.ts';

/** Two texts for one place. */
export interface Clash {
  readonly mine: string;
  readonly theirs: string;
}

/** A text in which some places are still to be chosen. */
export type Piece = string | Clash;

/** The ends of blocks and lines. */
const BLOCK_END =
  /(?:<\/(?:p|h[1-6]|li|ul|ol|tr|table|thead|tbody|blockquote|figure|figcaption|pre|div|section)>|<hr\s*\/?>|\n)\s*/gi;

/** The blocks of an article's text; joined, they are the text again. */
export function blocksOf(html: string): string[] {
  // No text holds a NUL: the database does not store one.
  return html.replaceAll(BLOCK_END, '$&\0').split('\0').filter(Boolean);
}

/** Merges texts by block. */
export function mergeTexts(base: string, mine: string, theirs: string): Piece[] {
  const regions = diff3Merge(blocksOf(mine), blocksOf(base), blocksOf(theirs), {
    excludeFalseConflicts: true,
  });
  return regions.map(({ ok, conflict }) =>
    conflict ? { mine: conflict.a.join(''), theirs: conflict.b.join('') } : (ok ?? []).join(''),
  );
}

/** A stretch of a text that stayed, or that was replaced. */
export interface Change {
  /** The number of its first block, counted over all that stayed, went and came. */
  readonly at: number;
  /** How many blocks stayed. */
  readonly same: number;
  readonly gone: string;
  readonly come: string;
}

/** The way from one text to another, in order. */
export function changesOf(before: string, after: string): Change[] {
  let at = 0;
  return diffComm(blocksOf(before), blocksOf(after)).map(({ common = [], buffer1 = [], buffer2 = [] }) => {
    const change = { at, same: common.length, gone: buffer1.join(''), come: buffer2.join('') };
    at += common.length + buffer1.length + buffer2.length;
    return change;
  });
}

/** What became of the forms of two people. */
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

/** Whether anything is left to choose. */
export function hasClash({ fields, content }: Merged): boolean {
  return fields.length > 0 || content.some((piece) => typeof piece !== 'string');
}
