/**
 * Lets the bundler drop what the site does not use of React Router (server components, the framework's document
 * and prefetching): debugging names, unmarked factory calls and two calls for modes that the site never runs in
 * keep all of that alive.
 */
import type { Plugin } from 'vite';

const DEBUG_NAMES = /^\w+\.displayName = "[^"]*";$/gm;
const FACTORIES = /(= )((?:React\w*|import_react\w*)\.(?:createContext|forwardRef|memo)\()/g;
/** Calls that need the framework's or the server components' context, and what they yield without it. */
const UNREACHABLE: readonly (readonly [call: RegExp, instead: string])[] = [
  [/\/\* @__PURE__ \*\/ React\d+\.createElement\(PrefetchPageLinks, \{ page: href \}\)/, 'null'],
  [/\/\* @__PURE__ \*\/ React\d+\.createElement\(RSCErrorHandler, \{ error \}, result\)/, 'result'],
];

/**
 * The router's module without the ballast.
 *
 * @throws Error where a call is no longer there: a new version of the router wants a new look.
 */
export function withoutBallast(code: string): string {
  let result = code.replace(DEBUG_NAMES, '').replace(FACTORIES, '$1/* @__PURE__ */ $2');
  for (const [call, instead] of UNREACHABLE) {
    if (!call.test(result))
      throw new Error(`O React Router mudou: ${String(call)} não está mais lá (pure-router.ts).`);
    result = result.replace(call, instead);
  }
  return result;
}

/** The plugin; in dev and on the server the router stays as it comes. */
export function pureRouter(): Plugin {
  return {
    name: 'calculario:pure-router',
    apply: 'build',
    transform(code, id) {
      const isCore =
        /\/react-router\/dist\/\w+\/chunk-\w+\.mjs$/.test(id) && code.includes('function BrowserRouter(');
      return isCore ? { code: withoutBallast(code), map: null } : undefined;
    },
  };
}
