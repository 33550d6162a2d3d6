import { Button } from '../../ui/button.tsx';
import { Modal } from './modal.tsx';

interface LeaveDialogProps {
  readonly isOpen: boolean;
  /** Explains the fate of unsaved changes. */
  readonly text: string;
  readonly onStay: () => void;
  /** Leaves and keeps a draft, which is offered on the next visit. */
  readonly onKeep?: (() => void) | undefined;
  readonly onDiscard: () => void;
}

/** Asks before leaving unsaved changes. */
export function LeaveDialog({ isOpen, text, onStay, onKeep, onDiscard }: LeaveDialogProps) {
  return (
    <Modal title="Sair sem salvar?" role="alertdialog" isOpen={isOpen} onClose={onStay}>
      <p>{text}</p>
      <div className="mt-5 flex flex-col gap-3">
        <Button onClick={onStay}>Continuar editando</Button>
        {onKeep && (
          <Button variant="secondary" onClick={onKeep}>
            Sair e guardar o rascunho
          </Button>
        )}
        <Button variant="danger" onClick={onDiscard}>
          Descartar e sair
        </Button>
      </div>
    </Modal>
  );
}
