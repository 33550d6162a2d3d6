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

/** Attributes of a tag, with lower-case names; those without a value are empty. */
export type Attributes = ReadonlyMap<string, string>;

function attributesOf(tag: string): Attributes {
  const pairs = tag.matchAll(/\s([\w:-]+)(?:="([^"]*)")?/g);
  return new Map(Array.from(pairs, ([, name = '', value = '']) => [name.toLowerCase(), decode(value)]));
}

/** Finds the opening tags with a name, or all opening tags, in document order. */
export function tags(html: string, name = String.raw`[a-zA-Z][\w-]*`): Attributes[] {
  return Array.from(html.matchAll(new RegExp(`<(?:${name})(?=[\\s/>])[^>]*>`, 'g')), ([tag]) =>
    attributesOf(tag),
  );
}

/** Lists the values of an attribute in the opening tags with a name. */
export function values(html: string, name: string, attribute: string): string[] {
  return tags(html, name).flatMap((tag) => tag.get(attribute) ?? []);
}

/** Lists the `content` of the meta elements with this `name` or `property`. */
export function metas(html: string, key: string): string[] {
  return tags(html, 'meta')
    .filter((tag) => tag.get('name') === key || tag.get('property') === key)
    .map((tag) => tag.get('content') ?? '');
}

/** Lists the inner HTML of the elements with a name. */
export function contents(html: string, name: string): string[] {
  return Array.from(
    html.matchAll(new RegExp(`<${name}(?=[\\s>])[^>]*>([\\s\\S]*?)</${name}>`, 'g')),
    (match) => String(match[1]),
  );
}

/** Matches typeset formulas, each of them beside the same text. */
const FORMULAS = /<span class="[^"]*">(?:(?!<\/?span)[\s\S])*<math(?:(?!<\/span>)[\s\S])*<\/span>/g;

/** Extracts all text without white space, so that line breaks and blocks do not matter. */
export function textWithoutSpaces(html: string): string {
  const text = html.replace(/<(script|style)[\s\S]*?<\/\1>/g, '').replace(FORMULAS, '');
  return withoutSpaces(decode(text.replace(/<[^>]*>/g, '')));
}

/** Removes white space from a text, to search for it in `textWithoutSpaces`. */
export function withoutSpaces(text: string): string {
  return text.replace(/[\s\u00a0]+/g, '');
}

/** Reads the list of modules for the boot script of a page. */
export function pageModules(html: string): PageModules {
  const [, list = ''] = / id="modulos">([^<]*)</.exec(html) ?? [];
  return JSON.parse(list) as PageModules;
}
