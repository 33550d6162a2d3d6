/**
 * The only script that runs before the first paint, and is therefore inlined: it applies the theme, keeps room for what the visitor has kept, notes presses
 * until the page can answer them, and loads the page's modules when they no longer delay that paint.
 */
import { applyStoredTheme } from './apply-theme.ts';
import { noteSaved } from './note-saved.ts';
import { notePresses } from './note-presses.ts';
import { loadModules } from './load-modules.ts';

applyStoredTheme();
noteSaved();
const { failed } = notePresses();
loadModules(failed);
