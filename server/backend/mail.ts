import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { logLine, oneLine } from '../log-text.ts';

export interface Mail {
  to: string;
  subject: string;
  html: string;
  /** Link that the mail asks to open, if any. */
  link: string | undefined;
}

export type SendMail = (mail: Mail) => void | Promise<void>;

/** Lifetime of the links in mails, in seconds; invitations have their own. */
export const LINK_LIFETIME_S = 3600;

/** Subject of each mail, by the name of its template in `supabase/templates`. */
export const SUBJECTS = {
  confirmation: 'Confirme seu cadastro no Calculário',
  recovery: 'Escolha uma nova senha no Calculário',
  magic_link: 'Seu link para entrar no Calculário',
  email_change: 'Confirme seu novo e-mail no Calculário',
  invite: 'Convite para ter uma conta no Calculário',
  reauthentication: 'Seu código para continuar no Calculário',
  admin_invitation: 'Convite para administrar o Calculário',
  password_changed: 'Sua senha no Calculário foi mudada',
} as const;

type MailName = keyof typeof SUBJECTS;

function fileOf(name: MailName): URL {
  return new URL(`../../supabase/templates/${name}.html`, import.meta.url);
}

function template(name: MailName) {
  return { subject: SUBJECTS[name], content_path: fileURLToPath(fileOf(name)) };
}

/** Mails of the accounts service; a hosted project uses the same templates through `config.toml`. */
export const SERVICE_MAILS = {
  confirmation: template('confirmation'),
  recovery: template('recovery'),
  magic_link: template('magic_link'),
  email_change: template('email_change'),
  invite: template('invite'),
};

/** Finds the first link in the HTML of a mail, and decodes its entities. */
function firstLink(html: string): string | undefined {
  return /href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Composes a mail that the server sends itself.
 *
 * @param name template of the mail
 * @param values replacements for `{{ .Name }}` in the template, by name
 */
export function composeMail(to: string, name: MailName, values: Readonly<Record<string, string>>): Mail {
  const html = readFileSync(fileOf(name), 'utf8').replaceAll(/\{\{ \.(\w+) \}\}/g, (_all, key: string) =>
    (values[key] ?? '').replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? ''),
  );
  return { to, subject: SUBJECTS[name], html, link: firstLink(html) };
}

/** Text of the only mail of the service that has no template. */
const SERVICE_CODE = /^Enter this code to continue: (\d+)$/;

/** Turns a mail of the service into one of our own templates. */
export function withOwnTemplate({ text, ...mail }: Omit<Mail, 'link'> & { text: string }): Mail {
  const [, code] = SERVICE_CODE.exec(text) ?? [];
  if (code !== undefined) return composeMail(mail.to, 'reauthentication', { Token: code });
  return { ...mail, link: firstLink(mail.html) };
}

/**
 * Prints each mail to the terminal, because the embedded backend has no mail server. Removes control characters,
 * because strangers can choose the address and parts of the link.
 */
export const printMail: SendMail = ({ to, subject, link }) => {
  const hint = link === undefined ? '' : '; use o link abaixo';
  process.stdout.write(
    `\nE-mail para ${logLine(to)} (o backend embutido não envia${hint})\n  ${subject}\n  ${oneLine(link ?? '')}\n\n`,
  );
};
