/** The settings in the browser's store. */
import type { BackupValidator } from './backup.ts';
import { DEFAULT_CONFIG, withChanges, type SiteConfig } from './site-config.ts';

const KEY = 'calculario-configuracoes';

/** What was saved in this browser over the defaults; the defaults alone where that is nothing or damaged. */
export function loadConfig(isBackup: BackupValidator): SiteConfig {
  try {
    const siteConfig: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (isBackup({ siteConfig })) return withChanges(DEFAULT_CONFIG, siteConfig as Partial<SiteConfig>);
  } catch {
    // A blocked store or a damaged value is as good as none.
  }
  return DEFAULT_CONFIG;
}

/** Keeps the settings; false where the browser does not let it. */
export function keepConfig(config: SiteConfig): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(config));
    return true;
  } catch {
    return false;
  }
}
