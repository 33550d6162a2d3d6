/** The file to which settings are exported and from which they come back, held to `schemas/backup.schema.json`. */
import { isRecord } from '../../engine/record.ts';
import type { FieldValidator } from '../form/problems.ts';
import { SETTING_FIELDS, settingProblems, SETTINGS, type Setting, type SiteConfig } from './site-config.ts';

/** Name of the exported file. */
export const BACKUP_NAME = 'backup-site.json';

/** Largest file that is read, in bytes; a real one has less than 2 kB. */
export const MOST_BYTES = 1_000_000;

/** The file's text. */
export function backupText(siteConfig: SiteConfig, now: Date): string {
  return `${JSON.stringify({ siteConfig, exportDate: now.toISOString() }, null, 2)}\n`;
}

/** What of a file is looked at. */
export type BackupFile = Pick<File, 'name' | 'size' | 'text'>;

/** What was made of a file. */
export type BackupReading =
  | {
      readonly ok: true;
      /** The settings in it, some or all. */
      readonly changes: Partial<SiteConfig>;
      /** Names in it that are none of ours: nothing is made of them. */
      readonly ignored: readonly string[];
    }
  | {
      readonly ok: false;
      /** What to correct in it; nothing where it is no backup at all. */
      readonly reasons: readonly string[];
    };

const NO_BACKUP: BackupReading = { ok: false, reasons: [] };
/** More unknown names are not told one by one, nor longer ones whole. */
const MOST_NAMES = 5;
const LONGEST_NAME = 40;

/**
 * The settings in a file. It is no backup if it has another name or size, or holds no JSON or no `siteConfig`; a value
 * that the schema refuses is told, a name that it does not know (`__proto__` too) only left out.
 */
export async function readBackup(file: BackupFile, isBackup: FieldValidator): Promise<BackupReading> {
  if (!/\.json$/i.test(file.name) || file.size > MOST_BYTES) return NO_BACKUP;
  try {
    const content: unknown = JSON.parse(await file.text());
    const siteConfig = isRecord(content) ? content['siteConfig'] : undefined;
    if (!isRecord(content) || !isRecord(siteConfig)) return NO_BACKUP;
    // The date of the export is for people alone.
    const problems = Object.entries(settingProblems(isBackup, siteConfig));
    if (problems.length > 0) return { ok: false, reasons: problems.map(reasonOf) };
    const known = SETTINGS.filter((name) => Object.hasOwn(siteConfig, name));
    const changes = Object.fromEntries(known.map((name) => [name, siteConfig[name]]));
    return { ok: true, changes, ignored: unknownNames(content, siteConfig) };
  } catch {
    return NO_BACKUP;
  }
}

/** The sentence where no field stands beside it: with the field's label, and its name in the file. */
function reasonOf([name, sentence]: [string, string]): string {
  const { title } = SETTING_FIELDS[name as Setting];
  return `${title} (${name}): ${sentence}`;
}

function unknownNames(content: object, siteConfig: object): readonly string[] {
  const names = [
    ...Object.keys(content).filter((name) => name !== 'siteConfig' && name !== 'exportDate'),
    ...Object.keys(siteConfig).filter((name) => !SETTINGS.some((known) => known === name)),
  ];
  const told = names
    .slice(0, MOST_NAMES)
    .map((name) => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name));
  return names.length > MOST_NAMES ? [...told, '…'] : told;
}
