/** A paragraph of the layout. */
export function View({ text }: { readonly text: string }) {
  return <p>{text}</p>;
}
