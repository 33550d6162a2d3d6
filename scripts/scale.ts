/**
 * Shows that no page grows with the catalogue: builds copies of the project with many definitions, weighs pages, takes
 * the time of the search and of the development server, and prints a table. Fails when a page has grown.
 * `--sizes 1000` measures that size only (besides today's); `--only build` or `--only dev` a part.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { definitionIds } from '../compiler/load.ts';
import { buildSite, type Usage } from './scale/build-site.ts';
import { fillCatalogue } from './scale/generate.ts';
import { grown } from './scale/judge.ts';
import { measureDev, type DevFigures } from './scale/measure-dev.ts';
import { copyProject } from '../tests/catalogue/support/project-copy.ts';
import { measureSite, PAGES, type SiteFigures } from './scale/weigh-site.ts';
import { formatFigure, formatTable } from './test/table.ts';

const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,5000' },
    only: { type: 'string', default: 'build,dev' },
  },
});
const parts = options.only.split(',');

/** What was measured of a catalogue. */
interface Figures {
  readonly count: number;
  readonly usage?: Usage;
  readonly site?: SiteFigures;
  readonly dev?: DevFigures;
}

async function measure(count: number): Promise<Figures> {
  const { root, remove } = await copyProject();
  try {
    await fillCatalogue(root, count);
    // The server first: what a build leaves behind would help it.
    const dev = parts.includes('dev') ? { dev: await measureDev(root) } : {};
    if (!parts.includes('build')) return { count, ...dev };
    const usage = await buildSite(root);
    return { count, ...dev, usage, site: await measureSite(join(root, 'dist')) };
  } finally {
    await remove();
  }
}

const kilobytes = (bytes: number) => formatFigure(bytes / 1000, 'kB');

function row(
  name: string,
  figures: readonly Figures[],
  cell: (figure: Figures) => string | undefined,
): string[] {
  return [name, ...figures.map((figure) => cell(figure) ?? '—')];
}

/** One line for each page, and for each of the other figures. */
function rows(figures: readonly Figures[]): string[][] {
  const weight = (path: string) => (figure: Figures) => figure.site?.pages.find((page) => page.path === path);
  return [
    ['', ...figures.map(({ count }) => `${count} definições`)],
    ...PAGES.flatMap((path) => [
      row(`${path}, JavaScript`, figures, (figure) => {
        const page = weight(path)(figure);
        return page && kilobytes(page.scripts);
      }),
      row(`${path}, tudo`, figures, (figure) => {
        const page = weight(path)(figure);
        return page && kilobytes(page.total);
      }),
    ]),
    row('sugestões, CPU 4× mais lenta', figures, ({ site }) => site && formatFigure(site.search, 'ms')),
    row('montagem', figures, ({ usage }) => usage && formatFigure(usage.seconds, 's')),
    row('montagem, processador', figures, ({ usage }) => usage && formatFigure(usage.cpuSeconds, 's')),
    row('montagem, memória', figures, ({ usage }) => usage && formatFigure(usage.memory / 2 ** 30, 'GiB')),
    row('npm run dev até a primeira página', figures, ({ dev }) => dev && formatFigure(dev.ready, 's')),
    row('uma edição até a página', figures, ({ dev }) => dev && formatFigure(dev.edit, 's')),
  ];
}

const sizes = options.sizes.split(',').map(Number);
const figures: Figures[] = [];
for (const count of [(await definitionIds()).length, ...sizes]) {
  console.log(`Medindo ${count} definições…`);
  figures.push(await measure(count));
}
console.log(formatTable(rows(figures)));

const [today, ...larger] = figures;
const complaints = larger.flatMap(({ count, site }) =>
  grown(today?.site?.pages ?? [], site?.pages ?? []).map((what) => `Com ${count} definições, ${what}.`),
);
for (const complaint of complaints) console.log(complaint);
process.exitCode = complaints.length === 0 ? 0 : 1;
