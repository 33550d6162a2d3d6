/**
 * Checks definitions and their articles: `npm run check` for all of them, `npm run check -- <id> …` for some.
 * Prints file, place, problem and remedy of each fault; exit code 1 if there is any, 2 for an unknown id.
 */
import { closest } from './definitions/closest.ts';
import { collect } from './definitions/collect.ts';
import { definitionIds } from './definitions/load.ts';

const asked = process.argv.slice(2);
const ids = await definitionIds();
const unknown = asked.filter((id) => !ids.includes(id));

if (unknown.length > 0) {
  for (const id of unknown) {
    process.stderr.write(`Não há calculators/${id}.ts. Os mais parecidos: ${closest(id, ids).join(', ')}.\n`);
  }
  process.exitCode = 2;
} else {
  const { faults } = await collect();
  const checked = asked.length === 0 ? ids : asked;
  const files = new Set(checked.flatMap((id) => [`calculators/${id}.ts`, `calculators/${id}.md`]));
  const shown = faults.filter(({ file }) => files.has(file));
  const faulty = new Set(shown.map(({ file }) => file.replace(/\.\w+$/, '')));
  for (const { file, place, problem, remedy } of shown) {
    process.stderr.write(`${file} › ${place}\n  ${problem}\n  → ${remedy}\n`);
  }
  process.stdout.write(`${checked.length - faulty.size} definições em ordem, ${shown.length} falhas\n`);
  process.exitCode = shown.length === 0 ? 0 : 1;
}
