/** What the widgets need of RJSF's wide interface, with its values narrowed from `any`. */
import type { WidgetProps } from '@rjsf/utils';
import type { Field, RowCell } from '../engine/input-schema.ts';

/** A widget's concerns: which field it is, what it holds, and whom to tell. */
export interface Control {
  readonly id: string;
  readonly name: string;
  readonly field: Field | RowCell;
  readonly value: unknown;
  readonly text: string;
  readonly invalid: boolean;
  /** Ids of the help and error texts, for `aria-describedby`. */
  readonly describedBy: string | undefined;
  readonly change: (value: unknown) => void;
}

/** Narrows RJSF's props; the field was put into the options by `describeForm`. */
export function controlFrom({ id, htmlName, options, value, rawErrors, onChange }: WidgetProps): Control {
  const field = options['declared'] as Field | RowCell;
  const current: unknown = value;
  const invalid = (rawErrors ?? []).length > 0;
  return {
    id,
    name: htmlName ?? id,
    field,
    value: current,
    text: typeof current === 'string' || typeof current === 'number' ? String(current) : '',
    invalid,
    describedBy: describedBy(id, field.description !== undefined, invalid),
    change: (next) => onChange(next),
  };
}

/** Ids of the texts that describe a control, for `aria-describedby`. */
export function describedBy(id: string, hasHelp: boolean, isInvalid: boolean): string | undefined {
  return [...(hasHelp ? [helpId(id)] : []), ...(isInvalid ? [errorId(id)] : [])].join(' ') || undefined;
}

/** Id of a field's help text. */
export function helpId(id: string): string {
  return `${id}__ajuda`;
}

/** Id of a field's error text. */
export function errorId(id: string): string {
  return `${id}__erro`;
}
