/** `npm run ready-made`: writes the list of what stands ready for a new calculator anew. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../build/paths.ts';
import { PAGE, readyMade } from './ready-made/document.ts';

await writeFile(join(ROOT, PAGE), readyMade(join(ROOT, 'calculators')));
process.stdout.write(`${PAGE} escrito.\n`);
