/** Formulas of articles: what stands between backticks is set as mathematics by the build. */
import { setLine, wayOf, type MathTree } from '../../src/result/formula/set-formula.ts';

/** The part of the hast (HTML syntax tree) types used here. */
export interface HtmlNode {
  readonly type: string;
  readonly tagName?: string;
  readonly value?: string;
  readonly properties?: Readonly<Record<string, unknown>>;
  children?: HtmlNode[];
}

function text(value: string): HtmlNode {
  return { type: 'text', value };
}

function element(tagName: string, properties: Record<string, unknown>, children: HtmlNode[]): HtmlNode {
  return { type: 'element', tagName, properties, children };
}

function mathOf(tree: MathTree): HtmlNode {
  if (typeof tree === 'string') return text(tree);
  const [tag, ...children] = tree;
  return element(tag, {}, children.map(mathOf));
}

/** A formula as HTML: set as mathematics, and the same as text for copies and columns too narrow for it. */
function setFormula(formula: string): HtmlNode[] {
  const { pieces, width } = setLine(formula);
  const way = wayOf(width);
  if (way === undefined) return [text(formula)];
  const set = pieces.map((piece) =>
    typeof piece === 'string'
      ? text(piece)
      : element('math', { ariaLabel: piece.spoken, displaystyle: 'true' }, [mathOf(piece.tree)]),
  );
  return [
    element('span', { ariaHidden: 'true', className: way.text.split(' ') }, [text(formula)]),
    element('span', { className: way.set.split(' ') }, set),
  ];
}

/** Rehype plugin: sets all that Markdown took for code within a line. */
export function setFormulas() {
  return (tree: HtmlNode): void => {
    tree.children = tree.children?.flatMap((child) => {
      if (child.tagName === 'code') return setFormula(child.children?.[0]?.value ?? '');
      setFormulas()(child);
      return [child];
    });
  };
}
