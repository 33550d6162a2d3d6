/**
 * The only script before the first paint, and therefore inlined. It applies the theme, reserves room for saved
 * calculations, records presses until the page can answer them, and loads the page's modules once they no longer delay
 * that paint.
 */
import { applyStoredTheme } from './apply-theme.ts';
import { noteSaved } from './note-saved.ts';
import { notePresses } from './note-presses.ts';
import { loadModules } from './load-modules.ts';

applyStoredTheme();
noteSaved();
const { failed } = notePresses();
loadModules(failed);
