import type { ReactNode } from 'react';
import { Button, type ButtonVariant } from '../../ui/button.tsx';
import { Modal } from './modal.tsx';

interface ConfirmDialogProps {
  readonly title: string;
  /** Label of the confirming button. */
  readonly label: string;
  /** `danger` by default, for a removal. */
  readonly variant?: ButtonVariant;
  readonly isOpen: boolean;
  /** An alternative to confirming. */
  readonly other?: { readonly label: string; readonly onChoose: () => void } | undefined;
  /** Closes the dialog after either answer. */
  readonly onClose: () => void;
  readonly onConfirm: () => void;
  readonly children: ReactNode;
}

/** Asks for confirmation, and closes before the answer takes effect. */
export function ConfirmDialog({
  title,
  label,
  variant = 'danger',
  isOpen,
  other,
  onClose,
  onConfirm,
  children,
}: ConfirmDialogProps) {
  const closing = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Modal title={title} role="alertdialog" isOpen={isOpen} onClose={onClose}>
      <p>{children}</p>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Cancelar
        </Button>
        {other && (
          <Button variant="secondary" onClick={closing(other.onChoose)}>
            {other.label}
          </Button>
        )}
        <Button variant={variant} onClick={closing(onConfirm)}>
          {label}
        </Button>
      </div>
    </Modal>
  );
}
