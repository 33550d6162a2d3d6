import { loadBackendConfig } from '../backend/config.ts';
import { BackendError } from '../backend/errors.ts';
import { writeAsVisitor } from '../backend/read-table.ts';
import type { Insert } from '../backend/row-types.ts';

/** A visitor's opinion of a result. */
export type Feedback = Pick<Insert<'feedback'>, 'calculator' | 'kind' | 'message' | 'email' | 'inputs'>;

/**
 * Sends it to the site's owners.
 *
 * @throws BackendError, also if the site has no backend
 */
export async function sendFeedback(feedback: Feedback): Promise<void> {
  const config = await loadBackendConfig();
  if (!config) throw new BackendError('unknown', 'No backend is configured.');
  await writeAsVisitor(config, 'feedback', feedback);
}
