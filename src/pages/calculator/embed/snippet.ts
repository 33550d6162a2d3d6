/** The HTML with which another site shows a calculator. */
import { escapeMarkup } from '../../../site/escape-markup.ts';

/** What somebody chose for their site. */
export interface EmbedChoice {
  /** As in the address, or empty for what the visitor's system says. */
  readonly theme: string;
  /** As in the address, or empty for the category's own. */
  readonly colour: string;
  /** Starting values, as a fragment with its #; or empty. */
  readonly fragment: string;
}

/** Height in pixels until the calculator has told its own, or for good where the site runs no scripts. */
export const FIRST_HEIGHT = 720;

/** Site-relative address of a calculator that looks as chosen. */
export function embedAddress(path: string, { theme, colour, fragment }: EmbedChoice): string {
  const query = new URLSearchParams();
  if (theme !== '') query.set('tema', theme);
  if (colour !== '') query.set('cor', colour.replace('#', ''));
  const search = query.toString();
  return `${path}${search === '' ? '' : `?${search}`}${fragment}`;
}

/**
 * The HTML to copy: a frame, and a script that gives it the height that it tells.
 *
 * @param origin the site's
 * @param address site-relative, of the calculator
 * @param title what the frame is called
 */
export function snippetOf(origin: string, address: string, title: string): string {
  return `<iframe src="${escapeMarkup(origin + address)}" title="${escapeMarkup(title)}" width="100%" height="${FIRST_HEIGHT}" style="border:0" loading="lazy" allow="clipboard-write"></iframe>
<script>
addEventListener('message', function (event) {
  if (event.origin !== '${origin}' || !event.data || event.data.type !== 'calculario:altura') return;
  document.querySelectorAll('iframe').forEach(function (frame) {
    if (frame.contentWindow === event.source) frame.style.height = event.data.altura + 'px';
  });
});
</script>`;
}
