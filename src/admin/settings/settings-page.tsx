import { useState } from 'react';
import isBackup from '../../../schemas/backup.schema.json?validator';
import { useToast } from '../../ui/toast.tsx';
import { importDone, importFailed, MESSAGES } from '../messages.ts';
import { AdminPage } from '../parts/admin-page.tsx';
import { BACKUP_NAME, backupText, readBackup } from './backup.ts';
import { BackupSection } from './backup-section.tsx';
import { downloadText } from './download-text.ts';
import { keepConfig, loadConfig } from './kept-config.ts';
import { settingProblems, type SettingProblems } from './problems.ts';
import { SettingsForm } from './settings-form.tsx';
import { withChanges, type SiteConfig } from './site-config.ts';
import { Statistics } from './statistics.tsx';

/** What is wrong with the settings as typed. */
function problemsOf(siteConfig: SiteConfig): SettingProblems {
  return isBackup({ siteConfig }) ? {} : settingProblems(isBackup.errors ?? []);
}

/** The site's settings, kept in this browser. */
export default function SettingsPage() {
  const toast = useToast();
  const [config, setConfig] = useState(() => loadConfig(isBackup));
  const [problems, setProblems] = useState<SettingProblems>({});

  /** Marks what is wrong and takes the person to the first of it; true where all is well. */
  const isSound = (): boolean => {
    const found = problemsOf(config);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first !== undefined) document.getElementById(first)?.focus();
    return first === undefined;
  };

  const save = () => {
    if (isSound()) toast(keepConfig(config) ? MESSAGES.settingsSaved : MESSAGES.settingsNotSaved);
  };

  const exportConfig = () => {
    if (!isSound()) return;
    downloadText(BACKUP_NAME, backupText(config, new Date()), 'application/json');
    toast(MESSAGES.exported);
  };

  const importConfig = async (file: File) => {
    const reading = await readBackup(file, isBackup);
    if (!reading.ok) {
      toast(importFailed(reading.reasons));
      return;
    }
    const imported = withChanges(config, reading.changes);
    setConfig(imported);
    setProblems({});
    toast(keepConfig(imported) ? importDone(reading.ignored) : MESSAGES.settingsNotSaved);
  };

  return (
    <AdminPage
      title="Configurações"
      lede="Ficam guardadas neste navegador e servem de referência: não mudam o site publicado."
    >
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <SettingsForm
          config={config}
          problems={problems}
          onChange={(name, value) => {
            setConfig((before) => ({ ...before, [name]: value }));
            setProblems({});
          }}
          onSave={save}
        />
        <div className="grid gap-6">
          <BackupSection onExport={exportConfig} onImport={(file) => void importConfig(file)} />
          <Statistics />
        </div>
      </div>
    </AdminPage>
  );
}
