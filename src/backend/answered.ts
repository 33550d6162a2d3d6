import { BackendError } from './errors.ts';

/** What supabase-js resolves to; some of its services tell the status of the response beside the error. */
interface Answer {
  readonly data?: unknown;
  readonly error: unknown;
  readonly status?: number;
}

/** The data where there is no error. */
type DataOf<Call extends Answer> = Extract<Call, { readonly error: null }>['data'];

/**
 * The data that supabase-js answers with; it returns most failures and throws the rest.
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
