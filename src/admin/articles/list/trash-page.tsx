import { useRef, useState } from 'react';
import { deletePost, type PostSummary } from '../../../backend/posts.ts';
import { Button } from '../../../ui/button.tsx';
import { AdminPage } from '../../parts/admin-page.tsx';
import { BackLink } from '../../parts/back-link.tsx';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { Reading } from '../../parts/reading.tsx';
import { useNow } from '../../parts/use-now.ts';
import { usePostTask } from '../../use-post-task.ts';
import { useTrash } from '../../use-posts.ts';
import { formatMoment } from '../../parts/moments.ts';
import { actFailed, MESSAGES, trashFailed } from '../messages.ts';
import { useRestore } from '../use-restore.ts';
import { CountLine } from './count-line.tsx';

const KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The time left for an article in the trash. */
function daysLeft({ deleted_at: at }: PostSummary, now: number): string {
  const days = Math.ceil(KEPT_DAYS - (now - Date.parse(at ?? '')) / DAY_MS);
  if (days <= 0) return 'será excluído para sempre hoje';
  return `será excluído para sempre em ${days} ${days === 1 ? 'dia' : 'dias'}`;
}

/** Lists the deleted articles, to restore with their addresses and pictures, or to delete for good. */
export function TrashPage() {
  const now = useNow();
  const [asked, setAsked] = useState<PostSummary>();
  const query = useTrash();
  const { data: posts } = query;
  const restore = useRestore();
  const results = useRef<HTMLDivElement>(null);
  const remove = usePostTask({
    task: (client, { id }: PostSummary) => deletePost(client, id),
    done: () => MESSAGES.deletedForGood,
    failed: (error) => trashFailed(error, actFailed('delete', error)),
  });
  const isBusy = restore.isPending || remove.isPending;
  // The button disappears with its article. Wait until a dialog has returned the focus to it.
  const focusResults = () => requestAnimationFrame(() => results.current?.focus());
  const bringBack = (post: PostSummary) => {
    restore.mutate(post);
    focusResults();
  };
  const confirm = (post: PostSummary) => {
    remove.mutate(post);
    focusResults();
  };

  return (
    <AdminPage
      title="Lixeira"
      lede="Um artigo excluído fica aqui por 30 dias, com as imagens e o endereço, que nenhum outro pode usar."
      actions={<BackLink />}
    >
      <div ref={results} tabIndex={-1} className="outline-none">
        <Reading query={query} />
        {posts && posts.length > 0 && (
          <ul className="grid grid-cols-1 gap-3" aria-label="Artigos na lixeira">
            {posts.map((post) => (
              <li key={post.id} className="card flex flex-wrap items-center gap-x-6 gap-y-3 p-4">
                <div className="min-w-0 flex-1 basis-64">
                  <h2 className="font-semibold break-words">{post.title}</h2>
                  <p className="mt-1 text-sm text-muted">
                    Excluído em {formatMoment(post.deleted_at ?? '')}; {daysLeft(post, now)}.
                  </p>
                </div>
                <div className="flex flex-wrap gap-3">
                  <Button variant="secondary" disabled={isBusy} onClick={() => bringBack(post)}>
                    Restaurar<span className="sr-only"> {post.title}</span>
                  </Button>
                  <Button variant="quiet" disabled={isBusy} onClick={() => setAsked(post)}>
                    Excluir para sempre<span className="sr-only">: {post.title}</span>
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        )}
        <CountLine count={posts?.length} none="A lixeira está vazia." />
      </div>
      <ConfirmDialog
        title="Excluir para sempre?"
        label="Excluir para sempre"
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={() => asked && confirm(asked)}
      >
        “{asked?.title}” e todas as versões dele deixam de existir. Não dá para desfazer.
      </ConfirmDialog>
    </AdminPage>
  );
}
