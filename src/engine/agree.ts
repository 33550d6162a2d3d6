/** Units of one by those of many, longer ones before their beginnings. */
const OF_ONE: Readonly<Record<string, string>> = {
  anos: 'ano',
  copos: 'copo',
  'dias úteis': 'dia útil',
  dias: 'dia',
  faltas: 'falta',
  horas: 'hora',
  meses: 'mês',
  parcelas: 'parcela',
  semanas: 'semana',
};

const AMOUNT = new RegExp(
  `(?<![\\d.,])(1|[01],\\d+) (${Object.keys(OF_ONE).join('|')})(?! ?\\p{L}+s\\b|\\p{L})`,
  'gu',
);

/**
 * Makes units agree with their numbers: `1 anos` becomes `1 ano`. The plural starts at two, so 1,5 takes the singular.
 * Leaves a plural followed by another one, as in `1 dias vendidos`.
 */
export function agree(text: string): string {
  return text.replace(AMOUNT, (_, amount: string, unit: string) => `${amount} ${OF_ONE[unit] ?? unit}`);
}
