/** The file to which settings are exported and from which they come back, held to `schemas/backup.schema.json`. */
import type { SiteConfig } from './site-config.ts';

/** Name of the exported file. */
export const BACKUP_NAME = 'backup-site.json';

/** Largest file that is read, in bytes; a real one has less than 2 kB. */
export const MOST_BYTES = 1_000_000;

/** The schema's validator. */
export type BackupValidator = (data: unknown) => boolean;

/** The file's text. */
export function backupText(siteConfig: SiteConfig, now: Date): string {
  return `${JSON.stringify({ siteConfig, exportDate: now.toISOString() }, null, 2)}\n`;
}

/** What of a file is looked at. */
export type BackupFile = Pick<File, 'name' | 'size' | 'text'>;

/**
 * The settings in a file, some or all.
 *
 * @returns null for anything but a backup: another name or size, no JSON, no `siteConfig`, a value of the wrong
 *   kind, a name that the schema does not know (`__proto__` too)
 */
export async function readBackup(
  file: BackupFile,
  isBackup: BackupValidator,
): Promise<Partial<SiteConfig> | null> {
  if (!/\.json$/i.test(file.name) || file.size > MOST_BYTES) return null;
  try {
    const content: unknown = JSON.parse(await file.text());
    return isBackup(content) ? (content as { siteConfig: Partial<SiteConfig> }).siteConfig : null;
  } catch {
    return null;
  }
}
