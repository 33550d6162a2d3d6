/** Locates the icon files, and reads their shapes. */
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const ICONS = join(dirname(require.resolve('lucide-static/package.json')), 'icons');

/** Path of the SVG file of a Lucide icon, which does not exist for an unknown icon. */
export function iconFile(name: string): string {
  return join(ICONS, `${name}.svg`);
}

/** Lists the names of all Lucide icons. */
export function iconNames(): string[] {
  return readdirSync(ICONS).map((file) => basename(file, '.svg'));
}

/** Extracts the content of the `<svg>` element. */
export function shapesOf(svg: string): string {
  return svg.replace(/^[\s\S]*?<svg[\s\S]*?>/, '').replace(/<\/svg>\s*$/, '');
}
