/**
 * `npm run tables`: lists every dated table, legal figure and monthly series with its validity, source and day of
 * check, and the tasks that are due; `-- --json` prints data, `-- --today AAAA-MM-DD` pretends another day.
 */
import { parseArgs } from 'node:util';
import { parseDate } from '../src/calendar/parse-date.ts';
import { todayInBrazil } from '../src/calendar/today.ts';
import { attentionTo } from './tables/attention.ts';
import { inventory } from './tables/inventory.ts';
import { report } from './tables/report.ts';

const { values } = parseArgs({ options: { json: { type: 'boolean' }, today: { type: 'string' } } });
const today = values.today === undefined ? todayInBrazil(new Date()) : parseDate(values.today);

if (today === undefined) {
  process.stderr.write(`Data inválida: "${values.today}". Use AAAA-MM-DD.\n`);
  process.exitCode = 2;
} else {
  const found = await inventory();
  const text = values.json
    ? JSON.stringify(
        found.map((dated) => ({ ...dated, attention: attentionTo(dated, today) })),
        undefined,
        2,
      )
    : report(found, today);
  process.stdout.write(`${text}\n`);
}
