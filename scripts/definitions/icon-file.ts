/** Where the icons come from. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const ICONS = join(dirname(require.resolve('lucide-static/package.json')), 'icons');

/** Path of a Lucide icon's drawing; no file stands there if the name is none of Lucide's. */
export function iconFile(name: string): string {
  return join(ICONS, `${name}.svg`);
}
