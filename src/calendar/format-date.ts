/** Brazilian notation of dates. */

/** `dd/mm/aaaa` for an ISO date. */
export function formatDate(iso: string): string {
  return iso.split('-').toReversed().join('/');
}
