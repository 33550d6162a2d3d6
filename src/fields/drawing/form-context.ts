/**
 * State that templates and widgets need beyond RJSF's own props. RJSF's `formContext` is part of every field's props,
 * so each keystroke would render all fields again. With these contexts, a part renders again only if the state that it
 * reads changes.
 */
import { createContext, type Context } from 'react';
import type { SurroundingValues } from '../kind.ts';

/** A message below a field, and below the field's refusal. */
export interface Remark {
  readonly text: string;
  /** True for a question about an unusual but accepted value. */
  readonly isQuestion: boolean;
}

/** State that the templates and widgets of a form share. */
export interface FormContext {
  /** Dotted paths of fields whose condition is false. */
  readonly hidden: ReadonlySet<string>;
  /** Remarks on wrong or unusual content, by control id. */
  readonly remarks: ReadonlyMap<string, Remark>;
  /** Values parsed from the typed content. */
  readonly values: SurroundingValues;
  /** Names of the details whose meaning differs from the initial one. */
  readonly changed: ReadonlySet<string>;
  /** Dotted paths of refused fields, rows and cells, and the names of their fields; a new set for each refusal. */
  readonly refused: ReadonlySet<string>;
}

const NOTHING: ReadonlySet<string> = new Set();

/** One context per fact: `values` changes with every keystroke, so only parts that need it subscribe to it. */
export const formContexts: { readonly [Fact in keyof FormContext]: Context<FormContext[Fact]> } = {
  hidden: createContext(NOTHING),
  remarks: createContext<ReadonlyMap<string, Remark>>(new Map()),
  values: createContext<SurroundingValues>({}),
  changed: createContext(NOTHING),
  refused: createContext(NOTHING),
};

/** Values of the row at a path such as `parts.0`; empty if there is no such row. */
export function valuesOfRow(values: SurroundingValues, path: string): SurroundingValues {
  const [list = '', index] = path.split('.');
  const rows = values[list];
  const row: unknown = Array.isArray(rows) ? rows[Number(index)] : undefined;
  return typeof row === 'object' && row !== null ? { ...row } : {};
}

/** Values around a field: inside a row, the row's values take precedence over those of the form. */
export function valuesAround(values: SurroundingValues, name: string): SurroundingValues {
  const row = name.split('.').slice(0, -1).join('.');
  return { ...values, ...valuesOfRow(values, row) };
}
