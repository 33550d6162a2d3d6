import { describe, expect, it } from 'vitest';
import { BACKUP_NAME, backupText, MAX_BYTES, readBackup } from './backup.ts';
import { DEFAULT_CONFIG, settingProblems, withChanges } from './site-config.ts';

const settings = (changes: object, ignored: readonly string[] = []) => ({ ok: true, changes, ignored });
const NO_BACKUP = { ok: false, reasons: [] };
const read = (text: string, name = BACKUP_NAME) => readBackup(new File([text], name));

describe('readBackup', () => {
  it('reads an exported file', async () => {
    const config = withChanges(DEFAULT_CONFIG, {
      siteName: 'Ação & Reação "1"',
      metaKeywords: '🧮, </script>',
    });
    const text = backupText(config, new Date('2026-11-20T12:00:00Z'));
    expect(JSON.parse(text)).toEqual({ siteConfig: config, exportDate: '2026-11-20T12:00:00.000Z' });
    expect(await read(text)).toEqual(settings(config));
  });

  it('accepts a file with only some settings, and without a date', async () => {
    expect(await read('{"siteConfig":{"siteName":"Novo"}}')).toEqual(settings({ siteName: 'Novo' }));
    expect(await read('{"siteConfig":{}}', 'OUTRO.JSON')).toEqual(settings({}));
  });

  it('accepts a byte-order mark', async () => {
    expect(await read('\ufeff{"siteConfig":{"siteName":"Novo"}}')).toEqual(settings({ siteName: 'Novo' }));
  });

  it.each([
    ['an unknown setting', '{"siteConfig":{"siteName":"x","outra":"y"}}', { siteName: 'x' }, ['outra']],
    ['an unknown top-level name', '{"versao":2,"siteConfig":{}}', {}, ['versao']],
    ['a top-level __proto__', '{"siteConfig":{},"__proto__":{"siteName":"x"}}', {}, ['__proto__']],
    ['__proto__ among the settings', '{"siteConfig":{"__proto__":{"siteName":"x"}}}', {}, ['__proto__']],
    [
      'constructor among the settings',
      '{"siteConfig":{"constructor":{"prototype":{}}}}',
      {},
      ['constructor'],
    ],
    ['an invalid date', '{"siteConfig":{},"exportDate":7}', {}, []],
  ])('ignores %s', async (_what, text, changes, ignored) => {
    expect(await read(text)).toEqual(settings(changes, ignored));
    expect(Reflect.get({}, 'siteName')).toBeUndefined();
  });

  it('lists the first unknown names, and truncates long ones', async () => {
    const many = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`n${index}`, 1]));
    const reading = await read(JSON.stringify({ ['x'.repeat(99)]: 1, siteConfig: many }));
    expect(reading).toMatchObject({ ignored: [`${'x'.repeat(40)}…`, 'n0', 'n1', 'n2', 'n3', '…'] });
  });
});

describe('a backup with a refused value', () => {
  it.each([
    [
      'a number for a text',
      { siteName: 1 },
      [/^Nome do site \(siteName\): Digite o nome do site, com até 100 caracteres\.$/],
    ],
    ['null for a text', { siteName: null }, [/^Nome do site/]],
    ['an object for a text', { siteName: {} }, [/^Nome do site/]],
    ['a blank name', { siteName: ' ' }, [/^Nome do site/]],
    ['a name too long', { siteName: 'x'.repeat(101) }, [/^Nome do site/]],
    ['a javascript: address', { siteUrl: 'javascript:alert(1)' }, [/^URL do site/]],
    [
      'an address without http',
      { siteUrl: 'exemplo.com.br' },
      [/^URL do site \(siteUrl\): Digite um endereço completo, como https:/],
    ],
    ['an invalid email', { adminEmail: 'ninguém', outra: 'x' }, [/^Email do administrador \(adminEmail\)/]],
    ['two problems', { adminEmail: 'x', siteUrl: 'x' }, [/^URL do site/, /^Email/]],
  ])('reports %s', async (_what, siteConfig, reasons) => {
    expect(await read(JSON.stringify({ siteConfig }))).toEqual({
      ok: false,
      reasons: reasons.map((reason) => expect.stringMatching(reason) as string),
    });
  });
});

describe('a file that is not a backup', () => {
  it.each([
    ['an empty file', ''],
    ['invalid JSON', 'siteConfig'],
    ['a truncated file', '{"siteConfig":{"siteName":"No'],
    ['null', 'null'],
    ['a list', '[]'],
    ['no siteConfig', '{"exportDate":"2026-11-20"}'],
    ['siteConfig null', '{"siteConfig":null}'],
    ['siteConfig a list', '{"siteConfig":["x"]}'],
    ['siteConfig a text', '{"siteConfig":"x"}'],
    ['a hundred thousand brackets', '['.repeat(100_000)],
  ])('is refused: %s', async (_what, text) => {
    expect(await read(text)).toEqual(NO_BACKUP);
    expect(Reflect.get({}, 'siteName')).toBeUndefined();
  });

  it('is refused if its name does not end in .json', async () => {
    expect(await read('{"siteConfig":{}}', 'backup.txt')).toEqual(NO_BACKUP);
    expect(await read('{"siteConfig":{}}', 'json')).toEqual(NO_BACKUP);
  });

  it('is refused unread if it is too large', async () => {
    const text = () => Promise.reject(new Error('read'));
    expect(await readBackup({ name: 'x.json', size: MAX_BYTES + 1, text })).toEqual(NO_BACKUP);
  });

  it('is refused if it cannot be read', async () => {
    const text = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
    expect(await readBackup({ name: 'x.json', size: 10, text })).toEqual(NO_BACKUP);
  });
});

describe('the settings', () => {
  it('have valid defaults', () => {
    expect(settingProblems(DEFAULT_CONFIG)).toEqual({});
  });

  it('have one problem each', () => {
    const siteConfig = withChanges(DEFAULT_CONFIG, { siteUrl: 'exemplo', adminEmail: 'x', siteName: '' });
    expect(Object.entries(settingProblems(siteConfig))).toEqual([
      ['siteName', 'Digite o nome do site, com até 100 caracteres.'],
      ['siteUrl', 'Digite um endereço completo, como https://www.exemplo.com.br.'],
      ['adminEmail', 'Digite um email válido, como nome@exemplo.com.br.'],
    ]);
  });

  it('keep the values that a change does not name', () => {
    expect(withChanges(DEFAULT_CONFIG, { siteName: 'Novo' })).toEqual({
      ...DEFAULT_CONFIG,
      siteName: 'Novo',
    });
  });
});
