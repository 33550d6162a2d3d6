/** `npm run vocabulary`: regenerates the reference of the definition language. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../build/paths.ts';
import { vocabulary } from './vocabulary/document.ts';

const PAGE = 'docs/vocabulario.md';

await writeFile(join(ROOT, PAGE), await vocabulary());
process.stdout.write(`${PAGE} escrito.\n`);
