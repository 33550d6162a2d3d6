/** The part of RJSF's large interface that widgets need, with values narrowed from `any`. */
import type { WidgetProps } from '@rjsf/utils';
import { use } from 'react';
import type { AnyField } from '../field.ts';
import { formContexts } from './form-context.ts';

export type Control = ReturnType<typeof useControl>;

/** Identity, content and callback of a control; the field is in the options, where `describeForm` puts it. */
export function useControl({ id, htmlName, options, value, rawErrors, onChange }: WidgetProps) {
  const field = options['declared'] as AnyField;
  const current: unknown = value;
  const invalid = (rawErrors ?? []).length > 0;
  return {
    field,
    value: current,
    text: typeof current === 'string' || typeof current === 'number' ? String(current) : '',
    invalid,
    /** Attributes of a single control. */
    attributes: {
      id,
      name: htmlName ?? id,
      'aria-invalid': invalid || undefined,
      'aria-describedby': describedBy(id, {
        help: field.description !== undefined,
        error: invalid,
        remark: use(formContexts.remarks).has(id),
      }),
    },
    change: (next: unknown) => onChange(next),
  };
}

/** The field in the options of RJSF's `uiSchema`. */
export function declaredIn(uiSchema: unknown): AnyField | undefined {
  const options: unknown = Reflect.get(Object(uiSchema), 'ui:options');
  return Reflect.get(Object(options), 'declared') as AnyField | undefined;
}

/** Texts that a field shows beside its control. */
interface Notes {
  readonly help: boolean;
  readonly error: boolean;
  readonly remark?: boolean;
}

/** Ids of the texts that describe a control, for `aria-describedby`. */
export function describedBy(id: string, { help, error, remark = false }: Notes): string | undefined {
  const ids = [
    ...(help ? [helpId(id)] : []),
    ...(error ? [errorId(id)] : []),
    ...(remark ? [remarkId(id)] : []),
  ];
  return ids.join(' ') || undefined;
}

/** Id of a field's help text. */
export function helpId(id: string): string {
  return `${id}__ajuda`;
}

/** Id of a field's error text. */
export function errorId(id: string): string {
  return `${id}__erro`;
}

/** Id of the remark on a field's contents. */
export function remarkId(id: string): string {
  return `${id}__nota`;
}
