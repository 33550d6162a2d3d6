import { useState } from 'react';
import type { SiteSettings } from '../../backend/site-settings.ts';
import { saveFile } from '../../ui/save-file.ts';
import { useToast } from '../toast.tsx';
import { importDone, importFailed, MESSAGES } from '../messages.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { fieldOf } from '../form/field.ts';
import { LongText, TextInput } from '../form/controls.tsx';
import { focusProblem, type Problems } from '../form/problems.ts';
import { formKit, SchemaForm } from '../form/schema-form.tsx';
import { AdminPage } from '../parts/admin-page.tsx';
import { FileButton } from '../parts/file-button.tsx';
import { LeaveDialog } from '../parts/leave-dialog.tsx';
import { Reading } from '../parts/reading.tsx';
import { Section } from '../parts/section.tsx';
import { useLeaveGuard } from '../parts/use-leave-guard.ts';
import { BACKUP_NAME, backupText, readBackup } from './backup.ts';
import { ConflictDialog, type SettingsConflict } from './conflict-dialog.tsx';
import { LiveSiteNotice } from './live-site-notice.tsx';
import {
  changesOf,
  configOf,
  differences,
  SETTING_FIELDS,
  settingProblems,
  SETTINGS,
  withChanges,
  type SiteConfig,
} from './site-config.ts';
import { Statistics } from './statistics.tsx';
import { useSaveSettings, useSettings } from './use-settings.ts';

const KIT = formKit({ string: TextInput, email: TextInput, url: TextInput, textarea: LongText });

const FIELDS = Object.fromEntries(
  SETTINGS.map((name) => [
    name,
    fieldOf(SETTING_FIELDS[name], { must: name === 'siteName' ? 'marked' : undefined }),
  ]),
);

/** The settings form, with export to and import from a file. */
function SettingsEditor({ seen }: { readonly seen: SiteSettings }) {
  const toast = useToast();
  const { isSaving, save: store } = useSaveSettings(seen);
  const stored = configOf(seen);
  const [config, setConfig] = useState(stored);
  const [problems, setProblems] = useState<Problems>({});
  const [conflict, setConflict] = useState<SettingsConflict>();
  const guard = useLeaveGuard(Object.keys(changesOf(stored, config)).length > 0);

  /** Shows the problems and focuses the first one. Returns true if there are none. */
  const validate = (): boolean => {
    const found = settingProblems(config);
    setProblems(found);
    return !focusProblem(found, SETTINGS, '');
  };

  /**
   * Stores settings, then shows the stored values, including other people's changes, plus text typed meanwhile. If
   * somebody else has changed the same settings, shows both values instead.
   */
  const keep = async (next: SiteConfig): Promise<boolean> => {
    const outcome = await store(next);
    if (!outcome) return false;
    const { isSaved, stored: theirs } = outcome;
    const mine = isSaved ? theirs : withChanges(theirs, differences(stored, next));
    setConfig((typed) => withChanges(mine, differences(next, typed)));
    if (!isSaved) {
      const names = SETTINGS.filter((name) => theirs[name] !== stored[name] && theirs[name] !== mine[name]);
      setConflict({ names, mine, theirs });
    }
    return isSaved;
  };

  const save = async () => {
    if (!isSaving && validate() && (await keep(config))) toast(MESSAGES.settingsSaved);
  };

  /** Takes the other person's values of the settings in conflict, and saves the rest. */
  const takeTheirs = async ({ names, theirs }: SettingsConflict) => {
    const taken = Object.fromEntries(names.map((name) => [name, theirs[name]]));
    const next = withChanges(config, taken);
    setConfig(next);
    if (await keep(next)) toast(MESSAGES.settingsSaved);
  };

  const exportConfig = () => {
    if (!validate()) return;
    saveFile(BACKUP_NAME, new Blob([backupText(config, new Date())], { type: 'application/json' }));
    toast(MESSAGES.exported);
  };

  const importConfig = async (file: File) => {
    const reading = await readBackup(file);
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
      <SchemaForm
        kit={KIT}
        fields={FIELDS}
        data={config}
        problems={problems}
        idPrefix=""
        className="card space-y-5 p-5 sm:p-6"
        onChange={(next) => {
          setConfig(next);
          setProblems({});
        }}
        onSubmit={() => void save()}
      >
        <Button type="submit" isBusy={isSaving}>
          {isSaving ? 'Salvando...' : 'Salvar configurações'}
        </Button>
      </SchemaForm>
      <div className="grid gap-6">
        <Section id="backup" title="Backup">
          <p className="mt-1 text-sm text-muted">
            Um arquivo .json com as configurações. Importar troca as que estão na tela e as guarda.
          </p>
          <div className="mt-4 flex flex-col gap-3 sm:flex-row lg:flex-col">
            <Button variant="secondary" onClick={exportConfig}>
              <Icon name="download" />
              Exportar dados
            </Button>
            <FileButton accept=".json,application/json" onFiles={([file]) => file && void importConfig(file)}>
              Importar dados
            </FileButton>
          </div>
        </Section>
        <Statistics />
      </div>
      <ConflictDialog
        conflict={conflict}
        onClose={() => setConflict(undefined)}
        onMine={() => void save()}
        onTheirs={() => conflict && void takeTheirs(conflict)}
      />
      <LeaveDialog
        isOpen={guard.isAsking}
        text="Há mudanças que não foram salvas: se você sair, elas se perdem."
        onStay={guard.stay}
        onDiscard={guard.leave}
      />
    </>
  );
}

export default function SettingsPage() {
  const query = useSettings();
  const { data: seen } = query;
  return (
    <AdminPage
      title="Configurações"
      lede="Nome, endereço e contatos que aparecem nas páginas do site. Ficam guardados no servidor e valem quando o site é montado com eles."
    >
      <Reading query={query} sentence="Não foi possível carregar as configurações." />
      {seen && (
        <>
          <LiveSiteNotice stored={configOf(seen)} />
          <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
            <SettingsEditor seen={seen} />
          </div>
        </>
      )}
    </AdminPage>
  );
}
