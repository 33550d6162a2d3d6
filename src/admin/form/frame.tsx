import type { ReactNode } from 'react';
import { ProblemText } from '../../ui/problem-text.tsx';
import type { FieldControl } from './field.ts';

/** Attributes that link a control to its label, help and problem. */
export interface ControlLinks {
  readonly id: string;
  readonly name: string;
  readonly required: true | undefined;
  readonly 'aria-required': true | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FrameProps {
  readonly control: Pick<FieldControl, 'id' | 'name' | 'field' | 'problem'>;
  /** Next to the label. */
  readonly labelEnd?: ReactNode;
  /** Below the help, and announced with it. */
  readonly note?: ReactNode;
  readonly children: (links: ControlLinks) => ReactNode;
}

/** The ids of the texts that describe a control, for `aria-describedby`. */
export function describedBy(id: string, parts: Readonly<Record<string, boolean>>): string | undefined {
  const shown = Object.keys(parts).filter((part) => parts[part]);
  return shown.map((part) => `${id}-${part}`).join(' ') || undefined;
}

/** Wraps a control with its label, help and error message. */
export function Frame({ control, labelEnd, note, children }: FrameProps) {
  const { id, name, field, problem } = control;
  const { title, description, must } = field;
  return (
    <div>
      <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="font-medium">
          {title}
          {must === 'said' && <span className="text-sm font-normal text-muted"> (obrigatório)</span>}
        </label>
        {labelEnd}
      </div>
      {children({
        id,
        name,
        required: must === 'marked' || undefined,
        'aria-required': must === 'said' || undefined,
        'aria-invalid': problem === undefined ? undefined : true,
        'aria-describedby': describedBy(id, {
          ajuda: description !== undefined,
          nota: Boolean(note),
          erro: problem !== undefined,
        }),
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
