const ZONE = /(?:z|[+-]\d\d:?\d\d)$/i;

/**
 * Completes the moment of an article: 9 a.m. for a date without a time, such as that of a built-in article, and
 * Brasília for a time without a zone.
 */
export function withTimeOfDay(moment: string): string {
  if (!moment.includes('T')) return `${moment}T09:00:00-03:00`;
  return ZONE.test(moment) ? moment : `${moment}-03:00`;
}
