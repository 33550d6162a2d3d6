/**
 * Elements of a result and their properties. To add one, add a file beside this one and a line here, in `resolvers.ts`
 * and in `views.tsx`; the compiler requires all three. Neither pages nor calculators load the shapes.
 */
import * as calendar from './elements/calendar.ts';
import * as chart from './elements/chart.ts';
import * as comparison from './elements/comparison.ts';
import * as composition from './elements/composition.ts';
import * as drawing from './elements/drawing.ts';
import * as figures from './elements/figures.ts';
import * as headline from './elements/headline.ts';
import * as lines from './elements/lines.ts';
import * as notice from './elements/notice.ts';
import * as parabola from './elements/parabola.ts';
import * as parts from './elements/parts.ts';
import * as ranges from './elements/ranges.ts';
import * as rowComposition from './elements/rowComposition.ts';
import * as scale from './elements/scale.ts';
import * as steps from './elements/steps.ts';
import * as sum from './elements/sum.ts';
import * as table from './elements/table.ts';
import * as text from './elements/text.ts';
import * as timeline from './elements/timeline.ts';
import type { ElementModule } from './element.ts';

/** Elements by `kind`, in the order of the reference. */
export const elements = {
  headline,
  sum,
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

/** Shapes of all elements by `kind`. */
export type Elements = { readonly [Kind in keyof typeof elements]: (typeof elements)[Kind]['shape'] };
