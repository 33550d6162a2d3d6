import { expect, it } from 'vitest';
import type { BackendClient } from '../../../backend/client.ts';
import { emptyForm } from './post-form.ts';
import { serverDrafts } from './server-drafts.ts';

/** A server with one draft. */
function serverWith(draft: object) {
  const answer = { data: [{ key: 'k', article_id: 'a', draft }], error: null };
  const rows = {
    select: () => rows,
    eq: () => rows,
    order: () => rows,
    limit: () => Promise.resolve(answer),
  };
  return { from: () => rows } as unknown as BackendClient;
}

it('serverDrafts adds the newer fields missing from a draft of an earlier site version', async () => {
  const { author_name: _, ...form } = { ...emptyForm(''), title: 'Férias' };
  const kept = { version: null, keptMoment: null, form, uploads: [], keptAt: 1 };
  const [found] = await serverDrafts(serverWith(kept), 'ana', null);
  expect(found?.draft.form).toEqual({ ...emptyForm(''), title: 'Férias' });
});
