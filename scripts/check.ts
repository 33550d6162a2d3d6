/**
 * Checks definitions and their articles: `npm run check` for all, `npm run check -- <id> …` for some, with their types
 * and with remarks, which do not fail. Prints file, location, problem and remedy of each fault; exit code 1 if there is
 * one, 2 for an unknown id.
 */
import { typeFaults } from '../compiler/check-types.ts';
import { closest } from '../compiler/closest.ts';
import { Collector } from '../compiler/collect.ts';
import { describeFaults } from '../compiler/compile.ts';
import { definitionIds, isOf } from '../compiler/load.ts';
import { starterRemarks } from './new-calculator/starter.ts';

const requested = process.argv.slice(2);
const ids = await definitionIds();
const unknown = requested.filter((id) => !ids.includes(id));

if (unknown.length > 0) {
  for (const id of unknown) {
    process.stderr.write(`Não há calculators/${id}.ts. Os mais parecidos: ${closest(id, ids).join(', ')}.\n`);
  }
  process.exitCode = 2;
} else {
  const collector = new Collector();
  const checked = requested.length === 0 ? ids : requested;
  const found = await collector.collect(checked).finally(() => collector.close());
  // Check types last, because their errors would only repeat a fault less clearly.
  const faults = found.faults.length > 0 ? found.faults : typeFaults(requested);
  const sound = checked.filter((id) => !faults.some(({ file }) => isOf(id, file)));
  if (faults.length > 0) process.stderr.write(`${describeFaults(faults)}\n`);
  const remarks = requested.flatMap((id) => [
    ...found.remarks.filter(({ file }) => isOf(id, file)),
    ...starterRemarks(id),
  ]);
  if (remarks.length > 0) process.stdout.write(`Avisos, que não impedem nada:\n${describeFaults(remarks)}\n`);
  process.stdout.write(
    `${sound.length} ${sound.length === 1 ? 'definição' : 'definições'} em ordem, ${faults.length} ${faults.length === 1 ? 'falha' : 'falhas'}\n`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
}
