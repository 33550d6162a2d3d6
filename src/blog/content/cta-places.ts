/** Places the two calls to action of an article at its marks, or at default positions. */
import { plainText, type ContentNode } from '../../catalogue/content-node.ts';

/** The position of a call to action among the content's blocks. */
export interface CtaPlace {
  readonly cta: 'primary' | 'secondary';
}

const MARKS = { primary: '[CTA-1]', secondary: '[CTA-2]' } as const;
const ANY_MARK = /\[CTA-[12]\]/g;

function withoutMarks(node: ContentNode): ContentNode {
  if (typeof node === 'string') return node.replace(ANY_MARK, '');
  return node.children ? { ...node, children: node.children.map(withoutMarks) } : node;
}

function firstMarked(nodes: readonly ContentNode[], mark: string): number {
  return nodes.findIndex((node) => plainText([node]).includes(mark));
}

/** True if a block contains nothing but marks. */
function isOnlyMarks(node: ContentNode, unmarked: ContentNode): boolean {
  return node !== unmarked && plainText([node]).trim() !== '' && plainText([unmarked]).trim() === '';
}

/**
 * Inserts an article's calls to action between its blocks. `[CTA-1]` and `[CTA-2]` mark their positions; by default the
 * first one follows the first paragraph, and the second one comes at the end. A mark inside a block places its call to
 * action after that block; repeated marks count once.
 */
export function placeCtas(nodes: readonly ContentNode[]): (ContentNode | CtaPlace)[] {
  const marked = firstMarked(nodes, MARKS.primary);
  const primaryAfter =
    marked >= 0 ? marked : nodes.findIndex((node) => typeof node !== 'string' && node.tag === 'p');
  const end = firstMarked(nodes, MARKS.secondary);
  const secondaryAfter = end >= 0 ? end : nodes.length - 1;

  const placed = nodes.flatMap((node, index) => {
    const unmarked = withoutMarks(node);
    const block: (ContentNode | CtaPlace)[] = isOnlyMarks(node, unmarked) ? [] : [unmarked];
    if (index === primaryAfter) block.push({ cta: 'primary' });
    if (index === secondaryAfter) block.push({ cta: 'secondary' });
    return block;
  });
  // Start with the first call to action if there is no paragraph; without any content, the second one follows it.
  if (primaryAfter < 0) placed.unshift({ cta: 'primary' });
  if (nodes.length === 0) placed.push({ cta: 'secondary' });
  return placed;
}
