/** The classes in documents. A server needs it, too, for what it renders. */
import type { ShortNames } from './short-names.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&gt;': '>',
  '&lt;': '<',
  '&quot;': '"',
  '&#x27;': "'",
};

/** What is written so in an attribute. */
const decoded = (value: string): string =>
  value.replaceAll(/&[^;]+;/g, (entity) => ENTITIES[entity] ?? entity);

const CLASS_ATTRIBUTE = /(?<![\w-])class="([^"]*)"/g;

/** The classes that a page's elements have. */
export function classesIn(html: string): Set<string> {
  const lists = Array.from(html.matchAll(CLASS_ATTRIBUTE), ([, list = '']) => decoded(list));
  return new Set(lists.flatMap((list) => list.split(/\s+/)));
}

/** A document with short names for its classes. */
export function renamedHtml(html: string, names: ShortNames): string {
  const inList = (list: string) => list.replaceAll(/\S+/g, (name) => names.get(decoded(name)) ?? name);
  return html.replaceAll(CLASS_ATTRIBUTE, (_, list: string) => `class="${inList(list)}"`);
}
