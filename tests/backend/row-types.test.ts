import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { formatted } from '../../scripts/formatted.ts';
import { generateRowTypes } from '../../server/backend/row-types.ts';
import { BOOT_TIMEOUT, openServer } from './support/server.ts';

const FILE = 'src/backend/row-types.ts';

it(
  'the row types match the schema; `node scripts/row-types.ts` regenerates them',
  async () => {
    const server = await openServer();
    const source = await generateRowTypes(server.database);
    await server.close();
    expect(readFileSync(FILE, 'utf8')).toBe(await formatted(FILE, source));
  },
  BOOT_TIMEOUT,
);
