import { useEffect, useId, useRef, type ReactNode } from 'react';

interface ModalProps {
  readonly title: string;
  readonly isOpen: boolean;
  /** Called when the dialog closes, by Escape or otherwise. */
  readonly onClose: () => void;
  /** `alertdialog` for a question that must be answered first. */
  readonly role?: 'dialog' | 'alertdialog';
  /** A wide dialog for long content, which screen readers do not read out on opening. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/**
 * A modal dialog: the native element traps focus, closes on Escape, makes the rest inert and restores focus.
 */
export function Modal({ title, isOpen, onClose, role = 'dialog', wide = false, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={`${id}-titulo`}
      aria-describedby={wide ? undefined : `${id}-texto`}
      className={`card m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] overflow-y-auto p-5 text-ink backdrop:bg-black/50 sm:p-6 ${wide ? 'max-w-4xl' : 'max-w-md'}`}
      onClose={onClose}
    >
      <h2 id={`${id}-titulo`} className="text-xl font-bold text-balance">
        {title}
      </h2>
      <div id={`${id}-texto`} className="mt-2">
        {isOpen && children}
      </div>
    </dialog>
  );
}
