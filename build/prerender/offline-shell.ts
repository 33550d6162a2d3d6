/** The document in which the browser draws any page of this build without a connection. */
import { todayInBrazil } from '../../src/calendar/today.ts';
import { COPY_ID, type CopyFacts } from '../../src/offline/list.ts';
import type { PageModules } from '../../src/site/modules-id.ts';
import { inventory } from '../../scripts/tables/inventory.ts';
import { dataScript, pageDataScript } from '../../src/app/document/data-script.ts';
import { pageHtml } from '../../src/app/document/page-html.ts';

/** The first day, from today on, on which a table of the law ends that nothing has superseded. */
async function firstEnd(today: string): Promise<string | undefined> {
  const ends = (await inventory()).flatMap(({ kind, validTo, isSuperseded }) =>
    kind !== 'series' && !isSuperseded && validTo !== undefined && validTo >= today ? [validTo] : [],
  );
  return ends.toSorted()[0];
}

/**
 * Makes the document.
 *
 * @param build names the build of the browser's half, which what is drawn must be of.
 * @param modules those that start the site
 */
export async function offlineShell(template: string, build: string, modules: PageModules): Promise<string> {
  const builtOn = todayInBrazil(new Date());
  const facts: CopyFacts = { builtOn, tablesUntil: await firstEnd(builtOn) };
  const data =
    dataScript(`type="application/json" id="${COPY_ID}"`, facts) + pageDataScript({ build, path: '' });
  return pageHtml(template, { html: '', head: '<meta name="robots" content="noindex">', data, modules });
}
