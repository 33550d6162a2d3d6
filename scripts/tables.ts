/**
 * `npm run tables`: lists the dated tables, legal figures and monthly series with their validity, source and last
 * check, and the due tasks; `-- --json` prints JSON, `-- --today AAAA-MM-DD` simulates another date.
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
