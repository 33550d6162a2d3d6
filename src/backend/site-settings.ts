/** What administrators say about the site, in the one row that everybody may read. What fails is a `BackendError`. */
import { recordOf } from '../engine/record.ts';
import { answered } from './answered.ts';
import type { BackendClient } from './client.ts';
import { BackendError } from './errors.ts';
import type { Visitor } from './visitor.ts';
import type { Row } from './row-types.ts';

/** The settings as stored; null where nothing was ever said. */
export type SiteSettings = Omit<Row<'site_settings'>, 'id' | 'updated_at'>;

const COLUMNS =
  'site_name, site_description, site_url, admin_email, google_analytics, meta_keywords' as const;

/** A row in an answer, which may come from any proxy in between. */
function settingsIn(row: unknown): SiteSettings {
  const fields = recordOf(row);
  const isSettings = COLUMNS.split(', ').every(
    (name) => fields[name] === null || typeof fields[name] === 'string',
  );
  if (!isSettings) throw new BackendError('not-json', 'The answer holds no settings.');
  return row as SiteSettings;
}

/** The settings, as anybody may read them. */
export async function readSiteSettings(client: Visitor): Promise<SiteSettings> {
  const [row] = await answered(client.from('site_settings').select(COLUMNS).limit(1));
  return settingsIn(row);
}

/**
 * Changes some of the settings.
 *
 * @returns all of them as they are now.
 * @throws BackendError `forbidden` if the caller is no administrator
 */
export async function saveSiteSettings(
  client: BackendClient,
  changes: Partial<SiteSettings>,
): Promise<SiteSettings> {
  const [row] = await answered(client.from('site_settings').update(changes).eq('id', true).select(COLUMNS));
  if (!row) throw new BackendError('forbidden', 'The update touched no row.');
  return settingsIn(row);
}
