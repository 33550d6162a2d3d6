/** The calendar day in Brazil at an instant; the only place where an instant becomes a date. */

const day = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Sao_Paulo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** `YYYY-MM-DD` of an instant in Brasília time, whatever the machine's own time zone. */
export function todayInBrazil(instant: Date): string {
  // A year before 1000 has fewer than four digits.
  return day.format(instant).padStart('YYYY-MM-DD'.length, '0');
}
