/** A text in which no line ends between R$ and its amount. */
export function wholeAmounts(text: string): string {
  return text.replaceAll(/R\$ (?=\d)/g, 'R$\u00A0');
}

/**
 * The same, in which no line ends between a number and its unit either: the word behind it is taken for one, but not
 * behind an amount, whose unit stands in front.
 */
export function wholeQuantities(text: string): string {
  return wholeAmounts(text).replaceAll(/(?<!R\$\u00A0[\d.,]*)(?<=\d) (?=\p{L})/gu, '\u00A0');
}
