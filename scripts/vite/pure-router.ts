/**
 * Lets the bundler tree-shake the parts of React Router that the site does not use (server components, the
 * framework's document and prefetching, the state of data routers, warnings for developers). They are retained
 * by debugging names, by factory calls without a pure annotation and by a few expressions for modes that the
 * site never uses. What the router says to developers goes, too: in dev it is there, and a visitor never reads it.
 */
import { parseSync, type Plugin } from 'vite';
import { isNode, nodes, type Node } from '../definitions/syntax.ts';
import { nameOf, within, withCuts, withoutMembers, type Cut } from '../definitions/cuts.ts';

const DEBUG_NAMES = /^\w+\.displayName = "[^"]*";$/gm;
const FACTORIES = /(= )((?:React\w*|import_react\w*)\.(?:createContext|forwardRef|memo)\()/g;
const PURE = '/* @__PURE__ */ ';
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
  [/mergeRefs\(forwardedRef, prefetchRef\)/, 'forwardedRef'],
  // What it marks for the framework's prefetching also leaves the documents (page-html.ts).
  [/(?<="data-discover": )!isAbsolute && discover === "render" \? "true" : void 0/, 'void 0'],
  // No link of ours shows another address than the one that it leads to.
  [/(?<=^ {4}if \()mask(?=\) \{\n {6}let resolved = resolveTo\()/m, 'false'],
  // No path of ours has segments that may be missing.
  [/(?<=^function explodeOptionalSegments\(path\) )\{\n(?: .*\n)*\}(?=\n)/m, '{ return [path]; }'],
  [/(?<=^var objectProtoNames = ).*(?=;$)/m, "''"],
  [/(?<=^var objectProtoNames2 = ).*(?=;$)/m, "''"],
  [/(?<=^var validMutationMethods = )(?=new Set\()/m, PURE],
  [/(?<=^var validRequestMethods = )(?=new Set\()/m, PURE],
];

/** What a route of ours has; the others are for data routers. */
const OF_ROUTES = new Set(['id', 'caseSensitive', 'element', 'index', 'path']);
/** One of those that only data routers know. */
const OF_DATA_ROUTES = 'hydrateFallbackElement';

function cutsOfCall(node: Node): Cut[] {
  const [condition, message] = nodes(node['arguments']);
  if (nameOf(node['callee']) !== 'invariant' || !condition || !message) return [];
  return [{ start: condition.end, end: message.end, put: '' }];
}

function cutsOfNode(node: Node): Cut[] {
  const { type, expression, start, end } = node;
  if (type === 'CallExpression') return cutsOfCall(node);
  if (type === 'ExpressionStatement' && isNode(expression) && nameOf(expression['callee']) === 'warning')
    return [{ start, end, put: ';' }];
  if (type !== 'ObjectExpression') return [];
  const members = nodes(node['properties']);
  const names = members.map(({ key }) => nameOf(key) ?? '');
  if (!names.includes(OF_DATA_ROUTES) || !names.includes('caseSensitive')) return [];
  return withoutMembers(members, ({ key }) => !OF_ROUTES.has(nameOf(key) ?? ''));
}

/** Without messages for developers and what routes of ours do not have. */
function withoutWords(code: string): string {
  const program = parseSync('react-router.js', code).program as unknown as Node;
  const cuts = [...within(program)].flatMap(cutsOfNode);
  if (cuts.length === 0) throw changed('nenhuma mensagem');
  return withCuts(code, cuts);
}

function changed(what: string): Error {
  return new Error(`O React Router mudou: ${what} (pure-router.ts).`);
}

/**
 * The router's module without the unused code.
 *
 * @throws Error when an expression is no longer found: this transform must be reviewed for the new version of the
 * router.
 */
export function withoutBallast(code: string): string {
  let result = code.replace(DEBUG_NAMES, '').replace(FACTORIES, '$1/* @__PURE__ */ $2');
  for (const [expression, instead] of UNREACHABLE) {
    if (!expression.test(result)) throw changed(`${String(expression)} não está mais lá`);
    result = result.replace(expression, instead);
  }
  return withoutWords(result);
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
