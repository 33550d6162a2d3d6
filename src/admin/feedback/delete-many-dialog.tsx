import { Button } from '../../ui/button.tsx';
import { Modal } from '../parts/modal.tsx';

interface DeleteManyDialogProps {
  /** The question; the dialog is closed while it is `undefined`. */
  readonly question: string | undefined;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** Asks before several messages are deleted. */
export function DeleteManyDialog({ question, onCancel, onConfirm }: DeleteManyDialogProps) {
  return (
    <Modal title={question ?? ''} role="alertdialog" isOpen={question !== undefined} onClose={onCancel}>
      <p>Não dá para desfazer.</p>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          Cancelar
        </Button>
        <Button variant="danger" onClick={onConfirm}>
          Apagar
        </Button>
      </div>
    </Modal>
  );
}
