/** A text in which no line ends between R$ and its amount. */
export function wholeAmounts(text: string): string {
  return text.replaceAll(/R\$ (?=\d)/g, 'R$\u00A0');
}
