/**
 * The only script before the first paint, and therefore inlined. Applies the theme, reserves space for saved
 * calculations and results, records clicks until the page can handle them, and loads the page's modules once they no
 * longer delay that paint.
 */
import { applyStoredTheme } from './apply-theme.ts';
import { notePresses } from './note-presses.ts';
import { loadModules } from './load-modules.ts';
import { bringsResult } from '../../pages/calculator/kept-entry.ts';
import { SAVED_KEY } from '../../site/saved-key.ts';

/** Marks the document if saved calculations or a result will appear, so that pages reserve space for them immediately. */
function markComing(): void {
  const { dataset } = document.documentElement;
  if (bringsResult()) dataset['restoring'] = '';
  try {
    if (localStorage.getItem(SAVED_KEY) !== null) dataset['saved'] = '';
  } catch {
    // Without storage, nothing is saved.
  }
}

applyStoredTheme();
markComing();
const { failed } = notePresses();
loadModules(failed);
