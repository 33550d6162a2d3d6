/**
 * Picks from the style sheet what the HTML of some pages is drawn with, to be inlined.
 *
 * Of two rules that set the same property of an element the later one wins, so what is loaded after the first paint is the
 * whole sheet: once it is there, rules stand in the order in which they were written.
 */
import { parse, type AtRule, type ChildNode, type Root } from 'postcss';
import { classesOf, withoutClasses } from '../classes/in-style.ts';

/** What a style is chosen by. */
export interface Drawn {
  readonly elements: ReadonlySet<string>;
  /** Types of inputs. */
  readonly inputs: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
}

/** What every page has, and what the inlined script, or the drawings of icons, may add to it. */
const OF_ALL = { elements: ['html', 'body', 'p', 'symbol'], classes: ['not-loaded', 'sr-only'] };

/** The names of a page's elements. */
export function elementsIn(html: string): Set<string> {
  return new Set(Array.from(html.matchAll(/<([a-z][a-z\d]*)/g), ([, name = '']) => name));
}

/** The types of a page's inputs, but for those that only open the browser's calendar and are not seen. */
export function inputsIn(html: string): Set<string> {
  const tags = Array.from(html.matchAll(/<input [^>]*>/g), ([tag]) => tag);
  const seen = tags.filter((tag) => !tag.includes(' aria-hidden="true"'));
  return new Set(seen.map((tag) => / type="([a-z]+)"/.exec(tag)?.[1] ?? 'text'));
}

/** What of inputs has parts of its own that browsers let pages style. */
const PARTS: readonly (readonly [part: RegExp, type: string])[] = [
  [/::-webkit-(?:date|calendar)/, 'date'],
  [/::-webkit-search/, 'search'],
  [/-spin-button/, 'number'],
  [/::file-selector/, 'file'],
];

/** What in code may be the name of an element: it stands alone in a text. */
export function elementsNamedIn(code: string): Set<string> {
  return new Set(Array.from(code.matchAll(/(["'`])([a-z][a-z\d]*)\1/g), ([, , name = '']) => name));
}

/** The types of inputs whose parts a selector is for. */
export function inputsOf(selector: string): string[] {
  return PARTS.flatMap(([part, type]) => (part.test(selector) ? [type] : []));
}

/** The elements that a selector is for; of those that may be one of several, none. */
export function elementsOf(selector: string): string[] {
  const plain = withoutClasses(selector)
    .replaceAll(/\[[^\]]*\]/g, '')
    .replaceAll(/:[\w-]+\((?:[^()]|\([^()]*\))*\)/g, '');
  return Array.from(plain.matchAll(/(?<![\w\-:.#])[a-z][a-z\d]*/g), ([name]) => name);
}

const isLayer = (node: ChildNode): node is AtRule =>
  node.type === 'atrule' && node.name === 'layer' && node.nodes !== undefined;

const NAMED = /^(?:property|keyframes)$/;
const isNamed = (node: ChildNode): node is AtRule => node.type === 'atrule' && NAMED.test(node.name);

/** Removes rules for what is not drawn, and what is empty without them; rules nested in others share their fate. */
function pick(node: ChildNode, isDrawn: (selector: string) => boolean): void {
  if (node.type === 'rule') {
    const kept = node.selectors.filter(isDrawn);
    if (kept.length === 0) node.remove();
    else node.selectors = kept;
  } else if (node.type === 'atrule' && node.nodes !== undefined && !NAMED.test(node.name)) {
    node.each((inner) => pick(inner, isDrawn));
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
 * @param drawn all that is on them.
 */
export function inlinePart(text: string, drawn: Drawn): string {
  const sheet = parse(text);
  const layers = sheet.nodes.filter(isLayer);
  const elements = new Set([...drawn.elements, ...OF_ALL.elements]);
  const classes = new Set([...drawn.classes, ...OF_ALL.classes]);
  const isDrawn = (selector: string) =>
    classesOf(selector).every((name) => classes.has(name)) &&
    elementsOf(selector).every((name) => elements.has(name)) &&
    inputsOf(selector).every((type) => drawn.inputs.has(type));
  sheet.each((node) => {
    if (isLayer(node) && OF_PROPERTIES.has(node.params)) return;
    pick(node, isDrawn);
  });
  dropUnmentioned(sheet);
  // Also layers of which nothing is left keep their place.
  return `@layer ${layers.map(({ params }) => params).join(',')};${sheet.toString()}`;
}
