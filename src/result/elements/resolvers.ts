/** Resolvers by kind of element; each fills an element with values of the result. */
import type { ElementKind, ElementOf } from '../../engine/result-layout.ts';
import type { Reading } from '../reading.ts';
import { resolve as calendar } from './calendar/resolve.ts';
import { resolve as chart } from './chart/resolve.ts';
import { resolve as comparison } from './comparison/resolve.ts';
import { resolve as composition } from './composition/resolve.ts';
import { resolve as drawing } from './drawing/resolve.ts';
import { resolve as figures } from './figures/resolve.ts';
import { resolve as headline } from './headline/resolve.ts';
import { resolve as lines } from './lines/resolve.ts';
import { resolve as notice } from './notice/resolve.ts';
import { resolve as parabola } from './parabola/resolve.ts';
import { resolve as parts } from './parts/resolve.ts';
import { resolve as ranges } from './ranges/resolve.ts';
import { resolve as rowComposition } from './rowComposition/resolve.ts';
import { resolve as scale } from './scale/resolve.ts';
import { resolve as steps } from './steps/resolve.ts';
import { resolve as sum } from './sum/resolve.ts';
import { resolve as table } from './table/resolve.ts';
import { resolve as text } from './text/resolve.ts';
import { resolve as timeline } from './timeline/resolve.ts';

export const resolvers = {
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
} satisfies { readonly [Kind in ElementKind]: (element: ElementOf<Kind>, reading: Reading) => object };
