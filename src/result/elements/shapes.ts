/**
 * The elements of a result and what each of them may say. A new one is a folder beside this file and a line here, in
 * `resolvers.ts` and in `views.tsx`; the compiler asks for all three. Neither pages nor calculators load the shapes.
 */
import * as calendar from './calendar/shape.ts';
import * as chart from './chart/shape.ts';
import * as comparison from './comparison/shape.ts';
import * as composition from './composition/shape.ts';
import * as drawing from './drawing/shape.ts';
import * as figures from './figures/shape.ts';
import * as headline from './headline/shape.ts';
import * as lines from './lines/shape.ts';
import * as notice from './notice/shape.ts';
import * as parabola from './parabola/shape.ts';
import * as parts from './parts/shape.ts';
import * as ranges from './ranges/shape.ts';
import * as rowComposition from './rowComposition/shape.ts';
import * as scale from './scale/shape.ts';
import * as steps from './steps/shape.ts';
import * as table from './table/shape.ts';
import * as text from './text/shape.ts';
import * as timeline from './timeline/shape.ts';
import type { ElementModule } from '../../vocabulary/elements.ts';

/** By `kind`, in the order of the reference. */
export const elements = {
  headline,
  figures,
  table,
  notice,
  text,
  lines,
  steps,
  chart,
  composition,
  rowComposition,
  comparison,
  scale,
  ranges,
  drawing,
  parabola,
  parts,
  calendar,
  timeline,
} as const satisfies Readonly<Record<string, ElementModule>>;

/** The shapes of all elements by their `kind`. */
export type Elements = { readonly [Kind in keyof typeof elements]: (typeof elements)[Kind]['shape'] };
