import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { BackendClient } from '../../../backend/client.ts';
import { getPost } from '../../../backend/posts.ts';
import { formerPublication, wasPublic } from '../../../backend/versions.ts';
import { Notice } from '../../../ui/notice.tsx';
import { AdminPage } from '../../parts/admin-page.tsx';
import { BackLink } from '../../parts/back-link.tsx';
import { Reading } from '../../parts/reading.tsx';
import { useBackend } from '../../use-backend.ts';
import { isId, newId } from '../new-id.ts';
import { ArticleEditor } from './article-editor.tsx';
import { DraftOffers } from './draft-offer.tsx';
import { useDraftsFound } from './use-drafts-found.ts';
import { newArticle, type EditorState } from './use-editor.ts';

const BACK = <BackLink label="Voltar aos artigos" />;

/** Offers the drafts of a deleted article, to continue as a new article. */
function MissingArticle({ id }: { readonly id: string }) {
  const [empty] = useState(() => newArticle(newId(), ''));
  const [recovered, setRecovered] = useState<EditorState>();
  const { drafts, discard } = useDraftsFound(id, id, empty.form);
  if (recovered) return <ArticleEditor recovered={recovered} />;
  return (
    <AdminPage title="Editar Artigo" actions={BACK}>
      <div className="grid grid-cols-1 gap-4">
        <Notice tone="warning">Este artigo não existe, ou foi excluído.</Notice>
        <DraftOffers
          drafts={drafts}
          saved={undefined}
          onRecover={({ draft: { form, uploads } }) => setRecovered({ ...empty, form, uploads })}
          onDiscard={discard}
        />
      </div>
    </AdminPage>
  );
}

/** Loads an article, whether it has ever been public, and its last publication time if it was unpublished. */
async function load(client: BackendClient, id: string) {
  const saved = await getPost(client, id);
  if (!saved) return null;
  const isDraft = saved.published_at === null;
  const [isKnown, formerMoment] = await Promise.all([
    wasPublic(client, id),
    isDraft ? formerPublication(client, id) : null,
  ]);
  return { saved, wasPublic: isKnown, formerMoment };
}

/** Loads an article, bypassing the cache, and opens its form; a refetch never replaces typed text. */
export function EditArticlePage() {
  const { id = '' } = useParams();
  const run = useBackend();
  const query = useQuery({
    queryKey: ['post', id],
    queryFn: () => (isId(id) ? run((client) => load(client, id)) : null),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const { data } = query;
  if (data) return <ArticleEditor key={id} {...data} />;
  if (data === null) return <MissingArticle key={id} id={id} />;
  return (
    <AdminPage title="Editar Artigo" actions={BACK}>
      <Reading query={query} />
    </AdminPage>
  );
}
