import { ownPage } from '../../../catalogue/entry.ts';
import { canVary } from './can-vary.ts';
import { hasComingDates } from './coming-dates.ts';
import type { Tool } from './tool.ts';

/** Within another site nothing is kept. */
function isOnOwnPage(): boolean {
  const { pathname } = window.location;
  return ownPage(pathname) === pathname;
}

/**
 * The tools below every result, in the order of the screen. What is in a folder of its own is loaded on demand, and
 * what stands beside this file comes with every calculator.
 */
export const TOOLS: readonly Tool[] = [
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
