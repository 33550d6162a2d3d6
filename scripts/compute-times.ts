/**
 * `node scripts/compute-times.ts`: how long computing takes, without a browser: every example and the longest
 * schedules, in milliseconds of a processor, the slowest first. Cold is the first calculation of a fresh process, warm the
 * mean of many; "conta" is from the inputs to the result, "texto" from there to what the page draws.
 *
 * - `<id>…`: only these calculators
 * - `--warm`: without the fresh processes, which take most of the time
 * - `--processes 5`: fresh processes for each calculation (3 if left out), of which the mean counts
 *
 * Fails when a warm calculation is above its limit.
 */
import { parseArgs } from 'node:util';
import { exampleCases, type Case } from './compute-times/cases.ts';
import { longCases } from './compute-times/long-cases.ts';
import { cold, coldHere, warm, type Times } from './compute-times/measure.ts';
import { definitionIds } from '../compiler/load.ts';
import { formatTable } from './test/table.ts';

/** Limits of a warm calculation, in milliseconds. */
const MOST = 3;
const MOST_LONG = 15;

interface Measured {
  readonly measured: Case;
  readonly first: Times | undefined;
  readonly later: Times;
}

const milliseconds = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const figure = (time: number | undefined) => (time === undefined ? '' : milliseconds.format(time));

function report(all: readonly Measured[]): string {
  const rows = all
    .toSorted((a, b) => (b.first ?? b.later).computing - (a.first ?? a.later).computing)
    .map(({ measured: { id, title }, first, later }) => [
      figure(first?.computing),
      figure(first?.telling),
      figure(later.computing),
      figure(later.telling),
      `${id}: ${title}`,
    ]);
  return formatTable([['fria: conta', 'texto', 'quente: conta', 'texto', 'calculadora: exemplo'], ...rows]);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    here: { type: 'string' },
    warm: { type: 'boolean', default: false },
    processes: { type: 'string', default: '3' },
  },
});

if (values.here === undefined) {
  const ids = positionals.length > 0 ? positionals : await definitionIds();
  const examples = (await Promise.all(ids.map(exampleCases))).flat();
  const cases = [...examples, ...longCases.filter(({ id }) => ids.includes(id))];
  const all: Measured[] = [];
  for (const measured of cases) {
    const first = values.warm ? undefined : await cold(measured, Number(values.processes));
    all.push({ measured, first, later: await warm(measured) });
  }
  console.log(report(all));
  const slow = all.filter(({ measured, later }) => later.computing > (measured.isLong ? MOST_LONG : MOST));
  for (const { measured, later } of slow) {
    console.log(`Lenta: ${measured.id}, ${measured.title}: ${figure(later.computing)} ms`);
  }
  process.exitCode = slow.length > 0 ? 1 : 0;
} else {
  process.stdout.write(JSON.stringify(await coldHere(JSON.parse(values.here) as Case)));
}
