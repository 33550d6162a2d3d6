import { toggleComparison } from '../comparison.ts';
import { canVary } from './can-vary.ts';
import { hasComingDates } from './coming-dates.ts';
import type { Tool } from './tool.ts';

/** Saves a result on this device. */
export const KEEP: Tool = {
  label: 'Guardar',
  icon: 'bookmark',
  load: () => import('./keep/keep-panel.tsx'),
};

/**
 * Tools behind "Mais", in display order. Tools in folders of their own are loaded on demand; the others are part of
 * every calculator's page.
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
    label: 'Testar outros valores',
    icon: 'sliders-horizontal',
    serves: canVary,
    load: () => import('./what-if/what-if-panel.tsx'),
  },
  { label: 'Salvar imagem', icon: 'image', load: () => import('./picture/picture-panel.tsx') },
  {
    label: 'Pôr na agenda',
    icon: 'calendar-plus',
    serves: hasComingDates,
    load: () => import('./calendar/calendar-panel.tsx'),
  },
];
