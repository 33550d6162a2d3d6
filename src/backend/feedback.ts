/**
 * What visitors say of results, for administrators. The database decides who may ask: what it refuses, and what fails, is
 * a `BackendError`.
 */
import { answered } from './answered.ts';
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
 */
export async function listFeedback(
  client: BackendClient,
  { isClosed, offset }: { readonly isClosed: boolean; readonly offset: number },
): Promise<{ readonly rows: readonly FeedbackRow[]; readonly hasMore: boolean }> {
  const state = isClosed
    ? client.from('feedback').select().not('closed_at', 'is', null)
    : client.from('feedback').select().is('closed_at', null);
  const rows = await answered(
    state
      .neq('message', '')
      .order('created_at', { ascending: false })
      .order('id')
      .range(offset, offset + PAGE_SIZE),
  );
  return { rows: rows.slice(0, PAGE_SIZE), hasMore: rows.length > PAGE_SIZE };
}

/** How many messages with a text nobody has closed yet. */
export async function countOpenFeedback(client: BackendClient): Promise<number> {
  const { count, error, status } = await client
    .from('feedback')
    .select('id', { count: 'exact', head: true })
    .is('closed_at', null)
    .neq('message', '');
  if (error) throw BackendError.of(error, status);
  return count ?? 0;
}

/** How often results helped, by calculator: those of which most was said first. */
export async function countFeedback(client: BackendClient): Promise<FeedbackCount[]> {
  const rows = await answered(client.rpc('feedback_counts'));
  return rows.flatMap(({ calculator, helpful, unhelpful }) =>
    calculator === null ? [] : [{ calculator, helpful: helpful ?? 0, unhelpful: unhelpful ?? 0 }],
  );
}

/** Closes a message, or opens it again. */
export async function closeFeedback(client: BackendClient, id: string, isClosed: boolean): Promise<void> {
  const closed_at = isClosed ? new Date().toISOString() : null;
  await answered(client.from('feedback').update({ closed_at }).eq('id', id));
}

/** Ids in one request: the embedded backend takes 30 conditions. */
const IDS_AT_ONCE = 25;

/** Deletes messages for good. */
export async function deleteFeedback(client: BackendClient, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += IDS_AT_ONCE) {
    const some = ids.slice(start, start + IDS_AT_ONCE);
    await answered(client.from('feedback').delete().in('id', some));
  }
}

/** Messages that are open or closed, or the answers without a text, which are only counted. */
export type FeedbackGroup = 'open' | 'closed' | 'votes';

/**
 * Deletes a whole group for good.
 *
 * @param until the time of the newest one to delete, as stored: those that nobody has seen yet stay
 */
export async function deleteFeedbackGroup(
  client: BackendClient,
  group: FeedbackGroup,
  until: string,
): Promise<void> {
  const old = client.from('feedback').delete().lte('created_at', until);
  if (group === 'votes') return void (await answered(old.eq('message', '')));
  const texts = old.neq('message', '');
  await answered(group === 'closed' ? texts.not('closed_at', 'is', null) : texts.is('closed_at', null));
}
