/** What an empty field shows of its definition's example: said to be one, it is not taken for a value that was typed. */
export function asExample(placeholder: string | undefined): string | undefined {
  return placeholder === undefined ? undefined : `Ex.: ${placeholder}`;
}
