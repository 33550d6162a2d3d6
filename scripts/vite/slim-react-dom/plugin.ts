/**
 * Leaves out of the browser's bundle the features of React DOM that no page uses: a quarter of the library, on every
 * page. A bundler has to keep them, because it does not know that no element and no hook asks for them. The linter
 * refuses imports of these features (`no-restricted-imports` in `.oxlintrc.json`), and the build refuses a module that
 * names one of the hooks and events.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, type Plugin } from 'vite';
import type { Node } from '../../definitions/syntax.ts';
import { absentKinds } from './absent-kinds.ts';
import { unusedAttributes } from './attributes.ts';
import { withCuts } from '../../definitions/cuts.ts';
import { PLAIN_HANDLERS, plainEvents } from './event-kinds.ts';
import { withKnownValues } from './expressions.ts';
import { ASKS_FOR_UNUSED, UNUSED_EXPORTS, unusedExports } from './exports.ts';
import { unusedFunctions } from './functions.ts';
import { LEFT_OUT, unusedHooksAndEvents } from './hooks-and-events.ts';

/**
 * React DOM's module without them.
 *
 * @param words the words of the sources, among them the names of all attributes.
 * @throws Error when the module is not the known one: the cuts must be reviewed for the new version of React DOM.
 */
export function withoutUnusedFeatures(whole: string, words: ReadonlySet<string>): string {
  const code = withKnownValues(whole);
  const program = parseSync('react-dom.js', code).program as unknown as Node;
  return withCuts(code, [
    ...unusedFunctions(program, code),
    ...unusedHooksAndEvents(program, code),
    ...plainEvents(program),
    ...absentKinds(program),
    ...unusedAttributes(program, words),
  ]);
}

/**
 * React, its scheduler, or the part of React DOM that both halves share, without the exports that nobody imports.
 *
 * @param file the module's file name, one of `UNUSED_EXPORTS`.
 * @throws Error when the module is not the known one.
 */
export function withoutUnusedExports(code: string, file: string): string {
  const program = parseSync(file, code).program as unknown as Node;
  return withCuts(code, unusedExports(program, UNUSED_EXPORTS[file] ?? []));
}

/** Every word that could be the name of an attribute. */
function wordsOf(folder: string): Set<string> {
  const files = globSync('**/*.{ts,tsx}', { cwd: folder });
  return new Set(
    files.flatMap((file) => readFileSync(join(folder, file), 'utf8').match(/\b[a-zA-Z]\w*\b/g) ?? []),
  );
}

/** The plugin; in dev and on the server React DOM is whole. */
export function slimReactDom(): Plugin {
  const sources = fileURLToPath(new URL('../../../src', import.meta.url));
  return {
    name: 'calculario:slim-react-dom',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform: {
      // React itself hands the hooks on, the router names some for modes that the site does not have, and what reads
      // HTML lists all attributes.
      filter: {
        id: {
          include: [/\.[jt]sx?$|\.mjs$/],
          exclude:
            /\/node_modules\/(?:react|react-router|react-dom|scheduler|property-information)\/(?!cjs\/(?:react-dom-client|react-dom|react|scheduler)\.production\.js$)/,
        },
      },
      handler(code, id) {
        if (id.endsWith('/react-dom-client.production.js')) {
          return { code: withoutUnusedFeatures(code, wordsOf(sources)), map: null };
        }
        if (Object.hasOwn(UNUSED_EXPORTS, basename(id))) {
          return { code: withoutUnusedExports(code, basename(id)), map: null };
        }
        const [, member, imported] = ASKS_FOR_UNUSED.exec(code) ?? [];
        const [asked = member ?? imported] = LEFT_OUT.exec(code) ?? PLAIN_HANDLERS.exec(code) ?? [];
        if (asked !== undefined)
          this.error(`${id}: ${asked} fica fora do React DOM no build (slim-react-dom).`);
        return undefined;
      },
    },
  };
}
