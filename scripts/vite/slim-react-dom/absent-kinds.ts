/**
 * Kinds of nodes that no page of ours renders. React DOM tells kinds apart by a number, the fiber's `tag`: what it does
 * for a number that never occurs goes.
 */
import { isNode, nodes, type Node } from '../../definitions/syntax.ts';
import { declarationsOf, nameOf, within, type Cut } from '../../definitions/cuts.ts';

const ABSENT: ReadonlyMap<number, string> = new Map([
  [12, 'Profiler'],
  [19, 'SuspenseList'],
  [21, 'Scope'],
  [23, 'LegacyHidden'],
  [24, 'Cache'],
  [25, 'TracingMarker'],
  [27, '<html>, <head> and <body>, which the build writes'],
  [30, 'ViewTransition'],
  [31, 'Activity'],
]);

/** Their types as `createFiberFromTypeAndProps` meets them: without its cases it refuses them as no component at all. */
const ABSENT_TYPES = new Set([
  'REACT_ACTIVITY_TYPE',
  'REACT_PROFILER_TYPE',
  'REACT_SUSPENSE_LIST_TYPE',
  'REACT_LEGACY_HIDDEN_TYPE',
  'REACT_VIEW_TRANSITION_TYPE',
]);

const LEAVES = new Set(['ReturnStatement', 'ThrowStatement', 'BreakStatement', 'ContinueStatement']);

function isTag(node: unknown): boolean {
  if (!isNode(node)) return false;
  if (node.type === 'MemberExpression') return nameOf(node['property']) === 'tag';
  return /tag$/i.test(nameOf(node) ?? '');
}

function isAbsent(test: unknown): boolean {
  if (!isNode(test)) return false;
  const number = test['value'];
  return typeof number === 'number' ? ABSENT.has(number) : ABSENT_TYPES.has(nameOf(test) ?? '');
}

/** The cases of a `switch` that are never chosen; what another case falls into stays, without the label. */
function caseCuts(cases: readonly Node[]): Cut[] {
  let fallsInto = false;
  return cases.flatMap((each): Cut[] => {
    const body = nodes(each['consequent']);
    const leaves = LEAVES.has(body.at(-1)?.type ?? '');
    if (!isAbsent(each['test'])) {
      fallsInto = !leaves;
      return [];
    }
    if (!fallsInto) return [{ start: each.start, end: each.end, put: '' }];
    fallsInto = !leaves;
    return [{ start: each.start, end: body[0]?.start ?? each.end, put: '' }];
  });
}

function cutsOfSwitch(node: Node): Cut[] {
  const discriminant = node['discriminant'];
  const cases = nodes(node['cases']);
  const isOfKinds = isTag(discriminant) || cases.some(({ test }) => ABSENT_TYPES.has(nameOf(test) ?? ''));
  if (!isOfKinds) return [];
  const cuts = caseCuts(cases);
  const gone = cases.filter(({ start }) => cuts.some((cut) => cut.start === start));
  const declared = declarationsOf(gone);
  // Before the whole statement, or before its label.
  return declared === '' ? cuts : [...cuts, { start: node.end, end: node.end, put: declared }];
}

/** `27 === fiber.tag` is false, and `27 !== fiber.tag` true. */
function cutsOfComparison(node: Node): Cut[] {
  const { left, right, operator, start, end } = node;
  if ((operator !== '===' && operator !== '!==') || !isAbsent(left) || !isTag(right)) return [];
  return [{ start, end, put: operator === '===' ? '!1' : '!0' }];
}

/** The cuts in React DOM's module. */
export function absentKinds(program: Node): Cut[] {
  return [...within(program)].flatMap((node) => {
    if (node.type === 'SwitchStatement') return cutsOfSwitch(node);
    return node.type === 'BinaryExpression' ? cutsOfComparison(node) : [];
  });
}
