import { fileURLToPath } from 'node:url';

/** An e-mail that the backend wants sent. */
export interface Mail {
  to: string;
  subject: string;
  html: string;
  /** The address that the mail asks to open, where it has one. */
  link: string | undefined;
}

/** Delivers a mail, or keeps it. */
export type SendMail = (mail: Mail) => void | Promise<void>;

/** The mail that asks to confirm a new account; the hosted project uses the same file by `config.toml`. */
export const CONFIRMATION_MAIL = {
  subject: 'Confirme seu cadastro no Calculário',
  content_path: fileURLToPath(new URL('../templates/confirmation.html', import.meta.url)),
};

/** The first link of a mail's HTML, with its entities resolved. */
export function firstLink(html: string): string | undefined {
  return /href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
}

/** Writes each mail to the terminal in place of sending it: the embedded backend has no mail server. */
export const printMail: SendMail = ({ to, subject, link }) => {
  process.stdout.write(
    `\nE-mail para ${to} (o backend embutido não envia; use o link abaixo)\n  ${subject}\n  ${link ?? ''}\n\n`,
  );
};
