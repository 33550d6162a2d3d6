/** The inlined script of embedded calculators: like `boot.ts`, but with the theme from the address. */
import { applyEmbedLook } from './apply-embed-look.ts';
import { notePresses } from './note-presses.ts';
import { loadModules } from './load-modules.ts';

applyEmbedLook();
const { failed } = notePresses();
loadModules(failed);
