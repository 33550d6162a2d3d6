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
} satisfies Record<Exclude<KindName, keyof typeof COMMON>, () => Promise<{ parts: FormParts }>>;

const isRarer = (kind: string): kind is keyof typeof RARER => Object.hasOwn(RARER, kind);

/**
 * Loads the components of a form.
 *
 * @param kinds the kinds of its fields.
 */
export async function loadFormParts(kinds: readonly string[]): Promise<readonly FormParts[]> {
  const rarer = await Promise.all(kinds.filter(isRarer).map(async (kind) => (await RARER[kind]()).parts));
  return [...Object.values(COMMON), ...rarer];
}
