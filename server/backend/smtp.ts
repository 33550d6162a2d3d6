import { createTransport } from 'nodemailer';
import type { SendMail } from './mail.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Sends mails by the server that `CALCULARIO_SMTP` names, from `CALCULARIO_MAIL_FROM`.
 *
 * Nobody waits for a mail: whether one was sent, and how long it took, would tell strangers who has an account, and the
 * database serves one request at a time. One that fails is told on the console, without its address.
 *
 * @returns nothing where no server is named
 * @throws Error, with a message for the terminal that holds no secret, when a setting is missing or no address
 */
export function smtpFrom(env: Environment): SendMail | undefined {
  const server = env['CALCULARIO_SMTP']?.trim();
  if (!server) return undefined;
  const url = URL.canParse(server) ? new URL(server) : undefined;
  if (!url?.hostname || !['smtp:', 'smtps:'].includes(url.protocol)) {
    throw new Error('CALCULARIO_SMTP não é um endereço smtp:// nem smtps://.');
  }
  const from = env['CALCULARIO_MAIL_FROM']?.trim();
  if (!from) throw new Error('Falta CALCULARIO_MAIL_FROM: quem assina os e-mails de CALCULARIO_SMTP.');
  const transport = createTransport(server);
  return ({ to, subject, html, link }) => {
    transport
      .sendMail({ from, to, subject, html, ...(link !== undefined && { text: `${subject}:\n${link}\n` }) })
      .catch((error: unknown) => {
        const { code = 'sem código' } = error as NodeJS.ErrnoException;
        console.error(`Um e-mail não saiu por CALCULARIO_SMTP (${code}): ${subject}`);
      });
  };
}
