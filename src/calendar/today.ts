/** The current day in Brazil; the only place where an instant becomes a date. */

const format = new Intl.DateTimeFormat('en', {
  timeZone: 'America/Sao_Paulo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** `YYYY-MM-DD` of an instant in Brasília time, regardless of the machine's time zone. */
export function todayInBrazil(instant: Date): string {
  // Put the parts in order here, because no locale writes them in this order in all browsers: `en-CA` does not in some.
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  const year = (parts.get('year') ?? '').padStart(4, '0');
  return `${year}-${parts.get('month')}-${parts.get('day')}`;
}
