/** Describes the built API beside its modules: the list of calculators, and the OpenAPI document. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { API_FOLDER, LIST_FILE, OPENAPI_FILE } from '../../server/api/built-calculators.ts';
import { todayInBrazil } from '../../src/calendar/today.ts';
import type { Registry } from '../../src/package/registry.ts';
import { DIST, ROOT } from '../../build/paths.ts';
import { openApi } from './openapi.ts';

/** Writes both; needs the modules of the API. */
export async function writeApiDescription(): Promise<void> {
  const folder = join(DIST, API_FOLDER);
  const { calculators, schema } = (await import(pathToFileURL(join(folder, 'index.js')).href)) as Registry;
  const { version } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  const today = todayInBrazil(new Date());
  const described = calculators.map(({ id, name, description }) => ({
    id,
    name,
    description,
    inputs: schema(id, { today }),
  }));
  await writeFile(join(folder, LIST_FILE), JSON.stringify(calculators));
  await writeFile(join(folder, OPENAPI_FILE), JSON.stringify(openApi(described, { version, day: today })));
}
