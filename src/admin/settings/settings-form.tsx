import type { ChangeEvent, HTMLInputTypeAttribute, SyntheticEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextArea, TextField } from '../parts/text-field.tsx';
import type { SettingProblems } from './problems.ts';
import { SETTING_LABELS, SETTINGS, type Setting, type SiteConfig } from './site-config.ts';

interface SettingTexts {
  readonly type?: HTMLInputTypeAttribute;
  readonly placeholder?: string;
  readonly help?: string;
  /** Takes more than a line. */
  readonly isLong?: boolean;
}

const FIELDS: Readonly<Record<Setting, SettingTexts>> = {
  siteName: { help: 'No alto e no pé das páginas, nos títulos e nos dados para buscadores.' },
  siteDescription: {
    help: 'Uma ou duas frases, para buscadores: a descrição da página inicial.',
    isLong: true,
  },
  siteUrl: {
    type: 'url',
    placeholder: 'https://www.exemplo.com.br',
    help: 'Onde o site é visto: endereços canônicos, mapa do site e feed.',
  },
  adminEmail: {
    type: 'email',
    placeholder: 'nome@exemplo.com.br',
    help: 'Aparece no site: no rodapé, em Contato e nas páginas legais.',
  },
  googleAnalytics: {
    placeholder: 'G-XXXXXXXXXX',
    help: 'Em branco, nada é contado nem sai do navegador. Com um código, quem visita é perguntado antes.',
  },
  metaKeywords: { help: 'Separadas por vírgulas, para buscadores.', isLong: true },
};

interface SettingsFormProps {
  readonly config: SiteConfig;
  readonly problems: SettingProblems;
  readonly isSaving: boolean;
  readonly onChange: (name: Setting, value: string) => void;
  readonly onSave: () => void;
}

/** The settings' fields. */
export function SettingsForm({ config, problems, isSaving, onChange, onSave }: SettingsFormProps) {
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
            label={SETTING_LABELS[name]}
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
      <Button type="submit" aria-disabled={isSaving || undefined}>
        {isSaving ? 'Salvando...' : 'Salvar configurações'}
      </Button>
    </form>
  );
}
