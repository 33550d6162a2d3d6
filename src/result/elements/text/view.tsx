/** A paragraph. */
export function Paragraph({ text }: { readonly text: string }) {
  return <p>{text}</p>;
}
