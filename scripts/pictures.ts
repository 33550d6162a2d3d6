/**
 * `npm run pictures -- <folder>` takes screenshots of all public pages and the main admin screens, at 390 and 1280
 * pixels, light and dark, with the first example of each calculator. `--only <regex>` filters the paths, `--sizes
 * 820x1180,1366x657` and `--themes light,dark,forced` set other sizes and themes. `npm run pictures -- --compare
 * <before> <after>` compares two folders: it fails if more than 0.1% of a picture's pixels differ, and writes the
 * differences side by side to `test-results/pictures/`.
 */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { inParallel } from '../build/in-parallel.ts';
import { ROOT } from '../build/paths.ts';
import { signIn, takePicture, type Profile } from './pictures/camera.ts';
import { compareFolders, type Difference } from './pictures/compare-folders.ts';
import { fileOf, pathsInSitemap, shotsOf, viewsOf, type Choice, type Shot } from './pictures/pages.ts';
import { saveSampleArticle } from './pictures/sample-article.ts';
import { serveSite, type ServedSite } from './pictures/served-site.ts';
import { launchChromium } from './setup/browsers.ts';
import { formatTable } from './table.ts';

const USAGE = `Uso: npm run pictures -- <pasta> [--only <regex>] [--sizes 390x844,1280x800] [--themes light,dark,forced]
     npm run pictures -- --compare <antes> <depois> [--only <regex>]`;

const AT_ONCE = 2;

const SHEETS = join(ROOT, 'test-results/pictures');

const percent = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 3 });

async function takeAll(site: ServedSite, shots: readonly Shot[], folder: string): Promise<string[]> {
  const failures: string[] = [];
  const browser = await launchChromium();
  let done = 0;
  const takeSome = (some: readonly Shot[], profile?: Profile) =>
    inParallel(
      some,
      async (shot) => {
        try {
          writeFileSync(join(folder, fileOf(shot)), await takePicture(browser, site.address, shot, profile));
        } catch (error) {
          failures.push(`${fileOf(shot)}: ${error instanceof Error ? error.message : String(error)}`);
        }
        done += 1;
        if (process.stderr.isTTY) process.stderr.write(`\r${done}/${shots.length} `);
      },
      AT_ONCE,
    );
  try {
    await takeSome(shots.filter(({ admin }) => !admin));
    const screens = shots.filter(({ admin }) => admin);
    if (screens.length > 0) {
      // Save the article after the public pages, so that none of them shows it.
      await saveSampleArticle(site.address, site.admin);
      await takeSome(screens, await signIn(browser, site.address, site.admin));
    }
  } finally {
    await browser.close();
  }
  if (process.stderr.isTTY) process.stderr.write('\r');
  return failures;
}

async function take(folder: string, { only, views }: Choice): Promise<boolean> {
  const hasPictures = existsSync(folder) && readdirSync(folder).some((file) => file.endsWith('.png'));
  if (hasPictures && !only)
    throw new Error(`${folder} already contains pictures: delete it or choose another folder.`);
  mkdirSync(folder, { recursive: true });
  const site = await serveSite();
  const start = performance.now();
  try {
    const sitemap = await (await fetch(`${site.address}/sitemap.xml`)).text();
    const shots = shotsOf(pathsInSitemap(sitemap), { only, views });
    const failures = await takeAll(site, shots, folder);
    const seconds = Math.round((performance.now() - start) / 1000);
    console.log(`${shots.length - failures.length} of ${shots.length} pictures in ${folder} (${seconds} s).`);
    if (failures.length > 0) console.log(`\nMissing:\n${failures.join('\n')}`);
    return failures.length === 0 && shots.length > 0;
  } finally {
    await site.stop();
  }
}

function rowOf({ file, share, pixels, sizes, exceedsLimit }: Difference): string[] {
  return [file, percent.format(share), String(pixels), ...sizes, exceedsLimit ? 'acima do limite' : ''];
}

function compare(before: string, after: string, only: RegExp | undefined): boolean {
  const { count, differences } = compareFolders(before, after, SHEETS, only);
  const over = differences.filter(({ exceedsLimit }) => exceedsLimit).length;
  if (differences.length > 0) {
    const head = ['picture', 'difference', 'pixels', 'before', 'after', ''];
    console.log(formatTable([head, ...differences.map(rowOf)]));
    console.log(`\nSide by side in ${relative(process.cwd(), SHEETS)}/.`);
  }
  console.log(`${count} pictures, ${differences.length} different, ${over} above the limit of 0.1%.`);
  return over === 0;
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      compare: { type: 'boolean', default: false },
      only: { type: 'string' },
      sizes: { type: 'string', default: '390x844,1280x800' },
      themes: { type: 'string', default: 'light,dark' },
    },
  });
  const only = values.only === undefined ? undefined : new RegExp(values.only);
  const [first, second] = positionals;
  if (first === undefined || (second !== undefined) !== values.compare) throw new Error(USAGE);
  const isGood =
    second === undefined ? await take(first, { only, views: viewsOf(values) }) : compare(first, second, only);
  process.exitCode = isGood ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
