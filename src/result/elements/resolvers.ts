/** How each element takes its values from a result. */
import type { ElementKind, ElementOf } from '../../engine/result-layout.ts';
import type { Reading } from '../reading.ts';
import { resolveChart } from './chart/resolve.ts';
import { resolveComparison } from './comparison/resolve.ts';
import { resolveComposition } from './composition/resolve.ts';
import { resolveDrawing } from './drawing/resolve.ts';
import { resolveFigures } from './figures/resolve.ts';
import { resolveHeadline } from './headline/resolve.ts';
import { resolveLines } from './lines/resolve.ts';
import { resolveNotice } from './notice/resolve.ts';
import { resolveRanges } from './ranges/resolve.ts';
import { resolveRowComposition } from './rowComposition/resolve.ts';
import { resolveScale } from './scale/resolve.ts';
import { resolveSteps } from './steps/resolve.ts';
import { resolveTable } from './table/resolve.ts';
import { resolveText } from './text/resolve.ts';

export const resolvers = {
  headline: resolveHeadline,
  figures: resolveFigures,
  table: resolveTable,
  notice: resolveNotice,
  text: resolveText,
  lines: resolveLines,
  steps: resolveSteps,
  chart: resolveChart,
  composition: resolveComposition,
  rowComposition: resolveRowComposition,
  comparison: resolveComparison,
  scale: resolveScale,
  ranges: resolveRanges,
  drawing: resolveDrawing,
} satisfies { readonly [Kind in ElementKind]: (element: ElementOf<Kind>, reading: Reading) => object };
