/** The inlined style of every page: one for each group of pages, because the policy's header names all of them. */
import { inlineHashes, type InlineHashes } from '../../server/site/inline-hashes.ts';
import { STYLE_PLACE } from './page-html.ts';
import { slimStyle } from './slim-style.ts';
import { classesIn, elementsIn, inlinePart, wordsIn } from './split-style.ts';

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
  const names = new Map<string, Set<string>>();
  const styles = new Map<string, string>();
  const styleOf = (group: string) => {
    const known = styles.get(group) ?? slimStyle(inlinePart(sheet, names.get(group) ?? new Set()));
    styles.set(group, known);
    return known;
  };
  return {
    note(path, html, code = '') {
      const group = groupOf(path);
      const known = [...(names.get(group) ?? []), ...elementsIn(html), ...classesIn(html)];
      names.set(group, new Set([...known, ...wordsIn(code)]));
    },
    of: (path) => styleOf(groupOf(path)),
    hashes(template, areEmbeds) {
      const groups = [...names.keys()].filter((group) => (group === EMBED) === areEmbeds);
      const elements = groups.map((group) => `<style>${styleOf(group)}</style>`);
      return inlineHashes(template.replace(STYLE_PLACE, () => elements.join('')));
    },
  };
}
