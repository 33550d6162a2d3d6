/**
 * Leaves out of the browser's bundle the features of React DOM that no page uses: a sixth of the library, on every
 * page. They are functions that the reconciler calls where an element or a hook asks for the feature, so that a
 * bundler, which does not know that none does, has to keep them. Here their bodies go, and with them what only they
 * call. The linter refuses imports of these features (`no-restricted-imports` in `.oxlintrc.json`).
 */
import { parseSync, type Plugin } from 'vite';

/** Steps that every rendering takes; without such elements they find nothing to do. */
const IDLE: Readonly<Record<string, readonly string[]>> = {
  'view transitions': [
    'trackEnterViewTransitions',
    'commitEnterViewTransitions',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'measureNestedViewTransitions',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
  ],
  'forms with a function as action': ['extractEvents$1'],
};

/** What is reached only by using the feature. */
const UNREACHED: Readonly<Record<string, readonly string[]>> = {
  'view transitions': [
    'startViewTransition',
    'commitAfterMutationEffectsOnFiber',
    'applyViewTransitionToHostInstances',
    'restoreViewTransitionOnHostInstances',
    'getViewTransitionName',
    'getViewTransitionClassName',
    'createViewTransitionInstance',
    'scheduleViewTransitionEvent',
  ],
  'forms with a function as action': [
    'startHostTransition',
    'requestFormReset',
    'mountActionState',
    'updateActionState',
    'rerenderActionState',
  ],
  'references to fragments': [
    'FragmentInstance',
    'commitNewChildToFragmentInstance',
    'deleteChildFromFragmentInstance',
  ],
  'style sheets and scripts that React loads': [
    'acquireResource',
    'preloadResource',
    'suspendResource',
    'prefetchDNS',
    'preconnect',
    'preload',
    'preloadModule',
    'preinitScript',
    'preinitStyle',
    'preinitModuleScript',
  ],
  'Activity and SuspenseList': ['updateActivityComponent', 'updateSuspenseListComponent'],
};

const bodyOf = new Map<string, string>([
  ...Object.values(IDLE)
    .flat()
    .map((name) => [name, '{}'] as const),
  ...Object.values(UNREACHED)
    .flat()
    .map((name) => [name, '{ throw Error("slim-react-dom"); }'] as const),
  // The resource behind a <title>, <meta> or <link>: only style sheets and scripts that React loads have one.
  ['getResource', '{ return null; }'],
]);

/**
 * React DOM's module without them.
 *
 * @throws Error when a function is no longer found: the lists must be reviewed for the new version of React DOM.
 */
export function withoutUnusedFeatures(code: string): string {
  const missing = new Set(bodyOf.keys());
  const cuts: { readonly start: number; readonly end: number; readonly put: string }[] = [];
  for (const statement of parseSync('react-dom.js', code).program.body) {
    if (statement.type === 'FunctionDeclaration') {
      const { id, body } = statement;
      const put = id && bodyOf.get(id.name);
      if (!id || !body || put === undefined || put === null) continue;
      missing.delete(id.name);
      cuts.push({ start: body.start, end: body.end, put });
    } else if (code.startsWith('FragmentInstance.prototype.', statement.start)) {
      cuts.push({ start: statement.start, end: statement.end, put: '' });
    }
  }
  if (missing.size > 0) {
    throw new Error(`O React DOM mudou: não tem mais ${[...missing].join(', ')} (slim-react-dom.ts).`);
  }
  let result = code;
  for (const { start, end, put } of cuts.toReversed()) {
    result = result.slice(0, start) + put + result.slice(end);
  }
  return result;
}

/** The plugin; in dev and on the server React DOM is whole. */
export function slimReactDom(): Plugin {
  return {
    name: 'calculario:slim-react-dom',
    apply: 'build',
    transform: {
      filter: { id: /\/react-dom-client\.production\.js$/ },
      handler: (code) => ({ code: withoutUnusedFeatures(code), map: null }),
    },
  };
}
