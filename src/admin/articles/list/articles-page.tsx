import { useQuery } from '@tanstack/react-query';
import { useRef, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { sweepPictures } from '../../../backend/pictures.ts';
import { purgeTrash, trashPost, type PostSummary } from '../../../backend/posts.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { AdminPage } from '../../parts/admin-page.tsx';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { Reading } from '../../parts/reading.tsx';
import { useNow } from '../../parts/use-now.ts';
import { ownArticles } from '../../../blog/live/editing.ts';
import { withBackend } from '../../use-backend.ts';
import { usePostTask } from '../../use-post-task.ts';
import { usePosts } from '../../use-posts.ts';
import { actFailed, deleted } from '../messages.ts';
import { ArticleTransfer } from '../transfer/article-transfer.tsx';
import { ownRows, replacesOwn, type ListRow, type OwnRow } from '../model/own-article.ts';
import { BringInDialog } from './bring-in-dialog.tsx';
import { CountLine } from './count-line.tsx';
import { FilterBar } from './filter-bar.tsx';
import { filterPosts, type PostFilter } from './filter-posts.ts';
import { PostCards, PostTable } from './post-rows.tsx';

/** Matches windows wide enough to show the articles as a table. */
const wideEnough = () => window.matchMedia('(width >= 48rem)');

function watchWidth(onChange: () => void) {
  const width = wideEnough();
  width.addEventListener('change', onChange);
  return () => width.removeEventListener('change', onChange);
}

const PAGE_SIZE = 100;

/**
 * Deletes articles that have been in the trash for 30 days, and pictures orphaned by crashes and closed windows, once
 * per visit. Failures are ignored: the next visit retries.
 */
function useSweep(isListLoaded: boolean): void {
  useQuery({
    queryKey: ['sweep'],
    queryFn: () =>
      withBackend(async (client) => {
        await purgeTrash(client);
        return sweepPictures(client);
      }),
    enabled: isListLoaded,
    staleTime: Infinity,
    gcTime: Infinity,
    refetchOnWindowFocus: false,
  });
}

/** Lists the articles, to search, filter, open and delete, and to bring built-in articles into the editor. */
export function ArticlesPage() {
  const query = usePosts();
  const { data: posts } = query;
  const [filter, setFilter] = useState<PostFilter>({ query: '', category: 'todas', status: 'todas' });
  const [limit, setLimit] = useState(PAGE_SIZE);
  const [asked, setAsked] = useState<PostSummary>();
  const [own, setOwn] = useState<OwnRow>();
  const now = useNow();
  const {
    mutate: remove,
    isPending: isDeleting,
    variables: deleting,
  } = usePostTask({
    task: (client, { id, version }: PostSummary) => trashPost(client, id, version),
    done: ({ title }) => deleted(title),
    failed: (error) => actFailed('delete', error),
  });
  const results = useRef<HTMLDivElement>(null);
  const Rows = useSyncExternalStore(watchWidth, () => wideEnough().matches) ? PostTable : PostCards;
  useSweep(posts !== undefined);

  // Hide a row as soon as its deletion starts, so that it cannot be deleted twice; a failure shows it again.
  const rows: readonly ListRow[] | undefined = posts && [...posts, ...ownRows(ownArticles, posts)];
  const found = rows && filterPosts(rows, filter, now).filter(({ id }) => !isDeleting || id !== deleting.id);
  const confirm = (post: PostSummary) => {
    remove(post);
    // Wait until the dialog has returned the focus to the button, which disappears with its row.
    requestAnimationFrame(() => results.current?.focus());
  };
  return (
    <AdminPage
      title="Blog"
      lede="Os artigos escritos aqui aparecem no blog ao lado dos que vêm com o site, que também podem ser editados aqui."
      actions={
        <div className="grid grid-cols-2 gap-2 max-sm:w-full sm:flex sm:flex-wrap sm:gap-3 max-sm:[&>:is(a,button,label)]:px-1">
          <ArticleTransfer />
          <Link to="/admin/blog/lixeira" className={buttonClass('secondary')}>
            <Icon name="trash-2" />
            Lixeira
          </Link>
          <Link to="/admin/blog/novo" className={buttonClass('primary')}>
            <Icon name="plus" />
            Novo artigo
          </Link>
        </div>
      }
    >
      <FilterBar
        filter={filter}
        onChange={(next) => {
          setFilter(next);
          setLimit(PAGE_SIZE);
        }}
      />
      <div ref={results} tabIndex={-1} className="outline-none">
        <Reading query={query} isAnnounced={false} />
        {found && found.length > 0 && (
          <Rows posts={found.slice(0, limit)} now={now} onDelete={setAsked} onBringIn={setOwn} />
        )}
        {found && found.length > limit && (
          <Button variant="secondary" className="mt-4" onClick={() => setLimit(limit + PAGE_SIZE)}>
            Mostrar mais ({limit} de {found.length} na tela)
          </Button>
        )}
        <CountLine count={found?.length} none="Nenhum artigo encontrado." />
      </div>
      <ConfirmDialog
        title="Excluir este artigo?"
        label="Excluir"
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={() => asked && confirm(asked)}
      >
        {asked && replacesOwn(asked, ownArticles)
          ? `“${asked.title}” vai para a lixeira, e o site volta a mostrar o texto original. `
          : `“${asked?.title}” sai do site e vai para a lixeira. `}
        Por 30 dias ele pode ser restaurado, com o endereço e as imagens; depois é excluído para sempre.
      </ConfirmDialog>
      <BringInDialog own={own} onClose={() => setOwn(undefined)} />
    </AdminPage>
  );
}
