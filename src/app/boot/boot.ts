/**
 * The only script that runs before the first paint, and is therefore inlined: it applies the theme, notes presses
 * until the page can answer them, and loads the page's modules when they no longer delay that paint.
 */
import { applyStoredTheme } from './apply-theme.ts';
import { notePresses } from './note-presses.ts';
import { loadModules } from './load-modules.ts';

applyStoredTheme();
const { failed } = notePresses();
loadModules(failed);
