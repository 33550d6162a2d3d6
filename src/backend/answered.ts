import { BackendError } from './errors.ts';

/** Result of a supabase-js call; some of its services report the status of the response beside the error. */
interface Answer {
  readonly data?: unknown;
  readonly error: unknown;
  readonly status?: number;
}

/** The data of a call without an error. */
type DataOf<Call extends Answer> = Extract<Call, { readonly error: null }>['data'];

/**
 * Unwraps the data of a supabase-js call, which returns most failures and throws the rest.
 *
 * @throws BackendError
 */
export async function answered<Call extends Answer>(call: PromiseLike<Call>): Promise<DataOf<Call>> {
  try {
    const { data, error, status } = await call;
    if (error) throw BackendError.of(error, status);
    return data;
  } catch (error) {
    throw BackendError.of(error);
  }
}
