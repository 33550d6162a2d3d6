/**
 * Exports the settings of the embedded backend to a file beside its data, for builds, which cannot open the database
 * while the running site locks it.
 */
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordOf } from '../../src/engine/record.ts';
import { readAsVisitor } from '../../src/backend/read-table.ts';
import { readSettingsAsVisitor, type SiteSettings } from '../../src/backend/site-settings.ts';
import type { Backend } from '../backend/backend.ts';
import { isChange } from '../backend/gateway/paths.ts';
import { variablesOf, type BuildVariables } from './environment.ts';

const FILE = 'site-settings.json';
const PATH = /^\/rest\/v1\/site_settings\/?$/;

/** Reads the variables of a data folder; none if the file is missing or damaged. */
export function variablesInFolder(dataDir: string): BuildVariables {
  try {
    return variablesOf(recordOf(JSON.parse(readFileSync(join(dataDir, FILE), 'utf8'))));
  } catch {
    return {};
  }
}

function writeSettings(settings: SiteSettings, dataDir: string): void {
  const file = join(dataDir, FILE);
  if (Object.keys(variablesOf(settings)).length === 0) {
    rmSync(file, { force: true });
    return;
  }
  writeFileSync(`${file}.new`, `${JSON.stringify(settings, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/**
 * Wraps a backend, so that it exports its settings immediately and after every change. Only logs a failure to write,
 * because the settings are safe in the database. Skips requests that change no row, which anyone can send, because
 * checking if a build is needed blocks the server.
 */
export async function keepSettingsFile(
  backend: Backend,
  dataDir: string,
  onChange?: () => void,
): Promise<Backend> {
  const read = readAsVisitor({ url: 'http://localhost', anonKey: backend.anonKey }, (input, init) =>
    backend.fetch(new Request(input, init)),
  );
  let savedAt: unknown;
  /** Exports the settings; false if nothing has changed since the last call. */
  const save = async (): Promise<boolean> => {
    try {
      const { updated_at: now, ...settings } = await readSettingsAsVisitor(read);
      if (now === savedAt) return false;
      writeSettings(settings, dataDir);
      savedAt = now;
    } catch (error) {
      console.error(`As configurações não puderam ser escritas em ${join(dataDir, FILE)}.`, error);
    }
    return true;
  };
  await save();
  return {
    ...backend,
    async fetch(request, context) {
      const response = await backend.fetch(request, context);
      const isOfSettings = isChange(request, response) && PATH.test(new URL(request.url).pathname);
      if (isOfSettings && (await save())) onChange?.();
      return response;
    },
  };
}
