/** Exports a chart as a self-contained file, with its title, legend, source and date. */
import { formatDate } from '../calendar/format-date.ts';
import { todayInBrazil } from '../calendar/today.ts';
import { saveFile } from '../ui/save-file.ts';
import { asPng } from '../picture/svg-picture.ts';
import { standalone } from './standalone.ts';

export interface Caption {
  readonly title: string;
  readonly seriesLabels: readonly string[];
}

/** Pixels of the file per CSS pixel, so that it is sharp on a slide. */
const SCALE = 2;

/** Converts a title to a file name: `evolucao-do-investimento`. */
function fileName(title: string): string {
  const plain = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'grafico';
}

/**
 * Exports the chart as shown on the page.
 *
 * @throws Error if the browser cannot draw it.
 */
export async function exportChart(
  picture: SVGSVGElement,
  { title, seriesLabels }: Caption,
  format: 'png' | 'svg',
): Promise<void> {
  const { host, pathname } = window.location;
  const { svg, width, height } = standalone(picture, {
    title,
    seriesLabels,
    signs: [...(picture.closest('figure')?.querySelectorAll<SVGSVGElement>('li > svg') ?? [])],
    source: `${host}${pathname} · ${formatDate(todayInBrazil(new Date()))}`,
  });
  const file =
    format === 'svg'
      ? new Blob([svg], { type: 'image/svg+xml;charset=utf-8' })
      : await asPng(svg, { width, height }, SCALE);
  saveFile(`${fileName(title)}.${format}`, file);
}
