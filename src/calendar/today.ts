/** The current day in Brazil; the only place where an instant becomes a date. */

const day = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Sao_Paulo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** `YYYY-MM-DD` of an instant in Brasília time, regardless of the machine's time zone. */
export function todayInBrazil(instant: Date): string {
  // Pad years before 1000, which the formatter writes with fewer digits.
  return day.format(instant).padStart('YYYY-MM-DD'.length, '0');
}
