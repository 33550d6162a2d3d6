/** What visitors say of results, for administrators. The database decides who may ask. */
import type { BackendClient } from './client.ts';
import { BackendError } from './errors.ts';
import type { Row } from './row-types.ts';

/** A message, or a bare yes or no. */
export type FeedbackRow = Row<'feedback'>;

/** How often a calculator's result helped. */
export interface FeedbackCount {
  /** Its id. */
  readonly calculator: string;
  readonly helpful: number;
  readonly unhelpful: number;
}

/** A screenful; more are read on demand. */
const PAGE_SIZE = 50;

/**
 * Messages, the newest first: those that have a text.
 *
 * @param offset how many were read before
 * @returns the messages, and whether there are more
 * @throws BackendError
 */
export async function listFeedback(
  client: BackendClient,
  { isClosed, offset }: { readonly isClosed: boolean; readonly offset: number },
): Promise<{ readonly rows: readonly FeedbackRow[]; readonly hasMore: boolean }> {
  const state = isClosed
    ? client.from('feedback').select().not('closed_at', 'is', null)
    : client.from('feedback').select().is('closed_at', null);
  const { data, error, status } = await state
    .neq('message', '')
    .order('created_at', { ascending: false })
    .order('id')
    .range(offset, offset + PAGE_SIZE);
  if (error) throw BackendError.of(error, status);
  return { rows: data.slice(0, PAGE_SIZE), hasMore: data.length > PAGE_SIZE };
}

/**
 * How often results helped, by calculator: those of which most was said first.
 *
 * @throws BackendError
 */
export async function countFeedback(client: BackendClient): Promise<FeedbackCount[]> {
  const { data, error, status } = await client.rpc('feedback_counts');
  if (error) throw BackendError.of(error, status);
  return data.flatMap(({ calculator, helpful, unhelpful }) =>
    calculator === null ? [] : [{ calculator, helpful: helpful ?? 0, unhelpful: unhelpful ?? 0 }],
  );
}

/**
 * Closes a message, or opens it again.
 *
 * @throws BackendError
 */
export async function closeFeedback(client: BackendClient, id: string, isClosed: boolean): Promise<void> {
  const closed_at = isClosed ? new Date().toISOString() : null;
  const { error, status } = await client.from('feedback').update({ closed_at }).eq('id', id);
  if (error) throw BackendError.of(error, status);
}

/**
 * Deletes a message for good.
 *
 * @throws BackendError
 */
export async function deleteFeedback(client: BackendClient, id: string): Promise<void> {
  const { error, status } = await client.from('feedback').delete().eq('id', id);
  if (error) throw BackendError.of(error, status);
}
