/** Adds 9 a.m. in Brasília to a date without a time, such as that of a built-in article; keeps any other time. */
export function withTimeOfDay(moment: string): string {
  return moment.includes('T') ? moment : `${moment}T09:00:00-03:00`;
}
