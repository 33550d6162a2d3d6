import { Link } from 'react-router-dom';
import type { PostSummary } from '../../backend/posts.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { AdminPage } from '../parts/admin-page.tsx';
import { dayFormat } from '../parts/moments.ts';
import { Reading } from '../parts/reading.tsx';
import { Section } from '../parts/section.tsx';
import { useNow } from '../parts/use-now.ts';
import { isDraft, isPublic, isScheduled } from '../post-status.ts';
import { blogCategoryOf, ownArticles } from '../../blog/live/editing.ts';
import { usePosts } from '../use-posts.ts';
import { countShown, latestPosts, originOf, type PostCounts } from './summary.ts';

const FIGURES = [
  { count: 'total', label: 'Total de artigos', icon: 'newspaper', accent: 'blue' },
  { count: 'trabalhista', label: 'Trabalhista', icon: 'briefcase', accent: 'green' },
  { count: 'financeiro', label: 'Financeiro', icon: 'trending-up', accent: 'purple' },
  { count: 'outros', label: 'Outros', icon: 'layers', accent: 'orange' },
] as const satisfies readonly { count: keyof PostCounts; label: string; icon: string; accent: string }[];

/** Shows the counts of articles, or dashes while loading. */
function Figures({ posts }: { readonly posts: readonly PostSummary[] | undefined }) {
  const now = useNow();
  const counts = posts && countShown(ownArticles, posts, now);
  const scheduled = posts?.filter((post) => isScheduled(post, now)).length ?? 0;
  const drafts = posts?.filter(isDraft).length ?? 0;
  return (
    <>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(max(9rem,34%),1fr))] gap-4 lg:grid-cols-4">
        {FIGURES.map(({ count, label, icon, accent }) => (
          <div key={count} data-accent={accent} className="card flex flex-col gap-3 p-4 sm:p-5">
            <dt className="flex items-center gap-3 text-sm font-medium text-muted">
              <span className="flex size-9 shrink-0 items-center justify-center rounded-xl bg-accent text-surface">
                <Icon name={icon} />
              </span>
              {label}
            </dt>
            <dd className="figure text-3xl font-bold" data-count={count}>
              {counts ? counts[count] : '–'}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 min-h-10 text-sm text-muted sm:min-h-5">
        {counts && `Dos artigos no ar, ${originOf(counts)}${scheduledNote(scheduled)}${draftNote(drafts)}.`}
      </p>
    </>
  );
}

function scheduledNote(count: number): string {
  if (count === 0) return '';
  return count === 1 ? '; mais 1 está agendado' : `; mais ${count} estão agendados`;
}

function draftNote(count: number): string {
  return count === 0 ? '' : `; ${count} ${count === 1 ? 'rascunho' : 'rascunhos'}`;
}

function QuickActions() {
  return (
    <Section id="acoes" title="Ações rápidas" className="p-5 lg:order-last">
      <div className="mt-4 flex flex-col gap-3 sm:flex-row lg:flex-col">
        <Link to="/admin/blog/novo" className={buttonClass('primary')}>
          <Icon name="plus" />
          Novo artigo
        </Link>
        <Link to="/admin/blog" className={buttonClass('secondary')}>
          <Icon name="list" />
          Gerenciar blog
        </Link>
        <a href="/blog" className={buttonClass('secondary')}>
          <Icon name="external-link" />
          Ver site
        </a>
      </div>
    </Section>
  );
}

function RecentPost({ post, now }: { readonly post: PostSummary; readonly now: number }) {
  const { label, colour } = blogCategoryOf(post.category);
  const link = 'inline-flex min-h-11 items-center rounded-lg px-3 font-medium text-brand hover:bg-brand-soft';
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3" data-accent={colour}>
      <div className="min-w-0 flex-1 basis-full sm:basis-60">
        <h3 className="font-semibold">{post.title}</h3>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <span className="rounded-full bg-accent-soft px-2.5 py-0.5 font-medium text-accent">{label}</span>
          {post.published_at === null ? (
            <span>Rascunho</span>
          ) : (
            <span>
              {isScheduled(post, now) ? 'Agendado para ' : ''}
              <time dateTime={post.published_at}>{dayFormat.format(Date.parse(post.published_at))}</time>
            </span>
          )}
        </p>
      </div>
      <div className="-mx-3 flex sm:mx-0">
        {isPublic(post, now) && (
          <a href={`/blog/${post.slug}`} className={link}>
            Ver<span className="sr-only"> {post.title}</span>
          </a>
        )}
        <Link to={`/admin/blog/editar/${post.id}`} className={link}>
          Editar<span className="sr-only"> {post.title}</span>
        </Link>
      </div>
    </li>
  );
}

function RecentPosts({ posts }: { readonly posts: readonly PostSummary[] }) {
  const now = useNow();
  if (posts.length === 0) return <p className="py-3 text-muted">Nenhum artigo escrito aqui ainda.</p>;
  return (
    <ul className="divide-y divide-line">
      {latestPosts(posts).map((post) => (
        <RecentPost key={post.id} post={post} now={now} />
      ))}
    </ul>
  );
}

export function DashboardPage() {
  const query = usePosts();
  const { data: posts } = query;
  return (
    <AdminPage title="Dashboard" lede="Visão geral do conteúdo do site.">
      <Figures posts={posts} />
      <div className="mt-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
        {/* Come first on phones, where the list of articles would move them when it arrives. */}
        <QuickActions />
        <Section id="recentes" title="Artigos recentes" className="min-w-0 p-5">
          <div className="mt-2">
            <Reading query={query} isAnnounced={false} />
            {posts && <RecentPosts posts={posts} />}
          </div>
        </Section>
      </div>
    </AdminPage>
  );
}
