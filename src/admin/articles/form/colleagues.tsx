import { useQuery } from '@tanstack/react-query';
import { listAdmins } from '../../../backend/admins.ts';
import { listEditors } from '../../../backend/drafts.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useAuth } from '../../auth.tsx';
import { withBackend } from '../../use-backend.ts';
import { formatMoment } from '../../parts/moments.ts';
import { openKeys } from './use-drafts-found.ts';

const POLL_MS = 30_000;
/** Age from which a draft counts as abandoned. */
const MAX_AGE_MS = 12 * 60 * 60 * 1000;

interface ColleaguesProps {
  readonly articleId: string;
  /** The key of this form's own draft. */
  readonly ownKey: string;
}

/** Shows who has unsaved changes to an article, and since when: colleagues, or the user in another window. */
export function Colleagues({ articleId, ownKey }: ColleaguesProps) {
  const { user } = useAuth();
  const { data = [] } = useQuery({
    queryKey: ['editors', articleId, ownKey],
    queryFn: () =>
      withBackend(async (client) => {
        const [drafts, open] = await Promise.all([listEditors(client, articleId), openKeys()]);
        const others = drafts.filter((draft) =>
          draft.account_id === user?.id
            ? draft.key !== ownKey && open.has(draft.key)
            : Date.parse(draft.kept_at) > Date.now() - MAX_AGE_MS,
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
          editing:
            id === user?.id
              ? 'Você está editando este artigo em outra janela'
              : `${admins.get(id) ?? 'Outra pessoa'} está editando este artigo`,
          since: begunAt,
        }));
      }),
    refetchInterval: POLL_MS,
  });
  return data.map(({ id, editing, since }) => (
    <Notice key={id} tone="info" role="status">
      {editing} desde {formatMoment(since)}. O que {id === user?.id ? 'mudar nas duas' : 'vocês dois mudarem'}{' '}
      será juntado ao salvar.
    </Notice>
  ));
}
