/** Hooks and events that nothing asks React DOM for. */
import { isNode, nodes, type Node } from '../../definitions/syntax.ts';
import { nameOf, within, withoutMembers, type Cut } from '../../definitions/cuts.ts';

/** Left out of the tables that `react` looks hooks up in: a call of one of them fails at once. */
const HOOKS = [
  'useActionState',
  'useCacheRefresh',
  'useDebugValue',
  'useDeferredValue',
  'useFormState',
  'useHostTransitionStatus',
  'useImperativeHandle',
  'useMemoCache',
  'useOptimistic',
  'useTransition',
];

/** Events that React puts together from others, for which it follows every key and every move of the mouse. */
const EVENTS = [
  'onBeforeInput',
  'onCompositionEnd',
  'onCompositionStart',
  'onCompositionUpdate',
  'onMouseEnter',
  'onMouseLeave',
  'onPointerEnter',
  'onPointerLeave',
  'onSelect',
];

/** Matches what a module may not ask for. */
export const LEFT_OUT = new RegExp(String.raw`\b(?:${[...HOOKS, ...EVENTS].join('|')})\b`);

const changed = (what: string) => new Error(`O React DOM mudou: ${what} (slim-react-dom).`);

/** The hooks' entries in the tables of hooks, and their assignments to them. */
function hookCuts(program: Node): Cut[] {
  return [...within(program)].flatMap((node): Cut[] => {
    const { start, end } = node;
    if (node.type === 'ObjectExpression') {
      const members = nodes(node['properties']);
      if (!members.some(({ key }) => nameOf(key) === 'useSyncExternalStore')) return [];
      return withoutMembers(members, ({ key }) => HOOKS.includes(nameOf(key) ?? ''));
    }
    if (node.type !== 'AssignmentExpression' || !isNode(node['left'])) return [];
    const { object, property } = node['left'];
    const isEntry =
      HOOKS.includes(nameOf(property) ?? '') && nameOf(object)?.startsWith('HooksDispatcher') === true;
    return isEntry ? [{ start, end, put: '0' }] : [];
  });
}

function isRegistration(statement: Node): boolean {
  const call = statement['expression'];
  if (!isNode(call) || !/^register(?:TwoPhase|Direct)Event$/.test(nameOf(call['callee']) ?? '')) return false;
  return EVENTS.includes(String(nodes(call['arguments'])[0]?.['value']));
}

/** What puts them together, in the function that handles every event: of its five parts only that of `onChange` stays. */
function eventCuts(program: Node, code: string): Cut[] {
  const statements = nodes(program['body']);
  const registrations = statements.filter(isRegistration);
  if (registrations.length !== EVENTS.length) throw changed('outros eventos compostos');
  const dispatch = statements.find(({ id }) => nameOf(id) === 'dispatchEventForPluginEventSystem');
  const parts = [...(dispatch ? within(dispatch) : [])].find(
    ({ type, test }) =>
      type === 'IfStatement' &&
      isNode(test) &&
      code.slice(test.start, test.end).endsWith('(eventSystemFlags & 7)'),
  )?.['consequent'];
  const [enter, change, ...others] = isNode(parts) ? nodes(parts['body']) : [];
  const text = (node: Node | undefined) => code.slice(node?.start, node?.end);
  const last = others.at(-1);
  if (
    !text(enter).includes('"onMouseLeave"') ||
    !text(change).includes('getTargetInstForChangeEvent') ||
    !text(others[1]).includes('"selectionchange"') ||
    !text(last).startsWith('extractEvents$1(') ||
    !enter ||
    !last ||
    !change
  ) {
    throw changed('as partes do que trata eventos');
  }
  return [
    ...registrations.map(({ start, end }) => ({ start, end, put: '' })),
    { start: enter.start, end: enter.end, put: '' },
    { start: change.end, end: last.end, put: '' },
  ];
}

/** The cuts in React DOM's module. */
export function unusedHooksAndEvents(program: Node, code: string): Cut[] {
  return [...hookCuts(program), ...eventCuts(program, code)];
}
