/** The classes in selectors. */
import { parse } from 'postcss';
import type { ShortNames } from './short-names.ts';

/** A class in a selector, escaped. */
const CLASS_SELECTOR = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gi;

/** A name as it is in attributes, of what stands for it in a selector. */
const unescaped = (name: string): string =>
  name.replaceAll(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_, code: string | undefined, char: string | undefined) =>
    code === undefined ? (char ?? '') : String.fromCodePoint(Number.parseInt(code, 16)),
  );

/** The classes that an element, or what is around it, must have for a selector to match; what it must not have is left out. */
export function classesOf(selector: string): string[] {
  const plain = selector.replaceAll(/(?<!\\)\[[^\]]*\]|:not\([^()]*\)/g, '');
  return Array.from(plain.matchAll(CLASS_SELECTOR), ([, name = '']) => unescaped(name));
}

/** What a selector asks for besides classes. */
export const withoutClasses = (selector: string): string => selector.replaceAll(CLASS_SELECTOR, '');

/** A style sheet with short names for its classes. */
export function renamedStyle(sheet: string, names: ShortNames): string {
  const root = parse(sheet);
  root.walkRules((rule) => {
    rule.selector = rule.selector.replaceAll(CLASS_SELECTOR, (selector, name: string) => {
      const short = names.get(unescaped(name));
      return short === undefined ? selector : `.${short}`;
    });
  });
  return root.toString();
}
