/**
 * `npm run bench:answers`: over all calculators of the built site, the time from a press to the painted result and from a
 * keystroke to the painted page, beside the goals. `-- --only irpf,ferias` times those whose address has one of the
 * words, `-- --rates 4` only with a processor four times slower, `-- --runs 3` each page three times,
 * `-- --dist <folder>` another built site, `-- --json` prints all that was timed.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { answersTable } from './bench/answers-table.ts';
import { merge, timeAnswers, type Answers } from './bench/answers.ts';
import { launchTimingBrowser } from './bench/browser.ts';
import { DIST } from './build/paths.ts';
import { openSite } from '../server/site/open-site.ts';
import { kindOf, pathsInSitemap } from './size/page-kinds.ts';

const { values: options } = parseArgs({
  options: {
    dist: { type: 'string', default: DIST },
    only: { type: 'string', default: '' },
    rates: { type: 'string', default: '1,4' },
    runs: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
});
const root = resolve(options.dist);
const rates = options.rates.split(',').map(Number);
const words = options.only.split(',');

const paths = pathsInSitemap(readFileSync(join(root, 'sitemap.xml'), 'utf8')).filter(
  (path) => kindOf(path) === 'calculadora' && words.some((word) => path.includes(word)),
);
const tasks = paths.flatMap((path) => rates.map((rate) => ({ path, rate })));

const site = await openSite({ root, env: {} });
const browser = await launchTimingBrowser();
const runs: Answers[] = [];
try {
  // Nothing of the browser itself is to start during a timing.
  for (const path of paths.slice(0, 1)) await timeAnswers(browser, site.address, path, 1);
  for (let run = 0; run < Number(options.runs); run += 1) {
    for (const [index, { path, rate }] of tasks.entries()) {
      runs.push(await timeAnswers(browser, site.address, path, rate));
      if (process.stderr.isTTY) process.stderr.write(`\r${run + 1}: ${index + 1}/${tasks.length} `);
    }
  }
} finally {
  await browser.close();
  site.close();
}
if (process.stderr.isTTY) process.stderr.write('\r');

const merged = tasks.map(({ path, rate }) =>
  merge(runs.filter((one) => one.path === path && one.rate === rate)),
);
console.log(
  options.json
    ? JSON.stringify(merged, undefined, 2)
    : rates.map((rate) => answersTable(merged, rate)).join('\n\n'),
);
