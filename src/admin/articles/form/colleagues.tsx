import { useQuery } from '@tanstack/react-query';
import { listAdmins } from '../../../backend/admins.ts';
import { listEditors } from '../../../backend/drafts.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useAuth } from '../../auth.tsx';
import { withBackend } from '../../use-backend.ts';
import { formatMoment } from '../../parts/moments.ts';

const POLL_MS = 30_000;
/** Age from which a draft counts as abandoned. */
const MAX_AGE_MS = 12 * 60 * 60 * 1000;

/** Shows which colleagues have unsaved changes to an article, and since when. */
export function Colleagues({ articleId }: { readonly articleId: string }) {
  const { user } = useAuth();
  const { data = [] } = useQuery({
    queryKey: ['editors', articleId],
    queryFn: () =>
      withBackend(async (client) => {
        const editors = await listEditors(client, articleId);
        const others = editors.filter(
          (draft) => draft.account_id !== user?.id && Date.parse(draft.kept_at) > Date.now() - MAX_AGE_MS,
        );
        if (others.length === 0) return [];
        // List each person once, with their oldest draft, even if they have several windows open.
        const since = new Map(
          others
            .toSorted((a, b) => b.begun_at.localeCompare(a.begun_at))
            .map((draft) => [draft.account_id, draft.begun_at]),
        );
        const admins = new Map((await listAdmins(client)).map(({ id, email }) => [id, email]));
        return Array.from(since, ([id, begunAt]) => ({
          id,
          name: admins.get(id) ?? 'Outra pessoa',
          since: begunAt,
        }));
      }),
    refetchInterval: POLL_MS,
  });
  return data.map(({ id, name, since }) => (
    <Notice key={id} tone="info" role="status">
      {name} está editando este artigo desde {formatMoment(since)}. O que vocês dois mudarem será juntado ao
      salvar.
    </Notice>
  ));
}
