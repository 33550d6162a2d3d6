/** Names embedded media that the site does not show. */
import type { Embedded } from '../../../blog/live/editing.ts';
import { enumerate } from '../../../text/enumerate.ts';

const NAMES: Readonly<Record<Embedded, string>> = {
  iframe: 'vídeos, mapas e outros quadros incorporados',
  video: 'vídeos incorporados',
  audio: 'áudios incorporados',
  object: 'objetos incorporados',
  embed: 'objetos incorporados',
  math: 'fórmulas em MathML',
  svg: 'desenhos em SVG',
};

/** Says which media the site does not show; `undefined` if there are none. */
export function omittedMediaText(found: readonly Embedded[]): string | undefined {
  if (found.length === 0) return undefined;
  return `O site não mostra ${enumerate([...new Set(found.map((name) => NAMES[name]))])}.`;
}
