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
  /** Another way to go on. */
  readonly other?: { readonly label: string; readonly onChoose: () => void } | undefined;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
  readonly children: ReactNode;
}

/** Asks for confirmation. */
export function ConfirmDialog({
  title,
  label,
  variant = 'danger',
  isOpen,
  other,
  onCancel,
  onConfirm,
  children,
}: ConfirmDialogProps) {
  return (
    <Modal title={title} role="alertdialog" isOpen={isOpen} onClose={onCancel}>
      <p>{children}</p>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          Cancelar
        </Button>
        {other && (
          <Button variant="secondary" onClick={other.onChoose}>
            {other.label}
          </Button>
        )}
        <Button variant={variant} onClick={onConfirm}>
          {label}
        </Button>
      </div>
    </Modal>
  );
}
