import { highlight } from './highlight.ts';

interface MarkedProps {
  readonly text: string;
  /** Terms to highlight, folded, as returned by a search. */
  readonly terms: readonly string[];
}

/** Text with its matches highlighted, all in elements, because a translation of the page replaces text nodes. */
export function Marked({ text, terms }: MarkedProps) {
  let at = 0;
  return highlight(text, terms).map((piece) => {
    const key = at;
    at += piece.text.length;
    if (!piece.isMatch) return <span key={key}>{piece.text}</span>;
    return (
      <mark key={key} className="rounded-xs bg-warning-soft text-inherit">
        {piece.text}
      </mark>
    );
  });
}
