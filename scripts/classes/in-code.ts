/** The classes that code says. */
import { parseSync } from 'vite';
import type { Node } from '../definitions/syntax.ts';
import { withCuts, within, type Cut } from '../definitions/cuts.ts';
import type { ShortNames } from './short-names.ts';

const POSSIBLE_CLASS = /[^\s"'`]+/g;

/** Whatever in code may be a class; most of it is none, for which no sheet has rules. */
export function wordsIn(code: string): Set<string> {
  return new Set(code.match(POSSIBLE_CLASS));
}

/** Source text, read for its words alone, with short names for all that are classes. */
export function renamedWords(source: string, names: ShortNames): string {
  return source.replaceAll(POSSIBLE_CLASS, (word) => names.get(word) ?? word);
}

/** Names of members, which are no classes even where they look like one. */
function keysIn(program: Node): Set<unknown> {
  return new Set([...within(program)].flatMap((node) => (node.type === 'Property' ? [node['key']] : [])));
}

/** A whole word of a text that stands with its delimiters; one that touches what is put into a template is a piece. */
const WORD = /(?<=^["'`]|\s)\S+?(?=["'`]$|\s)/g;

/** Paths that are drawn and sentences may have words that look like a class: "m-4". Neither numbers nor capitals begin one. */
const OF_NO_LIST = /(?<=^["'`]|\s)(?:[-.\d]+(?=["'`]$|\s)|[A-Z])|[^\0-\x7f]/;

/** The change of a string, or of a piece of a template. */
function cutsOf({ type, start, end, ...node }: Node, code: string, names: ShortNames): Cut[] {
  const isString = type === 'Literal' && typeof node['value'] === 'string';
  if (!isString && type !== 'TemplateElement') return [];
  const [from, to] = isString ? [start, end] : [start - 1, end + 1];
  const text = code.slice(from, to);
  const put = OF_NO_LIST.test(text) ? text : text.replaceAll(WORD, (word) => names.get(word) ?? word);
  return put === text ? [] : [{ start: from, end: to, put }];
}

/** A module with short names for the classes in its texts. */
export function renamedCode(code: string, file: string, names: ShortNames): string {
  const program = parseSync(file, code).program as unknown as Node;
  const keys = keysIn(program);
  const cuts = [...within(program)].flatMap((node) => (keys.has(node) ? [] : cutsOf(node, code, names)));
  return withCuts(code, cuts);
}
