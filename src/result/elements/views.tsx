/** How the elements of most results are drawn. */
import type { ComponentType } from 'react';
import type { ElementKind } from '../../engine/result-layout.ts';
import { View as Comparison } from './comparison/view.tsx';
import { View as Composition } from './composition/view.tsx';
import { View as Figures } from './figures/view.tsx';
import { View as Headline } from './headline/view.tsx';
import { View as Lines } from './lines/view.tsx';
import { View as Notice } from './notice/view.tsx';
import { View as Steps } from './steps/view.tsx';
import { View as DataTable } from './table/view.tsx';
import { View as Paragraph } from './text/view.tsx';
import type { PictureKind } from './pictures.ts';
import type { resolvers } from './resolvers.ts';

type ViewOf<Kind extends ElementKind> = ComponentType<ReturnType<(typeof resolvers)[Kind]>>;

/** The pictures that the layout of one calculator has. */
export type Pictures = { readonly [Kind in PictureKind]?: ViewOf<Kind> };

export const views = {
  headline: Headline,
  figures: Figures,
  table: DataTable,
  notice: Notice,
  text: Paragraph,
  lines: Lines,
  steps: Steps,
  composition: Composition,
  rowComposition: Composition,
  comparison: Comparison,
} satisfies { readonly [Kind in Exclude<ElementKind, PictureKind>]: ViewOf<Kind> };
