/** Titles, summaries and widths of collapsible sections. */
import type { ShownElement } from './resolve-layout.ts';

const MAX_NAMED = 2;

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** The first names, and the number of the others. */
function named(names: readonly string[]): string {
  const shown = names.slice(0, MAX_NAMED);
  const left = names.length - shown.length;
  return left > 0 ? `${shown.join(', ')} e mais\u00A0${left}` : shown.join(', ');
}

const labels = (items: readonly { readonly label: string }[]) => items.map(({ label }) => label);

/** The title of an element's section. */
export function titleOf(element: ShownElement): string {
  if (element.kind === 'steps') return 'Como chegamos a este valor';
  return ('title' in element ? element.title : undefined) ?? 'Mais valores';
}

/** Summary of an element in a few words. */
export function hintOf(element: ShownElement): string {
  switch (element.kind) {
    case 'figures':
      return named(labels(element.figures));
    case 'sum':
      return named(labels(element.lines));
    case 'table':
      return counted(element.rows.length, 'linha', 'linhas');
    case 'chart':
      return `gráfico: ${named(element.seriesLabels)}`;
    case 'composition':
    case 'rowComposition':
      return named(labels(element.parts.filter(({ amount }) => amount > 0)));
    case 'comparison':
      return named(labels(element.bars));
    case 'ranges':
      return named(labels(element.ranges));
    case 'timeline':
      return named(labels(element.events));
    case 'scale':
      return named(labels(element.classes));
    case 'steps':
      return `a conta, em ${counted(element.steps.length, 'passo', 'passos')}`;
    case 'lines':
      return counted(element.lines.length, 'frase', 'frases');
    case 'calendar':
      return 'mês a mês';
    case 'drawing':
    case 'parts':
      return 'desenho';
    case 'parabola':
      return 'raízes e vértice';
    case 'headline':
    case 'notice':
    case 'text':
      return '';
  }
}

const WIDE: ReadonlySet<ShownElement['kind']> = new Set(['table', 'chart', 'steps', 'calendar', 'timeline']);

/** True if an element is easier to read at full width than beside another one. */
export function wantsWholeWidth({ kind }: ShownElement): boolean {
  return WIDE.has(kind);
}

/**
 * True if a drawing shows more than the figures do, unlike a bar of one part, a chart of one point or none, or a
 * chart by years of some months.
 */
export function isWorthDrawing(element: ShownElement): boolean {
  switch (element.kind) {
    case 'composition':
    case 'rowComposition': {
      const present = element.parts.filter(({ amount }) => amount > 0);
      // Keep a drawing with a value that nothing else shows.
      return present.length > 1 || present.some(({ value }) => value.hook !== undefined);
    }
    case 'chart':
      return (
        !element.isWithinAYear &&
        element.points.flatMap(({ values }) => values).filter((value) => value !== 0).length > 1
      );
    case 'comparison':
      return element.bars.some(({ amount }) => amount !== 0);
    case 'table':
      return element.rows.length > 0;
    case 'parts':
      return element.bars.length > 0;
    case 'drawing':
      return element.measures.every(({ size }) => size > 0);
    case 'lines':
      return element.lines.length > 0;
    case 'steps':
      return element.steps.length > 0;
    case 'timeline':
      return element.events.length > 0;
    default:
      return true;
  }
}
