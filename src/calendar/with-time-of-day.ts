/** Adds a time to a day without one, such as that of a built-in article: 9 a.m. in Brasília. */
export function withTimeOfDay(moment: string): string {
  return moment.includes('T') ? moment : `${moment}T09:00:00-03:00`;
}
