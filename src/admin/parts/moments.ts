/** Times in the time zone of Brasília. */
const timeZone = 'America/Sao_Paulo';

/** `20/11/2026`. */
export const dayFormat = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone });

/** `08:05`. */
export const clock = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'short', timeZone });

/** `20/11/2026 às 08:05`. */
export function formatMoment(at: number | string): string {
  const moment = new Date(at);
  return `${dayFormat.format(moment)} às ${clock.format(moment)}`;
}
