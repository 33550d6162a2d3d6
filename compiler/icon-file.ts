/** Location of the icon files. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const ICONS = join(dirname(require.resolve('lucide-static/package.json')), 'icons');

/** Path of a Lucide icon's SVG file; the file does not exist if Lucide lacks the icon. */
export function iconFile(name: string): string {
  return join(ICONS, `${name}.svg`);
}
