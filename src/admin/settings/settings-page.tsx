import { useState } from 'react';
import { validate as isBackup } from '#root/.cache/schemas/backup.js';
import { useToast } from '../toast.tsx';
import { importDone, importFailed, MESSAGES } from '../messages.ts';
import { focusProblem, type Problems } from '../form/problems.ts';
import { AdminPage } from '../parts/admin-page.tsx';
import { LeaveDialog } from '../parts/leave-dialog.tsx';
import { Reading } from '../parts/reading.tsx';
import { useLeaveGuard } from '../parts/use-leave-guard.ts';
import { BACKUP_NAME, backupText, readBackup } from './backup.ts';
import { BackupSection } from './backup-section.tsx';
import { LiveSiteNotice } from './live-site-notice.tsx';
import { SettingsForm } from './settings-form.tsx';
import {
  changesOf,
  differences,
  settingProblems,
  SETTINGS,
  withChanges,
  type SiteConfig,
} from './site-config.ts';
import { Statistics } from './statistics.tsx';
import { useSettings, type Settings } from './use-settings.ts';

/** Saves a text as a local file; nothing leaves the browser. */
function downloadText(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

type EditorProps = Pick<Settings, 'isSaving' | 'save'> & { readonly stored: SiteConfig };

/** The form, and its export and import as a file. */
function SettingsEditor({ stored, isSaving, save: store }: EditorProps) {
  const toast = useToast();
  const [config, setConfig] = useState(stored);
  const [problems, setProblems] = useState<Problems>({});
  const guard = useLeaveGuard(Object.keys(changesOf(stored, config)).length > 0);

  /** Marks problems and focuses the first one; true if there is none. */
  const isSound = (): boolean => {
    const found = settingProblems(isBackup, config);
    setProblems(found);
    return !focusProblem(found, SETTINGS, '');
  };

  /** Stores settings; afterwards the form has the stored ones, including other people's, and text typed meanwhile. */
  const keep = async (next: SiteConfig): Promise<boolean> => {
    const kept = await store(next);
    if (kept) setConfig((typed) => withChanges(kept, differences(next, typed)));
    return kept !== undefined;
  };

  const save = async () => {
    if (!isSaving && isSound() && (await keep(config))) toast(MESSAGES.settingsSaved);
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
    if (await keep(imported)) toast(importDone(reading.ignored));
  };

  return (
    <>
      <SettingsForm
        config={config}
        problems={problems}
        isSaving={isSaving}
        onChange={(next) => {
          setConfig(next);
          setProblems({});
        }}
        onSave={() => void save()}
      />
      <div className="grid gap-6">
        <BackupSection onExport={exportConfig} onImport={(file) => void importConfig(file)} />
        <Statistics />
      </div>
      <LeaveDialog
        isOpen={guard.isAsking}
        text="Há mudanças que não foram salvas: se você sair, elas se perdem."
        onStay={guard.stay}
        onDiscard={guard.leave}
      />
    </>
  );
}

/** The site's settings, stored on the server. */
export default function SettingsPage() {
  const { stored, hasFailed, reload, isSaving, save } = useSettings();
  return (
    <AdminPage
      title="Configurações"
      lede="Nome, endereço e contatos que aparecem nas páginas do site. Ficam guardados no servidor e valem quando o site é montado com eles."
    >
      <Reading
        isPending={!stored}
        hasFailed={hasFailed}
        sentence={MESSAGES.settingsNotLoaded.description}
        onRetry={reload}
      />
      {stored && (
        <>
          <LiveSiteNotice stored={stored} />
          <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
            <SettingsEditor stored={stored} isSaving={isSaving} save={save} />
          </div>
        </>
      )}
    </AdminPage>
  );
}
