/**
 * The only script before the first paint, and therefore inlined. It applies the theme, reserves room for saved
 * calculations, records presses until the page can answer them, and loads the page's modules once they no longer delay
 * that paint.
 */
import { applyStoredTheme } from './apply-theme.ts';
import { notePresses } from './note-presses.ts';
import { loadModules } from './load-modules.ts';
import { SAVED_KEY } from '../../site/saved-key.ts';

/**
 * Marks the document of a visitor with saved calculations, so that the home page reserves room for them from the start.
 */
function noteSaved(): void {
  try {
    if (localStorage.getItem(SAVED_KEY) !== null) document.documentElement.dataset['saved'] = '';
  } catch {
    // Without storage, nothing is saved.
  }
}

applyStoredTheme();
noteSaved();
const { failed } = notePresses();
loadModules(failed);
