/** Lower case without accents and with ordinals spelled out: "Férias" is "ferias", "13º" is "13o". */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
