/** Content without the white space that browsers do not show. */
import { INLINE_TAGS, type ContentNode } from '../../../catalogue/content-node.ts';

const INLINE = new Set<string>(INLINE_TAGS);

/** A piece of text that can still change. */
interface Piece {
  text: string;
}
/** A node whose texts are pieces. */
type Draft = Piece | { readonly node: Exclude<ContentNode, string>; readonly children?: readonly Draft[] };

/** The nodes of drafts, with neighbouring texts in one. */
function settled(drafts: readonly Draft[]): ContentNode[] {
  const nodes: ContentNode[] = [];
  for (const draft of drafts) {
    const before = nodes.at(-1);
    if (!('text' in draft)) {
      const { node, children } = draft;
      nodes.push(children ? { ...node, children: settled(children) } : node);
    } else if (typeof before === 'string') nodes[nodes.length - 1] = before + draft.text;
    else if (draft.text !== '') nodes.push(draft.text);
  }
  return nodes;
}

/** Content as browsers show it: white space counts once, and not at the ends of lines; code stays as it is. */
export function shownContent(content: readonly ContentNode[]): ContentNode[] {
  let isStart = true;
  /** The text at the end of the line. */
  let last: Piece | undefined;
  const endLine = () => {
    if (last) last.text = last.text.replace(/ $/, '');
    last = undefined;
    isStart = true;
  };
  const draft = (node: ContentNode): Draft => {
    if (typeof node === 'string') {
      const text = node.replaceAll(/[ \t\n\r\f]+/g, ' ');
      const piece = { text: isStart || last?.text.endsWith(' ') ? text.replace(/^ /, '') : text };
      if (piece.text !== '') {
        isStart = false;
        last = piece;
      }
      return piece;
    }
    const { tag, children } = node;
    if (tag === 'img') {
      isStart = false;
      last = undefined;
      return { node };
    }
    if (!INLINE.has(tag)) endLine();
    if (tag === 'pre') return { node };
    const drafts = children?.map(draft);
    if (!INLINE.has(tag)) endLine();
    return drafts ? { node, children: drafts } : { node };
  };
  const drafts = content.map(draft);
  endLine();
  return settled(drafts);
}
