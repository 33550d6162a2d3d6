const OF_ONE: Readonly<Record<string, string>> = {
  anos: 'ano',
  copos: 'copo',
  dias: 'dia',
  horas: 'hora',
  meses: 'mês',
  parcelas: 'parcela',
  semanas: 'semana',
};

/** `1 ano` for `1 anos`, in any text; a plural that a second word goes on with, as in `1 dias úteis`, stays. */
export function agree(text: string): string {
  return text.replace(
    /(?<![\d.,])1 (anos|copos|dias|horas|meses|parcelas|semanas)(?! ?\p{L}+s\b|\p{L})/gu,
    (_, unit: string) => `1 ${OF_ONE[unit] ?? unit}`,
  );
}
