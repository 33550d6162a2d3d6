import { highlight } from './highlight.ts';

interface MarkedProps {
  readonly text: string;
  /** Terms to highlight, folded, as returned by a search. */
  readonly terms: readonly string[];
}

/** Text with its matches highlighted. */
export function Marked({ text, terms }: MarkedProps) {
  let at = 0;
  return highlight(text, terms).map((piece) => {
    const key = at;
    at += piece.text.length;
    return piece.isMatch ? (
      <mark key={key} className="rounded-xs bg-warning-soft text-inherit">
        {piece.text}
      </mark>
    ) : (
      piece.text
    );
  });
}
