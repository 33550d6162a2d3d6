/** The inlined style of every page: one for each group of pages, because the policy's header names all of them. */
import { inlineHashes, type InlineHashes } from '../../server/site/inline-hashes.ts';
import { STYLE_PLACE } from './page-html.ts';
import { classesIn, inlinePart } from './split-style.ts';

/** Pages of a group look alike, so that their styles are nearly the same. */
function groupOf(path: string): string {
  if (/^\/(calculadora|embed)\//.test(path)) return 'calculator';
  if (path.startsWith('/blog/')) return 'article';
  return path === '/admin' ? 'administration' : 'other';
}

/** Gathers what the pages use; once all are noted, it has the style of each. */
export interface PageStyles {
  readonly note: (path: string, html: string) => void;
  readonly of: (path: string) => string;
  /** What all pages hold inline. */
  readonly hashes: (template: string) => InlineHashes;
}

/** @param sheet the site's whole style sheet. */
export function pageStyles(sheet: string): PageStyles {
  const classes = new Map<string, Set<string>>();
  const styles = new Map<string, string>();
  const styleOf = (group: string) => {
    const known = styles.get(group) ?? inlinePart(sheet, classes.get(group) ?? new Set());
    styles.set(group, known);
    return known;
  };
  return {
    note(path, html) {
      const group = groupOf(path);
      classes.set(group, new Set([...(classes.get(group) ?? []), ...classesIn(html)]));
    },
    of: (path) => styleOf(groupOf(path)),
    hashes(template) {
      const elements = [...classes.keys()].map((group) => `<style>${styleOf(group)}</style>`);
      return inlineHashes(template.replace(STYLE_PLACE, () => elements.join('')));
    },
  };
}
