/** A paragraph. */
export function View({ text }: { readonly text: string }) {
  return <p>{text}</p>;
}
