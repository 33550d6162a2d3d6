const AMOUNT = /(−?R\$ [\d.,]*\d)/;

/**
 * A text in which no line ends inside an amount. Its characters stay what they are: where it is copied or compared, a
 * plain space follows R$.
 */
export function Unbroken({ text }: { readonly text: string }) {
  return text.split(AMOUNT).map((piece, index) =>
    index % 2 === 1 ? (
      <span key={index} className="whitespace-nowrap">
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}
