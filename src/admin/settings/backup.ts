/** The file for exporting and importing settings, validated by `schemas/backup.schema.json`. */
import { isRecord } from '../../engine/record.ts';
import { SETTING_FIELDS, settingProblems, SETTINGS, type Setting, type SiteConfig } from './site-config.ts';

export const BACKUP_NAME = 'backup-site.json';

/** Largest file read, in bytes; a real one has less than 2 kB. */
export const MAX_BYTES = 1_000_000;

export function backupText(siteConfig: SiteConfig, now: Date): string {
  return `${JSON.stringify({ siteConfig, exportDate: now.toISOString() }, null, 2)}\n`;
}

export type BackupReading =
  | {
      readonly ok: true;
      /** The settings in it, some or all. */
      readonly changes: Partial<SiteConfig>;
      /** Unknown names in it, which are ignored. */
      readonly ignored: readonly string[];
    }
  | {
      readonly ok: false;
      /** Corrections needed in it; empty if it is not a backup at all. */
      readonly reasons: readonly string[];
    };

const NO_BACKUP: BackupReading = { ok: false, reasons: [] };
/** Limits for unknown names in a message: further names are omitted, and longer ones truncated. */
const MAX_NAMES = 5;
const MAX_NAME_LENGTH = 40;

/**
 * Reads the settings in a file. A file with another extension, above the size limit, without valid JSON or without
 * `siteConfig` is not a backup. Reports values that the schema refuses, and ignores unknown names (even `__proto__`).
 */
export async function readBackup(file: Pick<File, 'name' | 'size' | 'text'>): Promise<BackupReading> {
  if (!/\.json$/i.test(file.name) || file.size > MAX_BYTES) return NO_BACKUP;
  try {
    const content: unknown = JSON.parse(await file.text());
    const siteConfig = isRecord(content) ? content['siteConfig'] : undefined;
    if (!isRecord(content) || !isRecord(siteConfig)) return NO_BACKUP;
    // Ignore the export date, which is only for human readers.
    const problems = Object.entries(settingProblems(siteConfig));
    if (problems.length > 0) return { ok: false, reasons: problems.map(reasonOf) };
    const known = SETTINGS.filter((name) => Object.hasOwn(siteConfig, name));
    const changes = Object.fromEntries(known.map((name) => [name, siteConfig[name]]));
    return { ok: true, changes, ignored: unknownNames(content, siteConfig) };
  } catch {
    return NO_BACKUP;
  }
}

/** The error message with the field's label, and its name in the file, for use outside the form. */
function reasonOf([name, sentence]: [string, string]): string {
  const { title } = SETTING_FIELDS[name as Setting];
  return `${title} (${name}): ${sentence}`;
}

function unknownNames(content: object, siteConfig: object): readonly string[] {
  const names = [
    ...Object.keys(content).filter((name) => name !== 'siteConfig' && name !== 'exportDate'),
    ...Object.keys(siteConfig).filter((name) => !SETTINGS.some((known) => known === name)),
  ];
  const named = names
    .slice(0, MAX_NAMES)
    .map((name) => (name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH)}…` : name));
  return names.length > MAX_NAMES ? [...named, '…'] : named;
}
