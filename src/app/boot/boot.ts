/**
 * The only script before the first paint, and therefore inlined. Applies the theme, reserves space for saved
 * calculations and results, records clicks until the page can handle them, and loads the page's modules once they no longer delay
 * that paint.
 */
import { applyStoredTheme } from './apply-theme.ts';
import { notePresses } from './note-presses.ts';
import { loadModules } from './load-modules.ts';
import { bringsResult } from '../../pages/calculator/kept-entry.ts';
import { SAVED_KEY } from '../../site/saved-key.ts';

/**
 * Marks the document if the visitor has saved calculations, so that the home page reserves space for them immediately.
 */
function markSaved(): void {
  try {
    if (localStorage.getItem(SAVED_KEY) !== null) document.documentElement.dataset['saved'] = '';
  } catch {
    // Without storage, nothing is saved.
  }
}

/** Marks the document if a result will appear by itself, so that the text below it does not move when it does. */
function markRestoring(): void {
  if (bringsResult()) document.documentElement.dataset['restoring'] = '';
}

applyStoredTheme();
markSaved();
markRestoring();
const { failed } = notePresses();
loadModules(failed);
