/**
 * Picks from the style sheet what the HTML of some pages is drawn with, to be inlined.
 *
 * Of two rules that set the same property of an element the later one wins, so what is loaded after the first paint is the
 * whole sheet: once it is there, rules stand in the order in which they were written.
 */
import { parse, type AtRule, type ChildNode, type Root } from 'postcss';

/** Of what the inlined script may add to a page. */
const OF_INLINED_SCRIPT = ['p', 'not-loaded', 'sr-only'];

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&gt;': '>',
  '&lt;': '<',
  '&quot;': '"',
  '&#x27;': "'",
};

/** The classes that a page's elements have. */
export function classesIn(html: string): Set<string> {
  const lists = Array.from(html.matchAll(/(?<![\w-])class="([^"]*)"/g), ([, list = '']) => list);
  const decoded = lists.map((list) => list.replaceAll(/&[^;]+;/g, (entity) => ENTITIES[entity] ?? entity));
  return new Set(decoded.flatMap((list) => list.split(/\s+/)));
}

/** The names of a page's elements, and the types of its inputs. */
export function elementsIn(html: string): Set<string> {
  return new Set(Array.from(html.matchAll(/<([a-z][a-z\d]*)| type="([a-z]+)"/g), ([, a, b]) => a ?? b ?? ''));
}

/** Whatever in code may be a class or an element's name; most of it is none, for which no sheet has rules. */
export function wordsIn(code: string): Set<string> {
  return new Set(code.match(/[^\s"'`]+/g));
}

/** The classes that an element, or what is around it, must have for a selector to match; what it must not have is left out. */
export function classesOf(selector: string): string[] {
  const plain = selector.replaceAll(/(?<!\\)\[[^\]]*\]|:not\([^()]*\)/g, '');
  return Array.from(plain.matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gi), ([, name = '']) =>
    name.replaceAll(
      /\\(?:([0-9a-f]{1,6}) ?|(.))/gi,
      (_, code: string | undefined, char: string | undefined) =>
        code === undefined ? (char ?? '') : String.fromCodePoint(Number.parseInt(code, 16)),
    ),
  );
}

/** What of inputs has parts of its own that browsers let pages style. */
const PARTS: readonly (readonly [part: RegExp, type: string])[] = [
  [/::-webkit-(?:date|calendar)/, 'date'],
  [/::-webkit-search/, 'search'],
  [/-spin-button/, 'number'],
  [/::file-selector/, 'file'],
];

/** The elements, or types of inputs, that a selector is for; of those that may be one of several, none. */
export function elementsOf(selector: string): string[] {
  const plain = selector.replaceAll(/\[[^\]]*\]/g, '').replaceAll(/:[\w-]+\((?:[^()]|\([^()]*\))*\)/g, '');
  const names = Array.from(plain.matchAll(/(?<![\w\-:.#])[a-z][a-z\d]*/g), ([name]) => name);
  return [...names, ...PARTS.flatMap(([part, type]) => (part.test(selector) ? [type] : []))];
}

const isLayer = (node: ChildNode): node is AtRule =>
  node.type === 'atrule' && node.name === 'layer' && node.nodes !== undefined;

const NAMED = /^(?:property|keyframes)$/;
const isNamed = (node: ChildNode): node is AtRule => node.type === 'atrule' && NAMED.test(node.name);

/** Removes rules for what is not known, and what is empty without them; rules nested in others share their fate. */
function pick(node: ChildNode, known: ReadonlySet<string>, needsOf: (selector: string) => string[]): void {
  if (node.type === 'rule') {
    const kept = node.selectors.filter((selector) => needsOf(selector).every((name) => known.has(name)));
    if (kept.length === 0) node.remove();
    else node.selectors = kept;
  } else if (node.type === 'atrule' && node.nodes !== undefined && !NAMED.test(node.name)) {
    node.each((inner) => pick(inner, known, needsOf));
    if (node.nodes.length === 0) node.remove();
  }
}

/** Layers that only set custom properties, each once: for the theme, and for browsers that cannot register properties. */
const OF_PROPERTIES = new Set(['properties', 'theme']);

const wordsOf = (nodes: readonly ChildNode[]) => new Set(nodes.join('\n').match(/[\w-]+/g));

/** Removes custom properties and animations that nothing mentions; one property may be mentioned in the value of another. */
function dropUnmentioned(sheet: Root): void {
  const layers = sheet.nodes.filter(isLayer).filter(({ params }) => OF_PROPERTIES.has(params));
  const isOfProperties = (node: ChildNode) => isLayer(node) && OF_PROPERTIES.has(node.params);
  const words = wordsOf(sheet.nodes.filter((node) => !isNamed(node) && !isOfProperties(node)));
  const theme = layers.find(({ params }) => params === 'theme');
  for (let known = 0; known !== words.size;) {
    known = words.size;
    theme?.walkDecls(({ prop, value }) => {
      if (words.has(prop)) for (const [word] of value.matchAll(/--[\w-]+/g)) words.add(word);
    });
  }
  for (const node of sheet.nodes.filter(isNamed)) if (!words.has(node.params)) node.remove();
  for (const layer of layers) {
    layer.walkDecls(/^--/, (declaration) => {
      if (!words.has(declaration.prop)) declaration.remove();
    });
  }
}

/**
 * The sheet for some pages.
 *
 * @param names of their elements and of the classes of these: no others are on them.
 */
export function inlinePart(text: string, names: ReadonlySet<string>): string {
  const sheet = parse(text);
  const layers = sheet.nodes.filter(isLayer);
  const known = new Set([...names, ...OF_INLINED_SCRIPT]);
  sheet.each((node) => {
    if (!isLayer(node)) pick(node, known, classesOf);
    else if (!OF_PROPERTIES.has(node.params))
      pick(node, known, node.params === 'base' ? elementsOf : classesOf);
  });
  dropUnmentioned(sheet);
  // Also layers of which nothing is left keep their place.
  return `@layer ${layers.map(({ params }) => params).join(',')};${sheet.toString()}`;
}
