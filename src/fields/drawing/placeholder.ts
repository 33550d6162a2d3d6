/** Labels the placeholder of an empty field as an example, so that nobody takes it for a typed value. */
export function asExample(placeholder: string | undefined): string | undefined {
  return placeholder === undefined ? undefined : `Ex.: ${placeholder}`;
}
