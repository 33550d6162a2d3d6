/** Generates the HTML that embeds a calculator in another site. */
import { escapeMarkup } from '../../../site/escape-markup.ts';

/** Options of an embedded calculator. */
export interface EmbedChoice {
  /** Theme as in the address; empty for the visitor's system setting. */
  readonly theme: string;
  /** Colour as in the address; empty for the category's. */
  readonly colour: string;
  /** Initial values as a fragment with its #; empty for the defaults. */
  readonly fragment: string;
}

/** Height in pixels until the calculator reports its own; permanent on sites without scripts. */
export const FIRST_HEIGHT = 720;

/** Site-relative address of a calculator with the chosen options. */
export function embedAddress(path: string, { theme, colour, fragment }: EmbedChoice): string {
  const query = new URLSearchParams();
  if (theme !== '') query.set('tema', theme);
  if (colour !== '') query.set('cor', colour.replace('#', ''));
  const search = query.toString();
  return `${path}${search === '' ? '' : `?${search}`}${fragment}`;
}

/**
 * HTML to copy: a frame, and a script that applies the reported height. The script checks the frame's address instead
 * of the message's origin, because the origin of a frame with `sandbox` is "null".
 *
 * @param origin of this site
 * @param address of the calculator, relative to the site
 * @param title of the frame
 */
export function snippetOf(origin: string, address: string, title: string): string {
  return `<iframe src="${escapeMarkup(origin + address)}" title="${escapeMarkup(title)}" width="100%" height="${FIRST_HEIGHT}" style="border:0" loading="lazy" allow="clipboard-write"></iframe>
<script>
addEventListener('message', function (event) {
  if (!event.data || event.data.type !== 'calculario:altura') return;
  document.querySelectorAll('iframe').forEach(function (frame) {
    if (frame.contentWindow === event.source && frame.src.indexOf('${origin}/') === 0) frame.style.height = event.data.altura + 'px';
  });
});
</script>`;
}
