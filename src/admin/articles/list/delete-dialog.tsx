import type { PostSummary } from '../../../backend/posts.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../parts/modal.tsx';

interface DeleteDialogProps {
  /** The article to delete; while `undefined` the dialog is closed. */
  readonly post: PostSummary | undefined;
  readonly onCancel: () => void;
  readonly onConfirm: (post: PostSummary) => void;
}

/** Asks before an article is deleted. */
export function DeleteDialog({ post, onCancel, onConfirm }: DeleteDialogProps) {
  return (
    <Modal title="Excluir este artigo?" role="alertdialog" isOpen={post !== undefined} onClose={onCancel}>
      {post && (
        <>
          <p>
            “{post.title}” será excluído, e os endereços do artigo deixarão de funcionar. Não dá para
            desfazer. As imagens só são apagadas seis semanas depois, se nada mais as usar.
          </p>
          <div className="mt-5 flex flex-wrap justify-end gap-3">
            <Button variant="secondary" onClick={onCancel}>
              Cancelar
            </Button>
            <Button variant="danger" onClick={() => onConfirm(post)}>
              Excluir
            </Button>
          </div>
        </>
      )}
    </Modal>
  );
}
