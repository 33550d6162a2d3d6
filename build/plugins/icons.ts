/**
 * Vite plugin: generates the icon sprite `/icones.svg` with the Lucide icons that the sources use. An unknown icon
 * stops the build.
 */
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Plugin } from 'vite';
import { iconFile, shapesOf } from '../../compiler/icon-file.ts';
import { ICON_SPRITE, iconId } from '../../src/ui/icon-sprite.ts';

/** Matches `icon: 'x'` in data, and `<Icon name="x"` and `name={a ? 'x' : 'y'}` in components. */
const NAMED = [/\bicon: '([a-z0-9-]+)'/g, /<Icon\s+name="([a-z0-9-]+)"/g];
const EITHER = /<Icon\s+name=\{[^}]*?\? '([a-z0-9-]+)' : '([a-z0-9-]+)'\}/g;

/** Finds the icons in use, each with the first file that uses it. */
function iconNames(root: string): Map<string, string> {
  const files = globSync(['src/**/*.{ts,tsx}', 'calculators/**/*.ts'], {
    cwd: root,
    exclude: ['**/*.test.{ts,tsx}', '**/testing/**'],
  });
  const names = new Map<string, string>();
  for (const file of files.toSorted()) {
    const source = readFileSync(join(root, file), 'utf8');
    for (const pattern of [...NAMED, EITHER]) {
      const found = [...source.matchAll(pattern)].flatMap(([, ...groups]) => groups);
      for (const name of found) if (!names.has(name)) names.set(name, file);
    }
  }
  return names;
}

/** Creates the symbol of an icon, which inherits stroke and fill from its element (`src/app/styles/page.css`). */
function symbol([name, file]: [string, string]): string {
  let svg: string;
  try {
    svg = readFileSync(iconFile(name), 'utf8');
  } catch {
    throw new Error(
      `${file.replaceAll(sep, '/')} › icon\n  o ícone "${name}" não existe no Lucide\n  → veja os nomes em lucide.dev/icons`,
    );
  }
  const shapes = shapesOf(svg)
    .replaceAll(/ ?\/>\s*/g, '/>')
    .trim();
  return `<symbol id="${iconId(name)}" viewBox="0 0 24 24">${shapes}</symbol>`;
}

/**
 * Generates the sprite of all icons used by the sources in a folder.
 *
 * @throws Error with the file and the name of an unknown icon
 */
export function iconSprite(root: string): string {
  const names = [...iconNames(root)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `<svg xmlns="http://www.w3.org/2000/svg">${names.map(symbol).join('')}</svg>\n`;
}

/** Creates the plugin, which serves the sprite in dev and emits it in the build. */
export function icons(): Plugin {
  let root = process.cwd();
  return {
    name: 'calculario:icons',
    configResolved(config) {
      root = config.root;
    },
    configureServer(server) {
      server.middlewares.use(ICON_SPRITE, (_request, response) => {
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(iconSprite(root));
      });
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      this.emitFile({ type: 'asset', fileName: ICON_SPRITE.slice(1), source: iconSprite(root) });
    },
  };
}
