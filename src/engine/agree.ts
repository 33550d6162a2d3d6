const OF_ONE: Readonly<Record<string, string>> = {
  anos: 'ano',
  copos: 'copo',
  dias: 'dia',
  horas: 'hora',
  meses: 'mês',
  parcelas: 'parcela',
  semanas: 'semana',
};

/**
 * `1 ano` for `1 anos`, and `1,5 ano`: the plural begins with two. In any text; a plural that a second word goes on
 * with, as in `1 dias úteis`, stays.
 */
export function agree(text: string): string {
  return text.replace(
    /(?<![\d.,])(1|[01],\d+) (anos|copos|dias|horas|meses|parcelas|semanas)(?! ?\p{L}+s\b|\p{L})/gu,
    (_, amount: string, unit: string) => `${amount} ${OF_ONE[unit] ?? unit}`,
  );
}
