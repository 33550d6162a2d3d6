/**
 * What templates and widgets know beyond RJSF's own props. It does not travel in RJSF's `formContext`: that is a part of
 * every field's props, so that each key would draw every field anew. Here a part draws itself anew when what it asked for
 * changes.
 */
import { createContext, type Context } from 'react';
import type { Around } from '../kind.ts';

/** A sentence at a field, below its refusal. */
export interface Remark {
  readonly text: string;
  /** True for a question about an unusual value, which is accepted. */
  readonly isQuestion: boolean;
}

/** Shared by the templates and widgets of one form. */
export interface FormContext {
  /** Dotted paths of fields whose condition does not hold. */
  readonly hidden: ReadonlySet<string>;
  /** Remarks on wrong or unusual contents, by the id of the control. */
  readonly remarks: ReadonlyMap<string, Remark>;
  /** What was understood of what is typed. */
  readonly values: Around;
  /** Names of the details that mean something else than at first. */
  readonly changed: ReadonlySet<string>;
  /** Names of the fields that are refused; a new set for each refusal. */
  readonly refused: ReadonlySet<string>;
}

const NOTHING: ReadonlySet<string> = new Set();

/** Each fact has a context of its own: `values` are new with every key, and only who has to asks for them. */
export const formContexts: { readonly [Fact in keyof FormContext]: Context<FormContext[Fact]> } = {
  hidden: createContext(NOTHING),
  remarks: createContext<ReadonlyMap<string, Remark>>(new Map()),
  values: createContext<Around>({}),
  changed: createContext(NOTHING),
  refused: createContext(NOTHING),
};

/** The values of the row at a path such as `parts.0`; none where there is no such row. */
export function valuesOfRow(values: Around, path: string): Around {
  const [list = '', index] = path.split('.');
  const rows = values[list];
  const row: unknown = Array.isArray(rows) ? rows[Number(index)] : undefined;
  return typeof row === 'object' && row !== null ? { ...row } : {};
}

/** The values among which the field of that name stands: in a row, its own before those of the form. */
export function valuesAround(values: Around, name: string): Around {
  const row = name.split('.').slice(0, -1).join('.');
  return { ...values, ...valuesOfRow(values, row) };
}
