/**
 * Splits the style sheet in two: what the HTML of some pages is drawn with, to be inlined, and what everything else that
 * may yet be drawn needs, to be loaded after the first paint.
 *
 * Of two rules that set the same property of an element the later one wins, so the second part repeats the layers from
 * which the first has picked: once it is there, rules stand in the order in which they were written.
 */
import { parse, type AtRule, type ChildNode, type Container, type Root } from 'postcss';

/** Layers of rules for classes; all else in the sheet is for every page. */
const PICKED = new Set(['components', 'utilities']);

/** Classes of what the inlined script may add to a page. */
const OF_INLINED_SCRIPT = ['not-loaded', 'sr-only'];

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

const isLayer = (node: ChildNode): node is AtRule =>
  node.type === 'atrule' && node.name === 'layer' && node.nodes !== undefined;

/** Removes rules for other classes, and what is empty without them; rules nested in others share their fate. */
function pick(container: Container, classes: ReadonlySet<string>): void {
  container.each((node) => {
    if (node.type === 'rule') {
      const kept = node.selectors.filter((selector) =>
        classesOf(selector).every((name) => classes.has(name)),
      );
      if (kept.length === 0) node.remove();
      else node.selectors = kept;
    } else if (node.type === 'atrule' && node.nodes !== undefined) {
      pick(node, classes);
      if (node.nodes.length === 0) node.remove();
    }
  });
}

/** Layers that only set custom properties, each once: for the theme, and for browsers that cannot register properties. */
const OF_PROPERTIES = new Set(['properties', 'theme']);

const isNamed = (node: ChildNode): node is AtRule =>
  node.type === 'atrule' && /^(?:property|keyframes)$/.test(node.name);

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

/** The sheet for pages whose elements have these classes and no others. */
export function inlinePart(text: string, classes: ReadonlySet<string>): string {
  const sheet = parse(text);
  const layers = sheet.nodes.filter(isLayer);
  const known = new Set([...classes, ...OF_INLINED_SCRIPT]);
  for (const layer of layers) if (PICKED.has(layer.params)) pick(layer, known);
  dropUnmentioned(sheet);
  // Also layers of which nothing is left keep their place.
  return `@layer ${layers.map(({ params }) => params).join(',')};${sheet.toString()}`;
}

/** What any inlined part lacks. */
export function laterPart(text: string): string {
  const sheet = parse(text);
  sheet.each((node) => {
    const isPicked = isLayer(node) && (PICKED.has(node.params) || OF_PROPERTIES.has(node.params));
    if (!isPicked && !isNamed(node)) node.remove();
  });
  return sheet.toString();
}
