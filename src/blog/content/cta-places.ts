/** Places the two calls to action of an article: at its marks, or at the default places. */
import { plainText, type ContentNode } from '../../catalogue/content-node.ts';

/** The place of a call to action among the content's blocks. */
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

/** True if a block is empty without its marks. */
function isSpent(node: ContentNode, bare: ContentNode): boolean {
  return node !== bare && plainText([node]).trim() !== '' && plainText([bare]).trim() === '';
}

/**
 * The blocks of an article with the places of its calls to action in between. `[CTA-1]` and `[CTA-2]` mark
 * the first and second; without marks the first is placed after the first paragraph and the second at the
 * end. A mark within a block places its call to action after that block; repeated marks count once.
 */
export function placeCtas(nodes: readonly ContentNode[]): (ContentNode | CtaPlace)[] {
  const marked = firstMarked(nodes, MARKS.primary);
  const primaryAfter =
    marked >= 0 ? marked : nodes.findIndex((node) => typeof node !== 'string' && node.tag === 'p');
  const end = firstMarked(nodes, MARKS.secondary);
  const secondaryAfter = end >= 0 ? end : nodes.length - 1;

  const placed = nodes.flatMap((node, index) => {
    const bare = withoutMarks(node);
    const block: (ContentNode | CtaPlace)[] = isSpent(node, bare) ? [] : [bare];
    if (index === primaryAfter) block.push({ cta: 'primary' });
    if (index === secondaryAfter) block.push({ cta: 'secondary' });
    return block;
  });
  // Without a paragraph the first call to action comes first; without any content the second follows it.
  if (primaryAfter < 0) placed.unshift({ cta: 'primary' });
  if (nodes.length === 0) placed.push({ cta: 'secondary' });
  return placed;
}
