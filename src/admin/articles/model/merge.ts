/** Three-way merge of an article edited by two people; only differing changes to a field or block conflict. */
import { diff3Merge, diffComm } from 'node-diff3';
import { differingFields, type PostForm } from './post-form.ts';

/** Two conflicting versions of a passage. */
interface Clash {
  readonly mine: string;
  readonly theirs: string;
}

/** A merged passage, or a conflict to resolve. */
type Piece = string | Clash;

const BLOCK_END =
  /<\/(?:p|h[1-6]|li|ul|ol|tr|table|thead|tbody|blockquote|figure|figcaption|pre|div|section)>|<hr\s*\/?>/gi;

/** Splits an article's text into blocks and the line breaks between them, without losing a character. */
export function blocksOf(html: string): string[] {
  // Mark the splits with NUL, which no text contains: the database cannot store it.
  return html.replaceAll(BLOCK_END, '$&\0').replaceAll(/\n\s*/g, '\0$&\0').split('\0').filter(Boolean);
}

/** The index of a sequence of blocks within others; -1 if it is absent or empty. */
function indexOfBlocks(part: readonly string[], blocks: readonly string[]): number {
  if (part.length === 0) return -1;
  return blocks.findIndex((_, at) => part.every((block, index) => blocks[at + index] === block));
}

/** Combines one person's changes with the other's additions, if those left the old blocks intact. */
function combineAdditions(
  old: readonly string[],
  added: readonly string[],
  changed: readonly string[],
): string[] | undefined {
  const at = indexOfBlocks(old, added);
  return at < 0 ? undefined : [...added.slice(0, at), ...changed, ...added.slice(at + old.length)];
}

/** Two people's blocks in a place where both changed something, and the old ones. */
interface Region {
  readonly a: readonly string[];
  readonly o: readonly string[];
  readonly b: readonly string[];
}

/** Compares each block by itself if nobody added or removed any: neighbouring changes do not conflict. */
function mergeEachBlock({ a, o, b }: Region): Piece[] | undefined {
  if (a.length !== o.length || b.length !== o.length) return undefined;
  return o.map((old, index) => {
    const [mine = '', theirs = ''] = [a[index], b[index]];
    if (mine === theirs || theirs === old) return mine;
    return mine === old ? theirs : { mine, theirs };
  });
}

function mergeRegion({ a, o, b }: Region): Piece[] {
  const both = combineAdditions(o, a, b) ?? combineAdditions(o, b, a);
  if (both) return [both.join('')];
  return mergeEachBlock({ a, o, b }) ?? [{ mine: a.join(''), theirs: b.join('') }];
}

/** Merges texts by block. */
export function mergeTexts(base: string, mine: string, theirs: string): Piece[] {
  const regions = diff3Merge(blocksOf(mine), blocksOf(base), blocksOf(theirs), {
    excludeFalseConflicts: true,
  });
  return regions.flatMap(({ ok = [], conflict }) => (conflict ? mergeRegion(conflict) : [ok.join('')]));
}

/** One step of a diff: unchanged blocks, or removed and added text. */
interface Change {
  /** Index of its first block among all unchanged, removed and added blocks. */
  readonly at: number;
  /** Number of unchanged blocks. */
  readonly same: number;
  readonly removed: string;
  readonly added: string;
}

/** The block-by-block diff of two texts; ignores line breaks between blocks. */
export function changesOf(before: string, after: string): Change[] {
  const [old, present] = [before, after].map((html) => blocksOf(html).filter((block) => block.trim() !== ''));
  let at = 0;
  return diffComm(old ?? [], present ?? []).map(({ common = [], buffer1 = [], buffer2 = [] }) => {
    const change = { at, same: common.length, removed: buffer1.join('\n'), added: buffer2.join('\n') };
    at += common.length + buffer1.length + buffer2.length;
    return change;
  });
}

export interface Merged {
  /** The form with all changes that do not conflict; conflicting fields keep the user's own values. */
  readonly form: PostForm;
  /** The conflicting fields, except the content. */
  readonly fields: readonly (keyof PostForm)[];
  /** The content, with its conflicts. */
  readonly content: readonly Piece[];
}

/**
 * Merges two forms edited from the same base.
 *
 * @param insists fields whose value the user confirms by saving: any change by the other person is a conflict
 */
export function mergeForms(
  base: PostForm,
  mine: PostForm,
  theirs: PostForm,
  insists: readonly (keyof PostForm)[] = [],
): Merged {
  const byThem = differingFields(theirs, base);
  const byMe = new Set([...differingFields(mine, base), ...insists]);
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

/** True if a conflict is left to resolve. */
export function hasClash({ fields, content }: Merged): boolean {
  return fields.length > 0 || content.some((piece) => typeof piece !== 'string');
}
