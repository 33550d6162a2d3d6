import { fileURLToPath } from 'node:url';

/** An e-mail from the backend. */
export interface Mail {
  to: string;
  subject: string;
  html: string;
  /** The address that the mail asks to open, if any. */
  link: string | undefined;
}

/** Delivers a mail. */
export type SendMail = (mail: Mail) => void | Promise<void>;

/** The confirmation mail of a new account; the hosted project uses the same file through `config.toml`. */
export const CONFIRMATION_MAIL = {
  subject: 'Confirme seu cadastro no Calculário',
  content_path: fileURLToPath(new URL('../../supabase/templates/confirmation.html', import.meta.url)),
};

/** The first link in a mail's HTML, with its entities decoded. */
export function firstLink(html: string): string | undefined {
  return /href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
}

/** Writes each mail to the terminal instead of sending it: the embedded backend has no mail server. */
export const printMail: SendMail = ({ to, subject, link }) => {
  process.stdout.write(
    `\nE-mail para ${to} (o backend embutido não envia; use o link abaixo)\n  ${subject}\n  ${link ?? ''}\n\n`,
  );
};
