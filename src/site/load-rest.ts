/** What pages are drawn with beyond their own inlined style and icons. */
import { MODULES_ID } from './modules-id.ts';

/** The file with the drawings of all icons, which `scripts/vite/icons-plugin.ts` writes. */
const DRAWINGS_FILE = '/icones.svg';

/** Id of the element that holds a page's drawings. */
export const DRAWINGS_ID = 'icones';

/** Loads the style with the element that the inlined script has put there, or with a new one. */
async function loadStyle(): Promise<void> {
  // In dev there is no list: the whole style is there.
  const list = document.getElementById(MODULES_ID)?.textContent;
  const href = list ? (JSON.parse(list) as string[]).find((address) => address.endsWith('.css')) : undefined;
  if (href === undefined) return;
  const found = document.querySelector<HTMLLinkElement>(`link[href="${href}"]`);
  if (found?.sheet) return;
  const link = found ?? document.createElement('link');
  await new Promise<void>((loaded, failed) => {
    link.addEventListener('load', () => loaded());
    link.addEventListener('error', () => {
      link.remove();
      failed(new Error(href));
    });
    if (found) return;
    link.rel = 'stylesheet';
    link.href = href;
    document.head.append(link);
  });
}

/** The element that holds the drawings, which documents without content have not. */
function place(): Element {
  const found = document.getElementById(DRAWINGS_ID);
  if (found) return found;
  const made = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  made.id = DRAWINGS_ID;
  made.setAttribute('hidden', '');
  document.body.append(made);
  return made;
}

let areDrawn = false;

/** Adds the drawings that the page has not. */
async function loadDrawings(): Promise<void> {
  if (areDrawn) return;
  areDrawn = true;
  try {
    const answer = await fetch(DRAWINGS_FILE);
    if (!answer.ok) throw new Error(`${DRAWINGS_FILE}: ${answer.status}`);
    const file = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml');
    const missing = [...file.querySelectorAll('symbol')].filter(({ id }) => !document.getElementById(id));
    place().append(...missing.map((symbol) => document.importNode(symbol, true)));
  } catch {
    // What icons mean is in words beside them.
    areDrawn = false;
  }
}

/** Loads both. Waits for the style alone, and rejects where it cannot be had. */
export async function loadRest(): Promise<void> {
  void loadDrawings();
  await loadStyle();
}
