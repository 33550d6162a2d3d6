/** Views by kind of element. */
import type { ComponentType } from 'react';
import type { ElementKind } from '../../engine/result-layout.ts';
import { View as Calendar } from './calendar/view.tsx';
import { View as Chart } from './chart/view.tsx';
import { View as Comparison } from './comparison/view.tsx';
import { View as Composition } from './composition/view.tsx';
import { View as Drawing } from './drawing/view.tsx';
import { View as Figures } from './figures/view.tsx';
import { View as Headline } from './headline/view.tsx';
import { View as Lines } from './lines/view.tsx';
import { View as Notice } from './notice/view.tsx';
import { View as Parabola } from './parabola/view.tsx';
import { View as Parts } from './parts/view.tsx';
import { View as Ranges } from './ranges/view.tsx';
import { View as Scale } from './scale/view.tsx';
import { View as Steps } from './steps/view.tsx';
import { View as Sum } from './sum/view.tsx';
import { View as DataTable } from './table/view.tsx';
import { View as Paragraph } from './text/view.tsx';
import { View as Timeline } from './timeline/view.tsx';
import type { resolvers } from './resolvers.ts';

export const views = {
  headline: Headline,
  sum: Sum,
  figures: Figures,
  table: DataTable,
  notice: Notice,
  text: Paragraph,
  lines: Lines,
  steps: Steps,
  chart: Chart,
  composition: Composition,
  rowComposition: Composition,
  comparison: Comparison,
  scale: Scale,
  ranges: Ranges,
  drawing: Drawing,
  parabola: Parabola,
  parts: Parts,
  calendar: Calendar,
  timeline: Timeline,
} satisfies { readonly [Kind in ElementKind]: ComponentType<ReturnType<(typeof resolvers)[Kind]>> };
