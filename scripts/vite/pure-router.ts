/**
 * Lets the bundler tree-shake the parts of React Router that the site does not use (server components, the
 * framework's document and prefetching, the state of data routers, warnings for developers). They are retained
 * by debugging names, by factory calls without a pure annotation and by a few expressions for modes that the
 * site never uses.
 */
import type { Plugin } from 'vite';

const DEBUG_NAMES = /^\w+\.displayName = "[^"]*";$/gm;
const FACTORIES = /(= )((?:React\w*|import_react\w*)\.(?:createContext|forwardRef|memo)\()/g;
/** Expressions for the framework, data routers, server components or development, and their value without these. */
const UNREACHABLE: readonly (readonly [expression: RegExp, instead: string])[] = [
  [/(?<=^var ENABLE_DEV_WARNINGS = )true(?=;$)/m, 'false'],
  [/(?<=^ {2})let dataRouterState = dataRouterOpts\?\.state(?=;$)/m, 'const dataRouterState = undefined'],
  [
    /(?<=^ {4})let routerState = React\d+\.useContext\(DataRouterStateContext\)(?=;$)/m,
    'const routerState = null',
  ],
  [/isDataRoute \? useNavigateStable\(\) : useNavigateUnstable\(\)/, 'useNavigateUnstable()'],
  [/^RenderErrorBoundary\.contextType = RSCRouterContext;$/m, ''],
  [/usePrefetchBehavior\(\s*prefetch,\s*rest\s*\)(?=;)/, '[false, null, {}]'],
  [/\/\* @__PURE__ \*\/ React\d+\.createElement\(PrefetchPageLinks, \{ page: href \}\)/, 'null'],
  [/\/\* @__PURE__ \*\/ React\d+\.createElement\(RSCErrorHandler, \{ error \}, result\)/, 'result'],
];

/**
 * The router's module without the unused code.
 *
 * @throws Error when an expression is no longer found: this transform must be reviewed for the new version of the
 * router.
 */
export function withoutBallast(code: string): string {
  let result = code.replace(DEBUG_NAMES, '').replace(FACTORIES, '$1/* @__PURE__ */ $2');
  for (const [expression, instead] of UNREACHABLE) {
    if (!expression.test(result))
      throw new Error(`O React Router mudou: ${String(expression)} não está mais lá (pure-router.ts).`);
    result = result.replace(expression, instead);
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
