import { useEffect, useId, useRef } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

interface AlertDialogProps {
  readonly title: string;
  /** The sentence to be told; while `undefined` the dialog is closed. */
  readonly message: string | undefined;
  readonly onClose: () => void;
}

/** A modal alert: the browser's own dialog keeps focus inside, closes on Escape and hides the rest. */
export function AlertDialog({ title, message, onClose }: AlertDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    if (message !== undefined && element && !element.open) element.showModal();
    else if (message === undefined && element?.open) element.close();
  }, [message]);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-titulo`}
      aria-describedby={`${id}-texto`}
      className="card m-auto w-[calc(100%-2rem)] max-w-md p-6 text-ink backdrop:bg-black/50"
      onClose={onClose}
    >
      <h2 id={`${id}-titulo`} className="flex items-center gap-2 text-lg font-bold">
        <Icon name="circle-alert" className="text-danger" />
        {title}
      </h2>
      <p id={`${id}-texto`} className="mt-2">
        {message}
      </p>
      <div className="mt-5 flex justify-end">
        <Button autoFocus onClick={() => dialog.current?.close()}>
          Entendi
        </Button>
      </div>
    </dialog>
  );
}
