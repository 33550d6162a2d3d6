/** Joins R$ and its amount with a no-break space. */
export function keepAmountsTogether(text: string): string {
  return text.replaceAll(/R\$ (?=\d)/g, 'R$\u00A0');
}

/**
 * Also joins a number and its unit: the next word counts as the unit, except after an amount, whose unit comes first.
 */
export function keepQuantitiesTogether(text: string): string {
  return keepAmountsTogether(text).replaceAll(/(?<!R\$\u00A0[\d.,]*)(?<=\d) (?=\p{L})/gu, '\u00A0');
}

/** Also joins a law or an article and its number. */
export function keepCitationsTogether(text: string): string {
  return keepQuantitiesTogether(text).replaceAll(/(\b(?:arts?\.|Lei|LC|EC|Súmula)|§) (?=\d)/g, '$1\u00A0');
}
