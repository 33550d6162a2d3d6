/** The inlined style of every page: one for each group of pages, because the policy's header names all of them. */
import { inlineHashes, type InlineHashes } from '../../server/site/inline-hashes.ts';
import { wordsIn } from '../classes/in-code.ts';
import { classesIn } from '../classes/in-html.ts';
import { STYLE_PLACE } from './page-html.ts';
import { slimStyle } from './slim-style.ts';
import { elementsIn, elementsNamedIn, inlinePart, inputsIn, type Drawn } from './split-style.ts';

const EMBED = 'embed';

/** Pages of a group look alike, so that their styles are nearly the same; where the rest is together they are few, too. */
const GROUPS = [
  ['calculator', /^\/calculadora\//],
  [EMBED, /^\/embed\//],
  ['home', /^\/$/],
  ['hub', /^\/(?:calculadoras-|categorias$)/],
  ['article', /^\/blog\//],
  ['administration', /^\/admin$/],
] as const;

const groupOf = (path: string) => GROUPS.find(([, paths]) => paths.test(path))?.[0] ?? 'other';

/** Gathers what the pages use; once all are noted, it has the style of each. */
export interface PageStyles {
  /** @param code of scripts that may change what the page shows before the rest of the style is there. */
  readonly note: (path: string, html: string, code?: string) => void;
  readonly of: (path: string) => string;
  /** What all pages hold inline that are made of a template: calculators within other sites, or all others. */
  readonly hashes: (template: string, areEmbeds: boolean) => InlineHashes;
}

/** @param sheet the site's whole style sheet. */
export function pageStyles(sheet: string): PageStyles {
  const drawn = new Map<string, Record<keyof Drawn, Set<string>>>();
  const styles = new Map<string, string>();
  const drawnIn = (group: string) => {
    const known = drawn.get(group) ?? { elements: new Set(), inputs: new Set(), classes: new Set() };
    drawn.set(group, known);
    return known;
  };
  const styleOf = (group: string) => {
    const known = styles.get(group) ?? slimStyle(inlinePart(sheet, drawnIn(group)));
    styles.set(group, known);
    return known;
  };
  return {
    note(path, html, code = '') {
      const { elements, inputs, classes } = drawnIn(groupOf(path));
      for (const name of [...elementsIn(html), ...elementsNamedIn(code)]) elements.add(name);
      for (const type of inputsIn(html)) inputs.add(type);
      for (const name of [...classesIn(html), ...wordsIn(code)]) classes.add(name);
    },
    of: (path) => styleOf(groupOf(path)),
    hashes(template, areEmbeds) {
      const groups = [...drawn.keys()].filter((group) => (group === EMBED) === areEmbeds);
      const elements = groups.map((group) => `<style>${styleOf(group)}</style>`);
      return inlineHashes(template.replace(STYLE_PLACE, () => elements.join('')));
    },
  };
}
