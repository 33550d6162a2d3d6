/**
 * Lets the bundler tree-shake the parts of React Router that the site does not use (server components, the
 * framework's document and prefetching). They are retained by debugging names, by factory calls without a
 * pure annotation and by two calls for modes that the site never uses.
 */
import type { Plugin } from 'vite';

const DEBUG_NAMES = /^\w+\.displayName = "[^"]*";$/gm;
const FACTORIES = /(= )((?:React\w*|import_react\w*)\.(?:createContext|forwardRef|memo)\()/g;
/** Calls that need the framework's or the server components' context, and their value without it. */
const UNREACHABLE: readonly (readonly [call: RegExp, instead: string])[] = [
  [/\/\* @__PURE__ \*\/ React\d+\.createElement\(PrefetchPageLinks, \{ page: href \}\)/, 'null'],
  [/\/\* @__PURE__ \*\/ React\d+\.createElement\(RSCErrorHandler, \{ error \}, result\)/, 'result'],
];

/**
 * The router's module without the unused code.
 *
 * @throws Error when a call is no longer found: this transform must be reviewed for the new version of the
 * router.
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

/** The plugin; in dev and on the server the router is left unchanged. */
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
