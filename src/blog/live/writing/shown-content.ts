/** Removes white space that browsers do not show from content. */
import { INLINE, type ContentNode } from '../../../catalogue/content-node.ts';

/** A text that can still lose white space at its end. */
interface Piece {
  text: string;
}
/** A node whose texts can still change. */
type Draft = Piece | { readonly node: Exclude<ContentNode, string>; readonly children?: readonly Draft[] };

/** Converts drafts to nodes, and joins adjacent texts. */
function finalize(drafts: readonly Draft[]): ContentNode[] {
  const nodes: ContentNode[] = [];
  for (const draft of drafts) {
    const before = nodes.at(-1);
    if (!('text' in draft)) {
      const { node, children } = draft;
      nodes.push(children ? { ...node, children: finalize(children) } : node);
    } else if (typeof before === 'string') nodes[nodes.length - 1] = before + draft.text;
    else if (draft.text !== '') nodes.push(draft.text);
  }
  return nodes;
}

/** Collapses white space as browsers do, and removes it at the ends of lines; code is unchanged. */
export function shownContent(content: readonly ContentNode[]): ContentNode[] {
  let isStart = true;
  /** The last text of the current line. */
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
  return finalize(drafts);
}
