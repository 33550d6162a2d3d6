/**
 * Functions of React DOM that the reconciler calls where an element or a hook asks for a feature that no page uses. Their
 * bodies go, and with them what only they call.
 */
import { nodes, type Node } from '../../definitions/syntax.ts';
import { nameOf, type Cut } from '../../definitions/cuts.ts';

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
  'forms with a function as action': ['extractEvents$1', 'recursivelyResetForms'],
  'commits that wait for pictures and style sheets': ['accumulateSuspenseyCommitOnFiber'],
  'a sign of the browser during asynchronous actions': ['defaultOnDefaultTransitionIndicator'],
  'the Profiler': ['recursivelyTraverseAtomicPassiveEffects'],
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
  "elements of one's own kind": ['setPropOnCustomElement'],
};

const ANSWERS: Readonly<Record<string, string>> = {
  // The resource behind a <title>, <meta> or <link>: only style sheets and scripts that React loads have one.
  getResource: '{ return null; }',
  // Nothing to wait for.
  waitForCommitToBeReady: '{ return null; }',
  // Pictures are waited for in view transitions alone.
  preloadInstanceAndSuspendIfNeeded: '{ workInProgress.flags &= -16777217; }',
  isCustomElement: '{ return !1; }',
  // The names of components on the way to an error, which nothing shows or sends.
  getStackByFiberInDevAndProd: "{ return ''; }",
  // Events of animations have had these names for ten years.
  getVendorPrefixedEventName: '{ return eventName; }',
};

const bodyOf = new Map<string, string>([
  ...Object.values(IDLE)
    .flat()
    .map((name) => [name, '{}'] as const),
  ...Object.values(UNREACHED)
    .flat()
    .map((name) => [name, '{ throw Error("slim-react-dom"); }'] as const),
  ...Object.entries(ANSWERS),
]);

/**
 * The cuts in React DOM's module.
 *
 * @throws Error when a function is no longer found: the lists must be reviewed for the new version of React DOM.
 */
export function unusedFunctions(program: Node, code: string): Cut[] {
  const missing = new Set(bodyOf.keys());
  const cuts = nodes(program['body']).flatMap((statement): Cut[] => {
    const { body, id, type, start, end } = statement;
    if (type !== 'FunctionDeclaration') {
      return code.startsWith('FragmentInstance.prototype.', start) ? [{ start, end, put: '' }] : [];
    }
    const name = nameOf(id) ?? '';
    const put = bodyOf.get(name);
    const [block] = nodes([body]);
    if (put === undefined || !block) return [];
    missing.delete(name);
    return [{ start: block.start, end: block.end, put }];
  });
  if (missing.size > 0) {
    throw new Error(`O React DOM mudou: não tem mais ${[...missing].join(', ')} (slim-react-dom).`);
  }
  return cuts;
}
