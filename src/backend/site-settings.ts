/**
 * Reads and changes the administrators' settings, stored in one publicly readable row. Failures are
 * `BackendError`s.
 */
import { recordOf } from '../engine/record.ts';
import { answered } from './answered.ts';
import type { BackendClient } from './client.ts';
import { BackendError } from './errors.ts';
import type { ReadTable } from './read-table.ts';
import type { Row } from './row-types.ts';

/** The settings as stored; null for settings that were never changed. */
export type SiteSettings = Omit<Row<'site_settings'>, 'id' | 'updated_at'>;

const COLUMNS = 'site_name,site_description,site_url,admin_email,google_analytics,meta_keywords' as const;

/** Checks a row of settings in a response, which a proxy may have replaced. */
function settingsIn(row: unknown): SiteSettings {
  const fields = recordOf(row);
  const isSettings = COLUMNS.split(',').every(
    (name) => fields[name] === null || typeof fields[name] === 'string',
  );
  if (!isSettings) throw new BackendError('not-json', 'The response contains no settings.');
  return row as SiteSettings;
}

/** Reads the settings without a session, and the time of their last change, even if it saved the same values again. */
export async function readSettingsAsVisitor(
  read: ReadTable,
): Promise<SiteSettings & { readonly updated_at: unknown }> {
  const rows = await read('site_settings', { select: `${COLUMNS},updated_at`, limit: '1' });
  const row = recordOf(rows)[0];
  return { ...settingsIn(row), updated_at: recordOf(row)['updated_at'] };
}

export async function readSiteSettings(client: BackendClient): Promise<SiteSettings> {
  const [row] = await answered(client.from('site_settings').select(COLUMNS).limit(1));
  return settingsIn(row);
}

/** Somebody else has changed one of the settings to be saved to another value. */
export class SettingsChangedError extends BackendError {
  readonly current: SiteSettings;

  constructor(current: SiteSettings) {
    super('conflict', 'The settings have changed.');
    this.current = current;
  }
}

const readRow = async (client: BackendClient) =>
  (await answered(client.from('site_settings').select(`${COLUMNS},updated_at`).limit(1)))[0];

/**
 * Changes some of the settings; the others may have changed in the meantime.
 *
 * @param seen the settings that the changes are based on.
 * @returns all current settings
 * @throws SettingsChangedError if somebody else has changed one of them
 * @throws BackendError `forbidden` if the caller is not an administrator
 */
export async function saveSiteSettings(
  client: BackendClient,
  changes: Partial<SiteSettings>,
  seen: SiteSettings,
): Promise<SiteSettings> {
  const before = await readRow(client);
  const current = settingsIn(before);
  const names = Object.keys(changes) as (keyof SiteSettings)[];
  if (names.some((name) => current[name] !== seen[name] && current[name] !== changes[name]))
    throw new SettingsChangedError(current);
  const moment = before?.updated_at ?? '';
  const [row] = await answered(
    client.from('site_settings').update(changes).eq('updated_at', moment).select(COLUMNS),
  );
  if (row) return settingsIn(row);
  // Compare again if somebody saved between reading and writing.
  if ((await readRow(client))?.updated_at !== moment) return saveSiteSettings(client, changes, seen);
  throw new BackendError('forbidden', 'The update touched no row.');
}
