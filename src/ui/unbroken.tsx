/** An amount, or a name such as IGP-M. */
const TOGETHER = /(−?R\$ [\d.,]*\d|\p{Lu}{2,}-\p{Lu}+)/u;

/**
 * Text without line breaks inside amounts and capitalized names. Keeps its characters, so that copies and comparisons
 * see a plain space after R$.
 */
export function Unbroken({ text }: { readonly text: string }) {
  return text.split(TOGETHER).map((piece, index) =>
    index % 2 === 1 ? (
      <span key={index} className="whitespace-nowrap">
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}
