/** Maps each kind of field to its components. */
import { parts as boolean } from './boolean/widget.tsx';
import { parts as choice } from './choice/widget.tsx';
import { parts as date } from './date/widget.tsx';
import type { FormParts } from './drawing/form-parts.ts';
import { parts as number } from './number/widget.tsx';
import type { KindName } from '../vocabulary/field-kinds.ts';
import { parts as text } from './text/widget.tsx';

/** Kinds that most forms have. */
const COMMON = { choice, number, date, text, boolean };

/** Other kinds, loaded with the forms that have them. */
const RARER = {
  rows: () => import('./rows/widget.tsx'),
  checkboxes: () => import('./checkboxes/widget.tsx'),
};

const loaders: {
  readonly [Name in Exclude<KindName, keyof typeof COMMON>]: () => Promise<{ parts: FormParts }>;
} = RARER;

const isRarer = (kind: string): kind is keyof typeof loaders => Object.hasOwn(loaders, kind);

/**
 * Loads the components of a form.
 *
 * @param kinds the kinds of its fields.
 */
export async function loadFormParts(kinds: readonly string[]): Promise<readonly FormParts[]> {
  const rarer = await Promise.all(kinds.filter(isRarer).map(async (kind) => (await loaders[kind]()).parts));
  return [...Object.values(COMMON), ...rarer];
}
