import { afterEach, expect, it, vi } from 'vitest';
import { composeMail, printMail } from './mail.ts';

afterEach(() => vi.restoreAllMocks());

async function printed(to: string, link: string): Promise<string> {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await printMail({ ...composeMail('', 'recovery', {}), to, link });
  return write.mock.calls.map(([text]) => String(text)).join('');
}

it('printMail writes four lines without control characters', async () => {
  const text = await printed(
    'ana\u001B]0;x\u0007@example.com\nE-mail para outra',
    'http://localhost/\u009B2Ja',
  );
  expect(text).toBe(
    '\nE-mail para ana ]0;x @example.com E-mail para outra (o backend embutido não envia; use o link abaixo)\n' +
      '  Escolha uma nova senha no Calculário\n  http://localhost/ 2Ja\n\n',
  );
});

it('printMail never truncates the link', async () => {
  const link = `http://localhost/auth/v1/verify?redirect_to=${'a'.repeat(1000)}`;
  expect(await printed('ana@example.com', link)).toContain(`\n  ${link}\n`);
});
