/** The inlined script of calculators within other sites: as `boot.ts`, but for the theme, which the address says. */
import { applyEmbedLook } from './apply-embed-look.ts';
import { notePresses } from './note-presses.ts';
import { loadModules } from './load-modules.ts';

applyEmbedLook();
const { failed } = notePresses();
loadModules(failed);
