/**
 * Sentences with placeholders: `Total de {total} em {months}`. A name is a dotted path in the result or else in the
 * inputs; the prefix `entrada.` always means the input. A value appears as declared; a format may follow after a bar:
 * `{rate|percent:4}`.
 */
import type { Scope } from './expression-program.ts';
import { formatValue } from './format.ts';
import { VALUE_FORMATS, type ValueFormat } from '../quantity/formatting.ts';

const PLACEHOLDER = /\{([\w.]+)(?:\|(\w+)(?::(\d{1,2}))?)?\}/g;

/** A parsed `{path}` or `{path|format:decimals}`. */
export interface Placeholder {
  readonly path: string;
  readonly format: string | undefined;
  readonly decimals: number | undefined;
}

/** The placeholders of a template, in order. */
export function placeholdersOf(template: string): Placeholder[] {
  return [...template.matchAll(PLACEHOLDER)].map(([, path = '', format, decimals]) => ({
    path,
    format,
    decimals: decimals === undefined ? undefined : Number(decimals),
  }));
}

/** Finds text in braces that is no placeholder: a slip such as `{ total }` or `{total |money}`. */
export function malformedPlaceholders(template: string): string[] {
  return template.replace(PLACEHOLDER, '').match(/\{[^}]*\}?|\}/g) ?? [];
}

/** The format with a name, if templates support it. */
export function templateFormat(name: string): ValueFormat | undefined {
  return VALUE_FORMATS.find((format) => format === name);
}

/** The value at a dotted path, or `undefined`. Reads only own properties. */
export function valueAt(scope: unknown, path: string): unknown {
  let current: unknown = scope;
  for (const key of path.split('.')) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, key)) return undefined;
    current = Reflect.get(current, key);
  }
  return current;
}

/** Formats a value for which the template gives no format; `scope` contains the values beside it. */
export type SentenceFormatter = (path: string, value: unknown, scope: Scope) => string;

/** Fills the values of the scope into a template; writes an en dash for an absent value. */
export function fillTemplate(template: string, scope: Scope, formatter: SentenceFormatter): string {
  return template.replace(PLACEHOLDER, (_, path: string, format?: string, decimals?: string) => {
    const value = valueAt(scope, path);
    if (value === undefined) return '–';
    if (format === undefined) return formatter(path, value, scope);
    return formatValue(value, {
      format: templateFormat(format) ?? 'text',
      decimals: decimals === undefined ? undefined : Number(decimals),
    });
  });
}
