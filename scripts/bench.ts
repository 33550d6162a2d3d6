/**
 * `npm run bench`: the same four-field calculator as ours, written by hand and with four form engines, measured side by
 * side in a real browser; `-- --write` also writes `docs/desempenho.md`. Slowness fails nothing; a wrong figure or a broken
 * page does.
 */
import { writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { todayInBrazil } from '../src/calendar/today.ts';
import { launchTimingBrowser } from './bench/browser.ts';
import { OURS, PEERS } from './bench/candidates.ts';
import { compare } from './bench/compare.ts';
import { comparisonTables } from './bench/comparison-table.ts';
import { comparisonPage, versions } from './bench/document.ts';
import { openPeers } from './bench/peer-server.ts';
import { BENCH, buildOwnSite, buildPeers } from './bench/prepare.ts';
import { ROOT } from '../build/paths.ts';
import { openSite } from '../server/site/open-site.ts';
import { formatTable } from './test/table.ts';

const PAGE = 'docs/desempenho.md';

/** With the builds, about five minutes in all. */
const MEASURING_MS = 3.5 * 60_000;

const { values: options } = parseArgs({ options: { write: { type: 'boolean', default: false } } });

const say = (text: string) => process.stderr.write(`${text}\n`);

async function measure(root: string, peers: string): Promise<void> {
  const load = loadavg()[0] ?? 0;
  const [site, others] = await Promise.all([openSite({ root, env: {} }), openPeers(peers)]);
  const browser = await launchTimingBrowser();
  try {
    const stops = [
      ...OURS.map((candidate) => ({ candidate, address: site.address + candidate.path })),
      ...PEERS.map((candidate) => ({ candidate, address: others.address + candidate.path })),
    ];
    say('Medindo…');
    const { measured, rounds } = await compare(browser, stops, MEASURING_MS, (done) => say(`Rodada ${done}`));
    const tables = comparisonTables(measured);
    for (const { title, rows } of tables) console.log(`\n${title}\n${formatTable(rows)}`);
    if (!options.write) return;
    const day = todayInBrazil(new Date());
    const occasion = { day, browser: `Chromium ${browser.version()}`, rounds, load };
    await writeFile(join(ROOT, PAGE), comparisonPage(tables, occasion, versions(BENCH)));
    console.log(`\n${PAGE} escrito.`);
  } finally {
    await browser.close();
    site.close();
    others.close();
  }
}

say('Montando as páginas…');
const own = buildOwnSite();
try {
  const [{ root }, peers] = await Promise.all([own, buildPeers()]);
  await measure(root, peers);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  // A copy that could not be built has removed itself.
  const [copy] = await Promise.allSettled([own]);
  if (copy.status === 'fulfilled') await copy.value.remove();
}
