/** Typesets the formulas of articles, written between backticks. */
import type { ContentElement, ContentNode, FormulaTag } from '../../src/catalogue/content-node.ts';
import { setLine, wayOf, type MathTree } from '../../src/result/formula/set-formula.ts';

function mathOf(tree: MathTree): ContentNode {
  if (typeof tree === 'string') return tree;
  const [tag, ...children] = tree;
  return { tag: tag as FormulaTag, children: children.map(mathOf) };
}

/** Typesets a formula, and keeps its text for copying and for narrow columns. */
function setFormula(formula: string): ContentNode {
  const { pieces, width } = setLine(formula);
  const way = wayOf(width);
  if (way === undefined) return formula;
  const set = pieces.map((piece): ContentNode =>
    typeof piece === 'string' ? piece : { tag: 'math', label: piece.spoken, children: [mathOf(piece.tree)] },
  );
  return {
    tag: 'formula',
    alt: formula,
    children: [
      { tag: 'span', className: way.text, isHidden: true, children: [formula] },
      { tag: 'span', className: way.set, children: set },
    ],
  };
}

function setWithin(element: ContentElement): ContentNode {
  const { tag, children } = element;
  if (tag === 'code') return setFormula(children?.map(String).join('') ?? '');
  return children === undefined ? element : { ...element, children: setFormulas(children) };
}

/** Typesets all inline code in a content tree. */
export function setFormulas(nodes: readonly ContentNode[]): ContentNode[] {
  return nodes.map((node) => (typeof node === 'string' ? node : setWithin(node)));
}
