/** How each kind of field is drawn: its controls, by the names that `kind.draw` uses. */
import type { RegistryWidgetsType } from '@rjsf/utils';
import { widgets as boolean } from './boolean/widget.tsx';
import { widgets as checkboxes } from './checkboxes/widget.tsx';
import { widgets as choice } from './choice/widget.tsx';
import { widgets as date } from './date/widget.tsx';
import { widgets as number } from './number/widget.tsx';
import type { KindName } from './shapes.ts';
import { widgets as text } from './text/widget.tsx';

/** Rows are no control of their own, but a template around controls (`rows/widget.tsx`). */
const byKind: { readonly [Name in Exclude<KindName, 'rows'>]: RegistryWidgetsType } = {
  choice,
  number,
  date,
  text,
  boolean,
  checkboxes,
};

/** All controls. */
export const widgets: RegistryWidgetsType = Object.fromEntries(Object.values(byKind).flatMap(Object.entries));
