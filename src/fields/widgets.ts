/**
 * How each kind of field is drawn. A calculator's page loads the parts of its own kinds, which the build puts beside its
 * definition, and never this list.
 */
import { parts as boolean } from './boolean/widget.tsx';
import { parts as checkboxes } from './checkboxes/widget.tsx';
import { parts as choice } from './choice/widget.tsx';
import { parts as date } from './date/widget.tsx';
import type { FormParts } from './drawing/form-parts.ts';
import { parts as number } from './number/widget.tsx';
import { parts as rows } from './rows/widget.tsx';
import type { KindName } from './shapes.ts';
import { parts as text } from './text/widget.tsx';

/** The parts by kind. */
export const formParts: { readonly [Name in KindName]: FormParts } = {
  choice,
  number,
  date,
  text,
  boolean,
  rows,
  checkboxes,
};
