/**
 * Outcome of an attempt: it was `done`; it was `refused` with an error; or it succeeded but affected, or
 * returned, `nothing`.
 */
export type Outcome = 'done' | 'refused' | 'nothing';

interface Answer {
  data: unknown;
  error: unknown;
  count?: number | null;
}

/** Derives the outcome from a response of supabase-js. */
export function outcomeOf({ data, error, count }: Answer): Outcome {
  if (error !== null) return 'refused';
  if (Array.isArray(data)) return data.length > 0 ? 'done' : 'nothing';
  if (data === null) return (count ?? 0) > 0 ? 'done' : 'nothing';
  return 'done';
}
