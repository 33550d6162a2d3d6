/** Whether pages grow with the catalogue. */
import type { PageWeight } from '../size/page-kinds.ts';

/** Bytes by which scripts may differ: counts have more digits, and names of files compress differently. */
const SCRIPTS_MAY_DIFFER = 300;
/** Bytes by which everything else may: lists are filled up to fifty cards. */
const LISTS_MAY_DIFFER = 12_000;
/** Pages without lists of calculators: their other bytes may differ as little as their scripts. */
const WITHOUT_LISTS = /^\/(?:$|calculadora\/)/;

/**
 * What has grown, in words, from a small catalogue to a large one.
 *
 * @param small pages, weighed in bytes of `gzip -9`.
 * @param large the same pages.
 */
export function grown(small: readonly PageWeight[], large: readonly PageWeight[]): string[] {
  return large.flatMap((page) => {
    const before = small.find(({ path }) => path === page.path);
    if (!before) return [`${page.path} não foi medida no catálogo menor`];
    const scripts = page.used - before.used;
    const rest = page.total - page.scripts - (before.total - before.scripts);
    const most = WITHOUT_LISTS.test(page.path) ? SCRIPTS_MAY_DIFFER : LISTS_MAY_DIFFER;
    return [
      ...(scripts > SCRIPTS_MAY_DIFFER ? [`${page.path}: ${scripts} bytes de JavaScript a mais`] : []),
      ...(rest > most ? [`${page.path}: ${rest} bytes a mais, além do JavaScript`] : []),
    ];
  });
}
