/**
 * Exports the settings of the embedded backend to a file beside its data, for builds, which cannot open the database
 * while the running site locks it.
 */
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordOf } from '../../src/engine/record.ts';
import { answered } from '../../src/backend/answered.ts';
import { connectAsVisitor, type Visitor } from '../../src/backend/visitor.ts';
import { readSiteSettings } from '../../src/backend/site-settings.ts';
import type { Backend } from '../backend/backend.ts';
import { variablesOf, type BuildVariables } from './environment.ts';

const FILE = 'site-settings.json';
const READING = ['GET', 'HEAD', 'OPTIONS'];
const PATH = /^\/rest\/v1\/site_settings\/?$/;

/** Reads the variables of a data folder; none if the file is missing or damaged. */
export function variablesInFolder(dataDir: string): BuildVariables {
  try {
    return variablesOf(recordOf(JSON.parse(readFileSync(join(dataDir, FILE), 'utf8'))));
  } catch {
    return {};
  }
}

/** The moment of the last change, even if it saved the same values again. */
async function changedAt(visitor: Visitor): Promise<string | undefined> {
  const [row] = await answered(visitor.from('site_settings').select('updated_at').limit(1));
  return row?.updated_at;
}

async function writeFrom(visitor: Visitor, dataDir: string): Promise<void> {
  const settings = await readSiteSettings(visitor);
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
  const visitor = connectAsVisitor({ url: 'http://localhost', anonKey: backend.anonKey }, (input, init) =>
    backend.fetch(new Request(input, init)),
  );
  let savedAt: string | undefined;
  /** Exports the settings; false if nothing has changed since the last call. */
  const save = async (): Promise<boolean> => {
    try {
      const now = await changedAt(visitor);
      if (now !== undefined && now === savedAt) return false;
      await writeFrom(visitor, dataDir);
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
      const isWrite = !READING.includes(request.method) && PATH.test(new URL(request.url).pathname);
      const response = await backend.fetch(request, context);
      if (isWrite && response.ok && (await save())) onChange?.();
      return response;
    },
  };
}
