/** An amount, or a name such as IGP-M. */
const TOGETHER = /(−?R\$ [\d.,]*\d|\p{Lu}{2,}-\p{Lu}+)/u;

/** Maximum length of a piece that fits on one line of the narrowest screens, in characters. */
const MAX_LENGTH = 24;

/**
 * Text without line breaks inside amounts and capitalized names. Keeps its characters, so that copies and comparisons
 * see a plain space after R$.
 */
export function Unbroken({ text }: { readonly text: string }) {
  return text.split(TOGETHER).map((piece, index) =>
    index % 2 === 1 && piece.length <= MAX_LENGTH ? (
      <span key={index} className="whitespace-nowrap">
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}
