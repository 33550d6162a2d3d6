import type { ChangeEvent, HTMLInputTypeAttribute, SyntheticEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextArea, TextField } from '../parts/text-field.tsx';
import type { SettingProblems } from './problems.ts';
import { SETTINGS, type Setting, type SiteConfig } from './site-config.ts';

interface SettingTexts {
  readonly label: string;
  readonly type?: HTMLInputTypeAttribute;
  readonly placeholder?: string;
  readonly help?: string;
  /** Takes more than a line. */
  readonly isLong?: boolean;
}

const FIELDS: Readonly<Record<Setting, SettingTexts>> = {
  siteName: { label: 'Nome do site' },
  siteDescription: {
    label: 'Descrição do site',
    help: 'Uma ou duas frases, para buscadores.',
    isLong: true,
  },
  siteUrl: { label: 'URL do site', type: 'url', placeholder: 'https://www.exemplo.com.br' },
  adminEmail: { label: 'Email do administrador', type: 'email', placeholder: 'nome@exemplo.com.br' },
  googleAnalytics: { label: 'Google Analytics ID', placeholder: 'G-XXXXXXXXXX' },
  metaKeywords: { label: 'Palavras-chave', help: 'Separadas por vírgulas.', isLong: true },
};

interface SettingsFormProps {
  readonly config: SiteConfig;
  readonly problems: SettingProblems;
  readonly onChange: (name: Setting, value: string) => void;
  readonly onSave: () => void;
}

/** The settings' fields. */
export function SettingsForm({ config, problems, onChange, onSave }: SettingsFormProps) {
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <form noValidate className="card space-y-5 p-5 sm:p-6" onSubmit={submit}>
      {SETTINGS.map((name) => {
        const { isLong = false, ...texts } = FIELDS[name];
        const Field = isLong ? TextArea : TextField;
        return (
          <Field
            key={name}
            {...texts}
            id={name}
            name={name}
            autoComplete="off"
            required={name === 'siteName'}
            value={config[name]}
            error={problems[name]}
            onChange={(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
              onChange(name, event.target.value)
            }
          />
        );
      })}
      <Button type="submit">Salvar configurações</Button>
    </form>
  );
}
