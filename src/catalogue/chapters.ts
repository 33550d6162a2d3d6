/** Chapters of an article: its second-level headings, with fragments to link to them. */
import { plainText, type ContentNode } from './content-node.ts';

export interface Chapter {
  /** Fragment of the chapter's address. */
  readonly id: string;
  readonly title: string;
}

/** Joins the words of a title by hyphens, without accents. The prefix avoids collisions with the page's own ids. */
function fragment(title: string): string {
  return `secao-${title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`;
}

/** Gives each second-level heading a unique fragment; numbers equal titles. */
export function withFragments(nodes: readonly ContentNode[]): ContentNode[] {
  const uses = new Map<string, number>();
  return nodes.map((node) => {
    if (typeof node === 'string' || node.tag !== 'h2') return node;
    const id = fragment(plainText([node]));
    const use = (uses.get(id) ?? 0) + 1;
    uses.set(id, use);
    return { ...node, id: use === 1 ? id : `${id}-${use}` };
  });
}

/** Lists the chapters of content that already has fragments. */
export function chaptersOf(nodes: readonly ContentNode[]): Chapter[] {
  return nodes.flatMap((node) =>
    typeof node !== 'string' && node.id !== undefined
      ? [{ id: node.id, title: plainText([node]).trim() }]
      : [],
  );
}
