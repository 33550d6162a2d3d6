/** What is wrong with settings as typed. */
import { SETTING_LABELS, SETTINGS, type Setting } from './site-config.ts';

/** The sentence for a value that the schema refuses. */
const SENTENCES: Readonly<Record<Setting, string>> = {
  siteName: 'Digite o nome do site, com até 100 caracteres.',
  siteDescription: 'A descrição pode ter até 300 caracteres.',
  siteUrl: 'Digite um endereço completo, como https://www.exemplo.com.br.',
  adminEmail: 'Digite um email válido, como nome@exemplo.com.br.',
  googleAnalytics: 'Digite o código como G-XXXXXXXXXX.',
  metaKeywords: 'As palavras-chave podem ter até 500 caracteres.',
};

/** What to correct, by setting. */
export type SettingProblems = Readonly<Partial<Record<Setting, string>>>;

/** The sentences for the validator's errors on `{ siteConfig }`. */
export function settingProblems(errors: readonly { readonly instancePath: string }[]): SettingProblems {
  const names = new Set(errors.map(({ instancePath }) => instancePath.split('/')[2]));
  return Object.fromEntries(Object.entries(SENTENCES).filter(([name]) => names.has(name)));
}

/** The same, where no field stands beside the sentence: with its label, and its name in the file. */
export function problemSentences(problems: SettingProblems): readonly string[] {
  return SETTINGS.flatMap((name) => {
    const sentence = problems[name];
    return sentence === undefined ? [] : [`${SETTING_LABELS[name]} (${name}): ${sentence}`];
  });
}
