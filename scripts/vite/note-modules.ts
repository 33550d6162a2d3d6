/**
 * In the server bundle, dynamic imports note which module they load, so that a prerendered page can name the
 * modules that its hydration needs and the browser loads them all at once, instead of one after the other.
 */
import type { Plugin } from 'vite';

/** Name of the global set into which a page's modules are noted while it is rendered. */
const NOTED_MODULES = 'calcularioModules';

declare global {
  var calcularioModules: Set<string> | undefined;
}

const DYNAMIC_IMPORT = /\bimport\(\s*(["'])([^"'\n]+)\1\s*\)/g;

/** The plugin, for the server bundle. */
export function noteModules(): Plugin {
  return {
    name: 'calculario:note-modules',
    apply: 'build',
    transform: {
      filter: { id: [/\/src\//, /^\0virtual:/], code: /\bimport\(/ },
      async handler(code, importer) {
        const calls = [...code.matchAll(DYNAMIC_IMPORT)];
        const ids = await Promise.all(calls.map(([, , name = '']) => this.resolve(name, importer)));
        let rest = 0;
        const noted = code.replace(DYNAMIC_IMPORT, (call) => {
          const id = ids[rest++]?.id;
          return id === undefined
            ? call
            : `(globalThis.${NOTED_MODULES}?.add(${JSON.stringify(id)}), ${call})`;
        });
        return { code: noted, map: null };
      },
    },
  };
}

/** Runs a rendering and returns what it returns, with the ids of the modules that it loaded. */
export async function notingModules<T>(render: () => Promise<T>): Promise<[result: T, modules: string[]]> {
  const modules = new Set<string>();
  globalThis.calcularioModules = modules;
  try {
    return [await render(), [...modules]];
  } finally {
    globalThis.calcularioModules = undefined;
  }
}
