/**
 * Reads and changes the administrators' settings, stored in one publicly readable row. Failures are
 * `BackendError`s.
 */
import { recordOf } from '../engine/record.ts';
import { answered } from './answered.ts';
import type { BackendClient } from './client.ts';
import { BackendError } from './errors.ts';
import type { Visitor } from './visitor.ts';
import type { Row } from './row-types.ts';

/** The settings as stored; null for settings that were never changed. */
export type SiteSettings = Omit<Row<'site_settings'>, 'id' | 'updated_at'>;

const COLUMNS =
  'site_name, site_description, site_url, admin_email, google_analytics, meta_keywords' as const;

/** Checks a row of settings in a response, which a proxy may have replaced. */
function settingsIn(row: unknown): SiteSettings {
  const fields = recordOf(row);
  const isSettings = COLUMNS.split(', ').every(
    (name) => fields[name] === null || typeof fields[name] === 'string',
  );
  if (!isSettings) throw new BackendError('not-json', 'The answer holds no settings.');
  return row as SiteSettings;
}

/** Reads the settings, which are public. */
export async function readSiteSettings(client: Visitor): Promise<SiteSettings> {
  const [row] = await answered(client.from('site_settings').select(COLUMNS).limit(1));
  return settingsIn(row);
}

/**
 * Changes some of the settings.
 *
 * @returns all current settings
 * @throws BackendError `forbidden` if the caller is not an administrator
 */
export async function saveSiteSettings(
  client: BackendClient,
  changes: Partial<SiteSettings>,
): Promise<SiteSettings> {
  const [row] = await answered(client.from('site_settings').update(changes).eq('id', true).select(COLUMNS));
  if (!row) throw new BackendError('forbidden', 'The update touched no row.');
  return settingsIn(row);
}
