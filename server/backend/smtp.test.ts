import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { smtpFrom } from './smtp.ts';

const MAIL = {
  to: 'ana@example.com',
  subject: 'Escolha uma nova senha',
  html: '<p>Olá! <a href="https://exemplo.com/x">Abra</a></p>',
  link: 'https://exemplo.com/x',
};
const from = { CALCULARIO_MAIL_FROM: 'Calculário <contato@exemplo.com>' };

afterEach(() => vi.restoreAllMocks());

/** Opens a mail server that accepts one mail, or refuses every recipient. */
async function openMailServer(answerToRecipient: string) {
  const lines: string[] = [];
  const server = createServer((socket) => {
    let isText = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 teste');
    createInterface(socket).on('line', (line) => {
      lines.push(line);
      if (isText && line !== '.') return;
      isText = line === 'DATA';
      say(isText ? '354 diga' : line.startsWith('RCPT') ? answerToRecipient : '250 certo');
      if (line === '.' || answerToRecipient.startsWith('5')) server.emit('served');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { lines, server, port: (server.address() as AddressInfo).port };
}

describe('mails by SMTP', () => {
  it('reach the server with the link also in the plain text', async () => {
    const { lines, server, port } = await openMailServer('250 certo');
    const served = once(server, 'served');
    await smtpFrom({ ...from, CALCULARIO_SMTP: `smtp://127.0.0.1:${port}?ignoreTLS=true` })?.(MAIL);
    await served;
    server.close();
    expect(lines).toContain('RCPT TO:<ana@example.com>');
    expect(lines).toContain('MAIL FROM:<contato@exemplo.com>');
    expect(lines).toContain(`Subject: ${MAIL.subject}`);
    expect(lines).toContain(MAIL.link);
    expect(lines.some((line) => line.startsWith('Content-Type: text/html'))).toBe(true);
  });

  it('never reach another address inside that of the account', async () => {
    const { lines, server, port } = await openMailServer('250 certo');
    const served = once(server, 'served');
    const send = smtpFrom({ ...from, CALCULARIO_SMTP: `smtp://127.0.0.1:${port}?ignoreTLS=true` });
    await send?.({ ...MAIL, to: 'bia;ana@example.com' });
    await served;
    server.close();
    expect(lines.filter((line) => line.startsWith('RCPT'))).toEqual(['RCPT TO:<"bia;ana"@example.com>']);
  });

  it('are logged without the address if the server refuses them', async () => {
    const { server, port } = await openMailServer('550 não conheço');
    const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await smtpFrom({ ...from, CALCULARIO_SMTP: `smtp://127.0.0.1:${port}?ignoreTLS=true` })?.(MAIL);
    await vi.waitFor(() => expect(printed).toHaveBeenCalled(), { timeout: 10_000 });
    server.close();
    expect(printed.mock.calls).toEqual([
      ['Um e-mail não saiu por CALCULARIO_SMTP (EENVELOPE): Escolha uma nova senha'],
    ]);
  });
});

describe('smtpFrom', () => {
  it('returns nothing by default', () => {
    expect(smtpFrom({})).toBeUndefined();
    expect(smtpFrom({ ...from, CALCULARIO_SMTP: ' ' })).toBeUndefined();
  });

  it.each(['smtp.exemplo.com', 'https://exemplo.com', 'smtp://'])('requires a server (%s)', (server) => {
    expect(() => smtpFrom({ ...from, CALCULARIO_SMTP: server })).toThrow(
      /^CALCULARIO_SMTP não é um endereço smtp:\/\/ nem smtps:\/\/\.$/,
    );
  });

  it('requires a sender', () => {
    expect(() => smtpFrom({ CALCULARIO_SMTP: 'smtps://ana:segredo@smtp.exemplo.com' })).toThrow(
      /^Falta CALCULARIO_MAIL_FROM/,
    );
  });
});
