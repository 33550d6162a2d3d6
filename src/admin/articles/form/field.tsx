import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { fieldSchema, type PostField } from '../model/post-schema.ts';

/** Id of a field's control, by which a problem leads to it. */
export function controlId(name: PostField): string {
  return `campo-${name}`;
}

/** What a control tells of its field to those who do not see it. */
export interface ControlProps {
  readonly id: string;
  readonly name: PostField;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldProps {
  readonly name: PostField;
  readonly problem: string | undefined;
  /** Beside the label. */
  readonly labelEnd?: ReactNode;
  /** Under the control, read with it. */
  readonly note?: ReactNode;
  readonly required?: boolean;
  readonly children: (control: ControlProps) => ReactNode;
}

/** The sentence of what is wrong, under its control. */
export function ProblemText({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 text-sm font-medium text-danger">
      <Icon name="circle-alert" className="mt-0.5 size-4" />
      {children}
    </p>
  );
}

/** A control with its label, help and problem, named and explained as the schema says. */
export function Field({ name, problem, labelEnd, note, required = false, children }: FieldProps) {
  const { title, description } = fieldSchema(name);
  const id = controlId(name);
  const described = [
    description === undefined ? '' : `${id}-ajuda`,
    note ? `${id}-nota` : '',
    problem === undefined ? '' : `${id}-erro`,
  ].filter(Boolean);
  return (
    <div>
      <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="font-medium">
          {title}
          {required && <span className="text-sm font-normal text-muted"> (obrigatório)</span>}
        </label>
        {labelEnd}
      </div>
      {children({
        id,
        name,
        'aria-invalid': problem === undefined ? undefined : true,
        'aria-describedby': described.join(' ') || undefined,
      })}
      {description !== undefined && (
        <p id={`${id}-ajuda`} className="mt-1.5 text-sm text-muted">
          {description}
        </p>
      )}
      {note && (
        <div id={`${id}-nota`} className="mt-1.5 text-sm text-muted">
          {note}
        </div>
      )}
      {problem !== undefined && <ProblemText id={`${id}-erro`}>{problem}</ProblemText>}
    </div>
  );
}
