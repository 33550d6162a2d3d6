import { useId, type ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';

/** What every field of the administrative area has beside its control. */
export interface FieldTexts {
  readonly label: string;
  /** What to know before typing. */
  readonly help?: string | undefined;
  /** What is wrong with what was typed. */
  readonly error?: string | undefined;
}

/** What ties a control to its label, help and error. */
export interface ControlLinks {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldFrameProps extends FieldTexts {
  /** Id of the control; made up where nobody has to find it. */
  readonly id?: string | undefined;
  readonly children: (links: ControlLinks) => ReactNode;
}

/** A control with its label, help and error. */
export function FieldFrame({ id: ownId, label, help, error, children }: FieldFrameProps) {
  const madeId = useId();
  const id = ownId ?? madeId;
  const notes = [...(help ? [`${id}-ajuda`] : []), ...(error ? [`${id}-erro`] : [])].join(' ');
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': notes || undefined })}
      {help && (
        <p id={`${id}-ajuda`} className="mt-1.5 text-sm text-muted">
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-erro`} className="mt-1.5 flex items-start gap-1.5 text-sm font-medium text-danger">
          <Icon name="circle-alert" className="mt-0.5 size-4" />
          {error}
        </p>
      )}
    </div>
  );
}
