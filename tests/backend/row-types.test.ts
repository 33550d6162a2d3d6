import { readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { expect, it } from 'vitest';
import { generateRowTypes } from '../../server/backend/row-types.ts';
import { BOOT_TIMEOUT, openServer } from './support/server.ts';

const FILE = 'src/backend/row-types.ts';

it(
  'the row types match the schema; `node scripts/row-types.ts` regenerates them',
  async () => {
    const server = await openServer();
    const source = await generateRowTypes(server.database);
    await server.close();
    const config = await resolveConfig(FILE);
    expect(readFileSync(FILE, 'utf8')).toBe(await format(source, { ...config, filepath: FILE }));
  },
  BOOT_TIMEOUT,
);
