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

/** Hosted projects limit a response to 1000 rows by default. */
const PAGE_SIZE = 500;

/**
 * Reads a whole list page by page.
 *
 * @param readPage reads the rows from one index to another, inclusive, in a fixed order.
 */
export async function allPages<Row>(
  readPage: (first: number, last: number) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const page = await readPage(rows.length, rows.length + PAGE_SIZE - 1);
    rows.push(...page);
    if (page.length < PAGE_SIZE) return rows;
  }
}
