/** What templates and widgets know beyond RJSF's own props. */
import type { Around } from '../kind.ts';

/** Shared by the templates and widgets of one form. */
export interface FormContext {
  /** Dotted paths of fields whose condition does not hold. */
  readonly hidden: ReadonlySet<string>;
  /** Ids of the controls that hold text where a number belongs. */
  readonly unreadable: ReadonlySet<string>;
  /** What was understood of what is typed. */
  readonly values: Around;
  /** Names of the details that mean something else than at first. */
  readonly changed: ReadonlySet<string>;
  /** Names of the fields that are refused; a new set for each refusal. */
  readonly refused: ReadonlySet<string>;
}

/** Narrows RJSF's untyped context. */
export function formContextOf(registry: { readonly formContext: unknown }): FormContext {
  return registry.formContext as FormContext;
}

/** The values of the row at a path such as `parts.0`; none where there is no such row. */
export function valuesOfRow({ values }: FormContext, path: string): Around {
  const [list = '', index] = path.split('.');
  const rows = values[list];
  const row: unknown = Array.isArray(rows) ? rows[Number(index)] : undefined;
  return typeof row === 'object' && row !== null ? { ...row } : {};
}

/** The values among which the field of that name stands: in a row, its own before those of the form. */
export function valuesAround(context: FormContext, name: string): Around {
  const row = name.split('.').slice(0, -1).join('.');
  return { ...context.values, ...valuesOfRow(context, row) };
}
