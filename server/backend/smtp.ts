import { createTransport } from 'nodemailer';
import type { SendMail } from './mail.ts';

/**
 * Creates a function that sends mails through the server in `CALCULARIO_SMTP`, from `CALCULARIO_MAIL_FROM`.
 *
 * Does not wait for the delivery, whose result and duration would reveal to strangers if an account exists, and which
 * would block other requests. Logs a failure without the address.
 *
 * @returns undefined if no server is configured
 * @throws Error with a message for the terminal, without secrets, if a setting is missing or is not an address
 */
export function smtpFrom(env: NodeJS.ProcessEnv): SendMail | undefined {
  const server = env['CALCULARIO_SMTP']?.trim();
  if (!server) return undefined;
  const url = URL.canParse(server) ? new URL(server) : undefined;
  if (!url?.hostname || !['smtp:', 'smtps:'].includes(url.protocol)) {
    throw new Error('CALCULARIO_SMTP não é um endereço smtp:// nem smtps://.');
  }
  const from = env['CALCULARIO_MAIL_FROM']?.trim();
  if (!from) throw new Error('Falta CALCULARIO_MAIL_FROM: quem assina os e-mails de CALCULARIO_SMTP.');
  const transport = createTransport(server);
  return ({ to: address, subject, html, link }) => {
    // Pass an object, because a text such as `x;ana@example.com` would be parsed and reach another address.
    const to = { name: '', address };
    transport
      .sendMail({ from, to, subject, html, ...(link !== undefined && { text: `${subject}:\n${link}\n` }) })
      .catch((error: unknown) => {
        const { code = 'sem código' } = error as NodeJS.ErrnoException;
        console.error(`Um e-mail não saiu por CALCULARIO_SMTP (${code}): ${subject}`);
      });
  };
}
