/** Joins R$ and its amount, and a law or an article and its number, with a no-break space. */
export function keepAmountsTogether(text: string): string {
  return text.replaceAll(/(R\$|\b(?:arts?\.|Lei|LC|EC|Súmula)|§) (?=\d)/g, '$1\u00A0');
}

/**
 * Also joins a number and its unit: the next word counts as the unit, except after an amount, whose unit comes first.
 */
export function keepQuantitiesTogether(text: string): string {
  return keepAmountsTogether(text).replaceAll(/(?<!R\$\u00A0[\d.,]*)(?<=\d) (?=\p{L})/gu, '\u00A0');
}
