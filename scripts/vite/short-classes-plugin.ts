/**
 * Writes the classes of Tailwind short, for the browser's half: they are a fifteenth of what a page weighs before its first
 * paint, and said again in the scripts. What is rendered in Node has them as they were written until it becomes a document.
 */
import { existsSync } from 'node:fs';
import type { Plugin, PluginOption } from 'vite';
import { renamedCode } from '../classes/in-code.ts';
import { renamedStyle } from '../classes/in-style.ts';
import { shortNames, type ShortNames } from '../classes/short-names.ts';
import { iconFile } from '../definitions/icon-file.ts';
import { apiOf } from './plugin-api.ts';

const STYLE_SHEET = /\/src\/app\/styles\.css$/;

const NAME = 'calculario:short-classes';

/** What others may ask of the plugin. */
interface Given {
  /** The names, once the half is built. */
  readonly names: () => ShortNames;
}

/** The names that a half was built with, by its plugins. */
export function namesGivenBy(plugins: readonly PluginOption[] | undefined): ShortNames {
  return (apiOf(plugins, NAME) as Given).names();
}

/** Icons are said by name in definitions and components. */
const isIcon = (name: string) => existsSync(iconFile(name));

/** The plugin, to stand behind Tailwind's. */
export function shortClasses(): Plugin<Given> {
  let names: ShortNames = new Map();
  return {
    name: NAME,
    enforce: 'pre',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    api: { names: () => names },
    transform: {
      filter: { id: STYLE_SHEET },
      handler(sheet) {
        names = shortNames(sheet, isIcon);
        return { code: renamedStyle(sheet, names), map: null };
      },
    },
    renderChunk(code, chunk) {
      return names.size === 0 ? null : { code: renamedCode(code, chunk.fileName, names), map: null };
    },
  };
}
