/**
 * What React DOM adds to kinds of events that nothing asks for (a wheel's distance, what is dragged or pasted), and names
 * of keys for browsers without `event.key`. Such an event would still come, as the plain one: the build refuses a module
 * that names one of them.
 */
import { isNode, nodes, type Node } from '../../definitions/syntax.ts';
import { nameOf, type Cut } from '../../definitions/cuts.ts';

const PLAIN_KINDS = ['Drag', 'Animation', 'Clipboard', 'Composition', 'Touch', 'Transition', 'Wheel'];

/** Matches the handlers of such events. */
export const PLAIN_HANDLERS =
  /\bon(?:Drag(?:End|Enter|Exit|Leave|Over|Start)?|Drop|Touch(?:Cancel|End|Move|Start)|Wheel|Animation(?:End|Iteration|Start)|Transition(?:Cancel|End|Run|Start)|Copy|Cut|Paste)(?:Capture)?\b/;

/** What the module's variables start with instead. */
const STARTS = new Map<string, string>([
  ...PLAIN_KINDS.flatMap((kind): [string, string][] => [
    [`${kind}EventInterface`, '0'],
    [`Synthetic${kind}Event`, 'SyntheticEvent'],
  ]),
  ['normalizeKey', '{}'],
  ['translateToKey', '{}'],
]);

/**
 * The cuts in React DOM's module.
 *
 * @throws Error when a variable is no longer found: the list must be reviewed for the new version of React DOM.
 */
export function plainEvents(program: Node): Cut[] {
  const missing = new Set(STARTS.keys());
  const cuts = nodes(program['body'])
    .flatMap(({ declarations }) => nodes(declarations))
    .flatMap(({ id, init }): Cut[] => {
      const name = nameOf(id) ?? '';
      const put = STARTS.get(name);
      if (put === undefined || !isNode(init)) return [];
      missing.delete(name);
      return [{ start: init.start, end: init.end, put }];
    });
  if (missing.size > 0) {
    throw new Error(`O React DOM mudou: não tem mais ${[...missing].join(', ')} (slim-react-dom).`);
  }
  return cuts;
}
