import type { ShownElement } from './resolve-layout.ts';

/** The figures of a result, one a line, as they are pasted into a message; each once. */
export function figuresAsText(elements: readonly ShownElement[]): string {
  const figures = elements.flatMap((element) => {
    if (element.kind === 'headline') return [element.figure];
    return element.kind === 'figures' ? element.figures : [];
  });
  const lines = figures.map(({ label, value }) => `${label}: ${value.text}`);
  return [...new Set(lines)].join('\n');
}
