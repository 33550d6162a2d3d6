import { expect, it } from 'vitest';
import type { BackendClient } from '../../../backend/client.ts';
import { emptyForm } from './post-form.ts';
import { serverDrafts } from './server-drafts.ts';

/** A server with one draft, and no article. */
function serverWith(draft: object) {
  const answer = { data: [{ key: 'k', article_id: 'a', draft }], error: null };
  const rows = {
    select: () => rows,
    eq: () => rows,
    order: () => rows,
    limit: () => Promise.resolve(answer),
    maybeSingle: () => Promise.resolve({ data: null, error: null }),
  };
  return { from: () => rows } as unknown as BackendClient;
}

it('serverDrafts adds the newer fields missing from a draft of an earlier site version', async () => {
  const { author_name: _, ...form } = { ...emptyForm(''), title: 'Férias' };
  const kept = { version: null, keptMoment: null, form, uploads: [], keptAt: 1 };
  const [found] = await serverDrafts(serverWith(kept), 'ana', null);
  expect(found?.draft.form).toEqual({ ...emptyForm(''), title: 'Férias' });
});

it('serverDrafts finds the draft of an article that was deleted for good, with its versions', async () => {
  const form = { ...emptyForm(''), title: 'Férias' };
  const kept = { version: 3, keptMoment: null, form, uploads: [], keptAt: 1 };
  const [found] = await serverDrafts(serverWith(kept), 'ana', 'a');
  expect(found?.draft).toMatchObject({ articleId: 'a', version: 3, form, base: emptyForm('') });
});
