/**
 * `npm run bench:answers`: over all calculators of the built site, the time from a press to the painted result (on the
 * button, with the form filled in by keyboard, and on an example, which fills it in itself) and from a keystroke to the
 * painted page, beside the goals. `-- --only irpf,ferias` times those whose address has one of the words, `-- --rates 4`
 * only with a processor four times slower, `-- --runs 3` each page three times, `-- --dist <folder>` another built site,
 * `-- --json` prints all that was timed.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { answersTable } from './bench/answers-table.ts';
import { merge, timeAnswers, type Answers } from './bench/answers.ts';
import { launchTimingBrowser } from './bench/browser.ts';
import { DIST } from '../build/paths.ts';
import { definitionIds, loadDefinition } from '../compiler/load.ts';
import { openSite } from '../server/site/open-site.ts';
import { calculatorPath } from '../src/catalogue/entry.ts';

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

const ids = (await definitionIds()).filter((id) => words.some((word) => id.includes(word)));
const definitions = await Promise.all(ids.map((id) => loadDefinition(id)));
const tasks = definitions.flatMap((definition) => rates.map((rate) => ({ definition, rate })));

const site = await openSite({ root, env: {} });
const browser = await launchTimingBrowser();
const runs: Answers[] = [];
try {
  // Nothing of the browser itself is to start during a timing.
  for (const definition of definitions.slice(0, 1)) await timeAnswers(browser, site.address, definition, 1);
  for (let run = 0; run < Number(options.runs); run += 1) {
    for (const [index, { definition, rate }] of tasks.entries()) {
      runs.push(await timeAnswers(browser, site.address, definition, rate));
      if (process.stderr.isTTY) process.stderr.write(`\r${run + 1}: ${index + 1}/${tasks.length} `);
    }
  }
} finally {
  await browser.close();
  site.close();
}
if (process.stderr.isTTY) process.stderr.write('\r');

const merged = tasks.map(({ definition, rate }) =>
  merge(runs.filter((one) => one.path === calculatorPath(definition.id) && one.rate === rate)),
);
console.log(
  options.json
    ? JSON.stringify(merged, undefined, 2)
    : rates.map((rate) => answersTable(merged, rate)).join('\n\n'),
);
