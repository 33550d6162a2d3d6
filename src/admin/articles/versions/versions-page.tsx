import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { getPost } from '../../../backend/posts.ts';
import { listVersions, type VersionSummary } from '../../../backend/versions.ts';
import { Notice } from '../../../ui/notice.tsx';
import { AdminPage } from '../../parts/admin-page.tsx';
import { BackLink } from '../../parts/back-link.tsx';
import { Reading } from '../../parts/reading.tsx';
import { useBackend } from '../../use-backend.ts';
import { useAdmins } from '../../accounts/use-admins.ts';
import { POSTS_KEY } from '../../use-posts.ts';
import { formatMoment } from '../../parts/moments.ts';
import { isId } from '../new-id.ts';
import { VersionView } from './version-view.tsx';

/** Lists an article's versions by time and author; the selected one can be restored. */
export function VersionsPage() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const run = useBackend();
  const { data: people } = useAdmins();
  const query = useQuery({
    queryKey: [...POSTS_KEY, 'versions', id],
    queryFn: () =>
      isId(id)
        ? run(async (client) => ({
            post: await getPost(client, id),
            versions: await listVersions(client, id),
          }))
        : { post: null, versions: [] },
    staleTime: 0,
  });
  const { data } = query;
  const chosen = Number(search.get('versao'));
  const nameOf = ({ saved_by: by }: VersionSummary) =>
    people?.admins.find((admin) => admin.id === by)?.email ?? 'uma conta que não administra mais o site';

  return (
    <AdminPage
      title="Versões"
      lede={data?.post?.title}
      actions={<BackLink to={`/admin/blog/editar/${id}`} label="Voltar ao artigo" />}
    >
      <Reading query={query} />
      {data?.post === null && <Notice tone="warning">Este artigo não existe, ou foi excluído.</Notice>}
      {data?.post && (
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
          <ol
            className="card max-h-[70dvh] divide-y divide-line overflow-y-auto"
            aria-label="Versões, a última primeiro"
          >
            {data.versions.map((version) => (
              <li key={version.version}>
                <Link
                  to={`?versao=${version.version}`}
                  replace
                  aria-current={version.version === chosen || undefined}
                  className="block px-4 py-3 hover:bg-sunken aria-[current]:bg-brand-soft"
                >
                  <span className="font-semibold">
                    Versão {version.version}
                    {version.version === data.post?.version && ', a atual'}
                  </span>
                  <span className="block text-sm break-words text-muted">
                    {formatMoment(version.saved_at)}, por {nameOf(version)}
                  </span>
                </Link>
              </li>
            ))}
          </ol>
          {data.versions.some(({ version }) => version === chosen) ? (
            <VersionView key={chosen} post={data.post} version={chosen} />
          ) : (
            <p className="text-muted">Escolha uma versão para ver o que mudou nela, ou para voltar a ela.</p>
          )}
        </div>
      )}
    </AdminPage>
  );
}
