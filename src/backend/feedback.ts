/**
 * Manages visitors' feedback on results, for administrators. The database checks the caller's rights; refusals and
 * failures are `BackendError`s.
 */
import { answered } from './answered.ts';
import type { BackendClient } from './client.ts';
import { BackendError } from './errors.ts';
import type { Row } from './row-types.ts';

/** A message, or a vote without a text. */
export type FeedbackRow = Row<'feedback'>;

/** Votes on a calculator's results. */
export interface FeedbackCount {
  /** Id of the calculator. */
  readonly calculator: string;
  readonly helpful: number;
  readonly unhelpful: number;
}

/** Messages per page; more are loaded on demand. */
const PAGE_SIZE = 50;

/**
 * Lists a page of messages with a text, newest first. Continues at a time instead of a count, because messages that
 * arrive or leave between two pages would repeat or skip others.
 *
 * @param before creation time of the last message already loaded; omitted for the first page
 * @returns the messages, and true if there are more
 */
export async function listFeedback(
  client: BackendClient,
  { isClosed, before }: { readonly isClosed: boolean; readonly before?: string | undefined },
): Promise<{ readonly rows: readonly FeedbackRow[]; readonly hasMore: boolean }> {
  const state = isClosed
    ? client.from('feedback').select().not('closed_at', 'is', null)
    : client.from('feedback').select().is('closed_at', null);
  const older = before === undefined ? state : state.lt('created_at', before);
  const rows = await answered(
    older
      .neq('message', '')
      .order('created_at', { ascending: false })
      .limit(PAGE_SIZE + 1),
  );
  return { rows: rows.slice(0, PAGE_SIZE), hasMore: rows.length > PAGE_SIZE };
}

/** Number of open messages with a text. */
export async function countOpenFeedback(client: BackendClient): Promise<number> {
  const { count, error, status } = await client
    .from('feedback')
    .select('id', { count: 'exact', head: true })
    .is('closed_at', null)
    .neq('message', '');
  if (error) throw BackendError.of(error, status);
  return count ?? 0;
}

/** Votes by calculator, most votes first. */
export async function countFeedback(client: BackendClient): Promise<FeedbackCount[]> {
  const rows = await answered(client.rpc('feedback_counts'));
  return rows.flatMap(({ calculator, helpful, unhelpful }) =>
    calculator === null ? [] : [{ calculator, helpful: helpful ?? 0, unhelpful: unhelpful ?? 0 }],
  );
}

/** Closes or reopens a message. */
export async function closeFeedback(client: BackendClient, id: string, isClosed: boolean): Promise<void> {
  const closed_at = isClosed ? new Date().toISOString() : null;
  await answered(client.from('feedback').update({ closed_at }).eq('id', id));
}

/** Ids per request; the embedded backend accepts at most 30 conditions. */
const IDS_AT_ONCE = 25;

/** Deletes messages for good. */
export async function deleteFeedback(client: BackendClient, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += IDS_AT_ONCE) {
    const batch = ids.slice(start, start + IDS_AT_ONCE);
    await answered(client.from('feedback').delete().in('id', batch));
  }
}

/** Open or closed messages, or votes without a text. */
export type FeedbackGroup = 'open' | 'closed' | 'votes';

/**
 * Deletes a whole group for good.
 *
 * @param until creation time of the newest message to delete, so that unseen messages stay
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
