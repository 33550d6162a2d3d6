import { isOnOwnPage } from '../on-own-page.ts';
import { toggleComparison } from '../comparison.ts';
import { canVary } from './can-vary.ts';
import { hasComingDates } from './coming-dates.ts';
import type { Tool } from './tool.ts';

/**
 * The tools below every result, in the order of the screen. What is in a folder of its own is loaded on demand, and
 * what stands beside this file comes with every calculator.
 */
export const TOOLS: readonly Tool[] = [
  {
    label: 'Comparar',
    icon: 'columns-2',
    isOpen: ({ comparison }) => comparison.isShown,
    toggled: toggleComparison,
    isPrinted: true,
    load: () => import('./compare/compare-panel.tsx'),
  },
  {
    label: 'Chegar a um valor',
    icon: 'target',
    serves: canVary,
    load: () => import('./goal/goal-panel.tsx'),
  },
  {
    label: 'E se…?',
    icon: 'sliders-horizontal',
    serves: canVary,
    load: () => import('./what-if/what-if-panel.tsx'),
  },
  {
    label: 'Guardar',
    icon: 'bookmark',
    // Within another site nothing is kept.
    serves: isOnOwnPage,
    load: () => import('./keep/keep-panel.tsx'),
  },
  { label: 'Imagem', icon: 'image', load: () => import('./picture/picture-panel.tsx') },
  {
    label: 'Agenda',
    icon: 'calendar-plus',
    serves: hasComingDates,
    load: () => import('./calendar/calendar-panel.tsx'),
  },
];
