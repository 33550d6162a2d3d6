import { useEffect, useMemo, useRef, type MouseEvent } from 'react';
import type { PostSummary } from '../../../backend/posts.ts';
import { ArticlePreview } from '../../../blog/live/editing.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useNow } from '../../parts/use-now.ts';
import { isPublic } from '../../post-status.ts';
import type { PostForm } from '../model/post-form.ts';
import { previewOf } from '../model/preview-post.ts';
import { ShareLink } from './share-link.tsx';

interface PreviewDialogProps {
  readonly form: PostForm;
  readonly others: readonly PostSummary[];
  /** Id of the article if it is saved; only then can a link show it. */
  readonly savedId: string | undefined;
  readonly onClose: () => void;
}

/** Opens links in another tab, so that the form behind the preview stays open. */
function openElsewhere(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link) return;
  event.preventDefault();
  event.stopPropagation();
  window.open(link.href, '_blank', 'noopener');
}

/** Previews the article full-window, with the components of its public page. */
export function PreviewDialog({ form, others, savedId, onClose }: PreviewDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const now = useNow();
  const post = useMemo(() => previewOf(form), [form]);
  // Link only to articles that will be public when this one is.
  const moment = Math.max(now, Date.parse(post.published_at));
  const visible = others.filter((other) => isPublic(other, moment));
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      aria-label="Prévia do artigo"
      className="m-0 size-full max-h-none max-w-none overflow-y-auto bg-canvas text-ink"
      onClose={onClose}
    >
      <div className="sticky top-0 z-10 border-b border-line bg-surface">
        <div className="mx-auto flex max-w-6xl flex-wrap items-end justify-between gap-x-4 gap-y-2 px-4 py-2">
          <p className="text-sm text-muted max-sm:sr-only">Assim o artigo vai aparecer no site.</p>
          {savedId !== undefined && <ShareLink id={savedId} />}
          <Button variant="secondary" className="shrink-0" onClick={() => dialog.current?.close()}>
            <Icon name="x" />
            Fechar prévia
          </Button>
        </div>
      </div>
      <div className="pb-16" onClickCapture={openElsewhere}>
        <ArticlePreview post={post} others={visible} />
      </div>
    </dialog>
  );
}
