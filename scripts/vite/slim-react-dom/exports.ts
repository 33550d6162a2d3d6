/** Exports of React's smaller modules that nothing imports: a bundler keeps all that a CommonJS module exports. */
import { isNode, nodes, type Node } from '../../definitions/syntax.ts';
import { nameOf, type Cut } from '../../definitions/cuts.ts';

/** By the module's file: what neither the sources nor the libraries in the browser's bundle ask for. */
export const UNUSED_EXPORTS: Readonly<Record<string, readonly string[]>> = {
  'react.production.js': [
    'Activity',
    'Profiler',
    'PureComponent',
    'ViewTransition',
    '__COMPILER_RUNTIME',
    'addTransitionType',
    'cache',
    'cacheSignal',
    'unstable_useCacheRefresh',
    'useActionState',
    'useDebugValue',
    'useDeferredValue',
    'useOptimistic',
    'useTransition',
  ],
  'react-dom.production.js': [
    'preconnect',
    'prefetchDNS',
    'preinit',
    'preinitModule',
    'preload',
    'preloadModule',
    'requestFormReset',
    'unstable_batchedUpdates',
    'useFormState',
    'useFormStatus',
  ],
  'scheduler.production.js': [
    'unstable_Profiling',
    'unstable_forceFrameRate',
    'unstable_next',
    'unstable_runWithPriority',
    'unstable_wrapCallback',
  ],
};

/** The name that a statement exports: `exports.name = …;` */
function exportedBy(statement: Node): string | undefined {
  const assignment = statement['expression'];
  if (!isNode(assignment) || assignment.type !== 'AssignmentExpression' || !isNode(assignment['left'])) {
    return undefined;
  }
  const { object, property } = assignment['left'];
  return nameOf(object) === 'exports' ? nameOf(property) : undefined;
}

/**
 * The statements of a module that export what nobody imports.
 *
 * @throws Error where one of the names is not exported any more.
 */
export function unusedExports(program: Node, names: readonly string[]): Cut[] {
  const exporting = new Map(nodes(program['body']).map((statement) => [exportedBy(statement), statement]));
  return names.map((name) => {
    const statement = exporting.get(name);
    if (!statement) throw new Error(`O React mudou: não exporta mais ${name} (slim-react-dom).`);
    return { start: statement.start, end: statement.end, put: '' };
  });
}

/** Matches a module that asks for one of them by name or as a member: `React.cache`, `import { cache } from 'react'`. */
const ALL = Object.values(UNUSED_EXPORTS).flat().join('|');
export const ASKS_FOR_UNUSED = new RegExp(
  String.raw`\b(?:React|ReactDOM|Scheduler)\d*\.(${ALL})\b|\bimport\s*\{[^}]*\b(${ALL})\b[^}]*\}\s*from\s*["'](?:react|react-dom|scheduler)["']`,
);
