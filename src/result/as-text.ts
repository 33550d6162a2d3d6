/** Figures of a result as text, for the clipboard and for comparisons. */
import type { ShownElement } from './resolve-layout.ts';
import type { ShownFigure, ShownLine } from './shown.ts';

/** Figures of a result, the headline first, each once. */
export function figuresOf(elements: readonly ShownElement[]): readonly ShownFigure[] {
  const headline = elements.find((element) => element.kind === 'headline')?.figure.path;
  const figures = elements.flatMap((element) => {
    if (element.kind === 'headline') return [element.figure];
    if (element.kind === 'sum') {
      const lines = element.lines.filter(isFigure);
      return element.total.path === headline ? lines : [...lines, element.total];
    }
    return element.kind === 'figures' ? element.figures : [];
  });
  return [...new Map(figures.map((figure) => [`${figure.label}: ${figure.value.text}`, figure])).values()];
}

function isFigure(line: ShownLine): line is ShownLine & ShownFigure {
  return line.path !== undefined;
}

/** Lines of a sum that are not 0, with their signs. */
export function signedLines(
  lines: readonly ShownLine[],
): { readonly label: string; readonly text: string; readonly sign: '+' | '−' }[] {
  return lines
    .filter(({ value }) => value.raw !== 0)
    .map(({ label, value, isSubtracted }) => ({ label, text: value.text, sign: isSubtracted ? '−' : '+' }));
}

/** One figure per line, to paste into a message. */
export function figuresAsText(elements: readonly ShownElement[]): string {
  return figuresOf(elements)
    .map(({ label, value }) => `${label}: ${value.text}`)
    .join('\n');
}
