import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../parts/modal.tsx';

interface LeaveDialogProps {
  readonly isOpen: boolean;
  readonly onStay: () => void;
  /** Leaves; the local copy stays and is offered next time. */
  readonly onLeave: () => void;
  readonly onDiscard: () => void;
  /** Whether the browser keeps a local copy. */
  readonly isKept: boolean;
}

/** Asks what becomes of unsaved changes. */
export function LeaveDialog({ isOpen, onStay, onLeave, onDiscard, isKept }: LeaveDialogProps) {
  return (
    <Modal title="Sair sem salvar?" role="alertdialog" isOpen={isOpen} onClose={onStay}>
      <p>
        {isKept
          ? 'Há mudanças que não foram salvas. Elas podem ficar guardadas neste navegador, e serão oferecidas quando você voltar ao artigo.'
          : 'Há mudanças que não foram salvas, e este navegador não está guardando rascunhos: se você sair, elas se perdem.'}
      </p>
      <div className="mt-5 flex flex-col gap-3">
        <Button onClick={onStay}>Continuar editando</Button>
        {isKept && (
          <Button variant="secondary" onClick={onLeave}>
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
