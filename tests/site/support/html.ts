/** Parses the HTML of our own build: attributes in double quotes, `<` and `>` only around tags. */
import type { PageModules } from '../../../src/site/modules-id.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
  nbsp: '\u00a0',
};

/** Decodes character references in a text. */
export function decode(text: string): string {
  return text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}

/** A tag's attributes, names in lower case; one without a value is empty. */
export type Attributes = ReadonlyMap<string, string>;

function attributesOf(tag: string): Attributes {
  const pairs = tag.matchAll(/\s([\w:-]+)(?:="([^"]*)")?/g);
  return new Map(Array.from(pairs, ([, name = '', value = '']) => [name.toLowerCase(), decode(value)]));
}

/** The opening tags with a name, or of all names, in the order of the document. */
export function tags(html: string, name = String.raw`[a-zA-Z][\w-]*`): Attributes[] {
  return Array.from(html.matchAll(new RegExp(`<(?:${name})(?=[\\s/>])[^>]*>`, 'g')), ([tag]) =>
    attributesOf(tag),
  );
}

/** The values of an attribute in the opening tags with a name. */
export function values(html: string, name: string, attribute: string): string[] {
  return tags(html, name).flatMap((tag) => tag.get(attribute) ?? []);
}

/** `content` of the meta elements with this `name` or `property`. */
export function metas(html: string, key: string): string[] {
  return tags(html, 'meta')
    .filter((tag) => tag.get('name') === key || tag.get('property') === key)
    .map((tag) => tag.get('content') ?? '');
}

/** The inner HTML of the elements with a name. */
export function contents(html: string, name: string): string[] {
  return Array.from(
    html.matchAll(new RegExp(`<${name}(?=[\\s>])[^>]*>([\\s\\S]*?)</${name}>`, 'g')),
    (match) => String(match[1]),
  );
}

/** Typeset formulas; the same text is beside each one. */
const SET = /<span class="[^"]*">(?:(?!<\/?span)[\s\S])*<math(?:(?!<\/span>)[\s\S])*<\/span>/g;

/** All text without white space, so that line breaks and blocks do not matter. */
export function squeezedText(html: string): string {
  const text = html.replace(/<(script|style)[\s\S]*?<\/\1>/g, '').replace(SET, '');
  return squeeze(decode(text.replace(/<[^>]*>/g, '')));
}

/** A text without white space, to be searched in `squeezedText`. */
export function squeeze(text: string): string {
  return text.replace(/[\s\u00a0]+/g, '');
}

/** The modules that a page lists for its boot script. */
export function pageModules(html: string): PageModules {
  const [, list = ''] = / id="modulos">([^<]*)</.exec(html) ?? [];
  return JSON.parse(list) as PageModules;
}
