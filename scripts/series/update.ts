/** Updates all monthly series, or none if one is refused. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { monthlySeries, type SeriesData } from '../../calculators/series/monthly-series.ts';
import type { IsoDate } from '../../src/calendar/calendar.ts';
import { formatMonth } from '../../src/calendar/month.ts';
import { CALCULATORS } from '../../compiler/load.ts';
import { formatted } from '../formatted.ts';
import { changeText, compare, type Update } from './compare.ts';
import { addressOf, publishedAt, RefusedUpdateError } from './published.ts';

/** Options of an update. */
export interface UpdateOptions {
  readonly today: IsoDate;
  /** Accepts changed past figures and jumps, which are refused otherwise. */
  readonly acceptsChanges?: boolean;
  /** Only compares, and writes nothing. */
  readonly onlyChecks?: boolean;
  readonly folder?: string;
  readonly address?: (series: SeriesData) => string;
  readonly get?: typeof fetch;
  /** Timeout of each request, in milliseconds. */
  readonly timeout?: number;
}

/** Outcome, with Portuguese lines for the terminal. */
export interface UpdateReport {
  /** True if every series was accepted; if one is refused, nothing is written. */
  readonly ok: boolean;
  readonly lines: readonly string[];
}

interface Kept {
  readonly file: string;
  readonly data: SeriesData;
}

/** Compares each series with the published one, and writes the new months of all series, or of none. */
export async function updateSeries(options: UpdateOptions): Promise<UpdateReport> {
  const { folder = join(CALCULATORS, 'series') } = options;
  const kept = await keptIn(folder);
  // Request the series one after another, to spare the public API.
  const outcomes: { kept: Kept; update?: Update; refusal?: string }[] = [];
  for (const series of kept) outcomes.push({ kept: series, ...(await outcomeOf(series.data, options)) });

  const refusals = outcomes.flatMap(({ kept: { data }, refusal }) =>
    refusal === undefined ? [] : [`${data.name}: ${refusal}`],
  );
  if (refusals.length > 0) return { ok: false, lines: [...refusals, 'Nada foi escrito.'] };

  const updates = outcomes.flatMap(({ kept: { file }, update }) => (update ? [{ file, update }] : []));
  const lines = updates.flatMap(({ update }) => linesOf(update));
  if (options.onlyChecks) return { ok: true, lines: [...lines, 'Só conferido: nada foi escrito.'] };
  for (const { file, update } of updates) {
    // Format like `npm run format`, so that the diff shows only new months.
    await writeFile(file, await formatted(file, JSON.stringify(update.data)));
  }
  return { ok: true, lines: [...lines, `Escrito: ${updates.map(({ file }) => file).join(', ')}`] };
}

async function keptIn(folder: string): Promise<Kept[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).toSorted();
  return Promise.all(
    files.map(async (name) => {
      const file = join(folder, name);
      return { file, data: JSON.parse(await readFile(file, 'utf8')) as SeriesData };
    }),
  );
}

async function outcomeOf(
  data: SeriesData,
  { today, acceptsChanges = false, address = addressOf, get, timeout }: UpdateOptions,
): Promise<{ update: Update } | { refusal: string }> {
  try {
    const published = await publishedAt(address(data), get, timeout);
    return { update: compare(data, published, { today, acceptsChanges }) };
  } catch (error) {
    if (error instanceof RefusedUpdateError) return { refusal: error.message };
    throw error;
  }
}

function linesOf({ data, changes, pending }: Update): string[] {
  const { name, last } = monthlySeries(data);
  return [
    ...(changes.length === 0 ? [`${name}: nada mudou (até ${formatMonth(last)})`] : []),
    ...changes.map((change) => `${name} ${changeText(change)}`),
    ...pending.map((month) => `${name} ${formatMonth(month)}: ainda não está fechado, fica de fora`),
  ];
}
