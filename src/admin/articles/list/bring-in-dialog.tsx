import { useNavigate } from 'react-router-dom';
import { isReplaced } from '../../../blog/choose-articles.ts';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { formatMoment } from '../../parts/moments.ts';
import { useTrash } from '../../use-posts.ts';
import type { OwnRow } from '../model/own-article.ts';
import { useBringIn } from '../transfer/use-bring-in.ts';
import { useRestore } from '../use-restore.ts';

interface BringInDialogProps {
  /** The built-in article to bring in; `undefined` closes the dialog. */
  readonly own: OwnRow | undefined;
  readonly onClose: () => void;
}

/**
 * Asks before a built-in article is brought into the editor, and opens it there. If the trash holds its edited version,
 * offers to restore that one instead.
 */
export function BringInDialog({ own, onClose }: BringInDialogProps) {
  const navigate = useNavigate();
  const { data: trash, isPending } = useTrash(own !== undefined);
  const bringIn = useBringIn();
  const restore = useRestore();
  const edited = own && trash?.find((post) => isReplaced(own, [post]));
  const opens = (id: string) => void navigate(`/admin/blog/editar/${id}`);
  const bring = () => own && bringIn.mutate({ slug: own.slug, edited }, { onSuccess: opens });
  return (
    <>
      <p role="status" className="sr-only">
        {(bringIn.isPending || restore.isPending) && 'Trazendo o artigo…'}
      </p>
      <ConfirmDialog
        title={edited ? 'Restaurar da lixeira?' : 'Trazer para o editor?'}
        label={edited ? 'Restaurar da lixeira' : 'Trazer para o editor'}
        variant="primary"
        isOpen={own !== undefined && !isPending}
        other={edited && { label: 'Trazer o original', onChoose: bring }}
        onClose={onClose}
        onConfirm={() => (edited ? restore.mutate(edited, { onSuccess: ({ id }) => opens(id) }) : bring())}
      >
        {edited ? (
          <>
            “{own.title}” já foi editado aqui: a versão editada, “{edited.title}”, está na lixeira desde{' '}
            {formatMoment(edited.deleted_at ?? '')}. Restaure-a como estava, ou traga o original no lugar
            dela; nesse caso, ela continua em Versões.
          </>
        ) : (
          <>
            “{own?.title}” passa a ser editado aqui, com o mesmo endereço, texto, imagem e datas, e o site
            mostra a versão daqui. Os números do texto deixam de acompanhar as tabelas e as calculadoras. Se
            você despublicar ou excluir o artigo, o original volta.
          </>
        )}
      </ConfirmDialog>
    </>
  );
}
