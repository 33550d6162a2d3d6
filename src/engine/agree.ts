const OF_ONE: Readonly<Record<string, string>> = {
  anos: 'ano',
  copos: 'copo',
  dias: 'dia',
  'dias úteis': 'dia útil',
  horas: 'hora',
  meses: 'mês',
  parcelas: 'parcela',
  semanas: 'semana',
};

/**
 * Makes units agree with their numbers: `1 anos` becomes `1 ano`. The plural starts at two, so 1,5 takes the singular.
 * Leaves a plural followed by another one, as in `1 dias vendidos`.
 */
export function agree(text: string): string {
  return text.replace(
    /(?<![\d.,])(1|[01],\d+) (anos|copos|dias úteis|dias|horas|meses|parcelas|semanas)(?! ?\p{L}+s\b|\p{L})/gu,
    (_, amount: string, unit: string) => `${amount} ${OF_ONE[unit] ?? unit}`,
  );
}
