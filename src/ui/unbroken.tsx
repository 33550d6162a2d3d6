/** An amount, or a name such as IGP-M. */
const TOGETHER = /(−?R\$ [\d.,]*\d|\p{Lu}{2,}-\p{Lu}+)/u;

/**
 * A text in which no line ends inside an amount or a name in capitals. Its characters stay what they are: where it is copied or compared, a
 * plain space follows R$.
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
