/** Of React DOM's tables of names, those that no source mentions: most are attributes of SVG and old style properties. */
import { isNode, nodes, type Node } from '../../definitions/syntax.ts';
import { nameOf, within, withoutMembers, type Cut } from '../../definitions/cuts.ts';

/** The value that a variable starts with, at the top of the module. */
function initialValue(program: Node, name: string): Node {
  const declared = nodes(program['body'])
    .flatMap(({ declarations }) => nodes(declarations))
    .find(({ id }) => nameOf(id) === name)?.['init'];
  if (!isNode(declared)) throw new Error(`O React DOM mudou: não tem mais ${name} (slim-react-dom).`);
  return declared;
}

/** Attributes with another name in HTML than in JSX. */
function aliasCuts(program: Node, words: ReadonlySet<string>): Cut[] {
  const [list] = nodes(initialValue(program, 'aliases')['arguments']);
  return withoutMembers(
    nodes(list?.['elements']),
    ({ elements }) => !words.has(String(nodes(elements)[0]?.['value'])),
  );
}

/** Style properties whose numbers are not pixels: a text of names. */
function unitlessCuts(program: Node, words: ReadonlySet<string>): Cut[] {
  const text = [...within(initialValue(program, 'unitlessNumbers'))].find(
    ({ value }) => typeof value === 'string' && value.length > 1,
  );
  if (!text) throw new Error('O React DOM mudou: unitlessNumbers é outra coisa (slim-react-dom).');
  const used = String(text['value'])
    .split(' ')
    .filter((name) => words.has(name));
  return [{ start: text.start, end: text.end, put: JSON.stringify(used.join(' ')) }];
}

/**
 * The cuts in React DOM's module.
 *
 * @param words the words of the sources, among them the names of all attributes.
 */
export function unusedAttributes(program: Node, words: ReadonlySet<string>): Cut[] {
  return [...aliasCuts(program, words), ...unitlessCuts(program, words)];
}
