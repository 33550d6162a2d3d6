/**
 * `npm run update-series`: updates the monthly series in `calculators/series/` from the Banco Central's public API, and
 * prints the new months; `-- --check` writes nothing, `-- --accept-changes` accepts changed past figures and jumps,
 * after someone has compared them with the source.
 */
import { parseArgs } from 'node:util';
import { todayInBrazil } from '../src/calendar/today.ts';
import { updateSeries } from './series/update.ts';

const { values } = parseArgs({
  options: { check: { type: 'boolean' }, 'accept-changes': { type: 'boolean' } },
});
const { ok, lines } = await updateSeries({
  today: todayInBrazil(new Date()),
  onlyChecks: values.check ?? false,
  acceptsChanges: values['accept-changes'] ?? false,
});
(ok ? process.stdout : process.stderr).write(`${lines.join('\n')}\n`);
process.exitCode = ok ? 0 : 1;
