import { formKit, SchemaForm } from '../form/schema-form.tsx';
import { Button } from '../../ui/button.tsx';
import { fieldOf, type Field } from '../form/field.ts';
import { LongText } from '../form/long-text.tsx';
import type { Problems } from '../form/problems.ts';
import { TextInput } from '../form/text-input.tsx';
import { SETTING_FIELDS, SETTINGS, type SiteConfig } from './site-config.ts';

const KIT = formKit<Field>({ string: TextInput, email: TextInput, url: TextInput, textarea: LongText });

const FIELDS = Object.fromEntries(
  SETTINGS.map((name) => [
    name,
    fieldOf(SETTING_FIELDS[name], { must: name === 'siteName' ? 'marked' : undefined }),
  ]),
);

interface SettingsFormProps {
  readonly config: SiteConfig;
  readonly problems: Problems;
  readonly isSaving: boolean;
  readonly onChange: (config: SiteConfig) => void;
  readonly onSave: () => void;
}

/** The settings' fields; the ids of their controls are the names of the settings. */
export function SettingsForm({ config, problems, isSaving, onChange, onSave }: SettingsFormProps) {
  return (
    <SchemaForm
      kit={KIT}
      fields={FIELDS}
      data={config}
      problems={problems}
      idPrefix=""
      className="card space-y-5 p-5 sm:p-6"
      onChange={onChange}
      onSubmit={onSave}
    >
      <Button type="submit" aria-disabled={isSaving || undefined}>
        {isSaving ? 'Salvando...' : 'Salvar configurações'}
      </Button>
    </SchemaForm>
  );
}
