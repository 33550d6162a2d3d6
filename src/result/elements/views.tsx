/** How each element is drawn. */
import type { ComponentType } from 'react';
import type { ElementKind } from '../../engine/result-layout.ts';
import { Chart } from './chart/view.tsx';
import { Comparison } from './comparison/view.tsx';
import { Composition } from './composition/view.tsx';
import { Drawing } from './drawing/view.tsx';
import { Figures } from './figures/view.tsx';
import { Headline } from './headline/view.tsx';
import { Lines } from './lines/view.tsx';
import { ResultNotice } from './notice/view.tsx';
import { RangeBands } from './ranges/view.tsx';
import type { resolvers } from './resolvers.ts';
import { ClassScale } from './scale/view.tsx';
import { Steps } from './steps/view.tsx';
import { DataTable } from './table/view.tsx';
import { Paragraph } from './text/view.tsx';

export const views = {
  headline: Headline,
  figures: Figures,
  table: DataTable,
  notice: ResultNotice,
  text: Paragraph,
  lines: Lines,
  steps: Steps,
  chart: Chart,
  composition: Composition,
  rowComposition: Composition,
  comparison: Comparison,
  scale: ClassScale,
  ranges: RangeBands,
  drawing: Drawing,
} satisfies { readonly [Kind in ElementKind]: ComponentType<ReturnType<(typeof resolvers)[Kind]>> };
