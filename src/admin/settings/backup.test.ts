import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { schemaCompiler } from '../../../scripts/vite/schemas-plugin.ts';
import { BACKUP_NAME, backupText, MOST_BYTES, readBackup } from './backup.ts';
import { settingProblems } from './problems.ts';
import { DEFAULT_CONFIG, SETTINGS, withChanges } from './site-config.ts';

const schema = JSON.parse(readFileSync('schemas/backup.schema.json', 'utf8')) as {
  definitions: { siteConfig: { properties: object } };
};
const isBackup = schemaCompiler().compile(schema);

const read = (text: string, name = BACKUP_NAME) => readBackup(new File([text], name), isBackup);

describe('a backup', () => {
  it('comes back as it was exported', async () => {
    const config = withChanges(DEFAULT_CONFIG, {
      siteName: 'Ação & Reação "1"',
      metaKeywords: '🧮, </script>',
    });
    const text = backupText(config, new Date('2026-11-20T12:00:00Z'));
    expect(JSON.parse(text)).toEqual({ siteConfig: config, exportDate: '2026-11-20T12:00:00.000Z' });
    expect(await read(text)).toEqual(config);
  });

  it('may hold some settings only, and no date', async () => {
    expect(await read('{"siteConfig":{"siteName":"Novo"}}')).toEqual({ siteName: 'Novo' });
    expect(await read('{"siteConfig":{}}', 'OUTRO.JSON')).toEqual({});
  });

  it('may begin with the mark of UTF-8', async () => {
    expect(await read('\ufeff{"siteConfig":{"siteName":"Novo"}}')).toEqual({ siteName: 'Novo' });
  });
});

describe('what is no backup', () => {
  it.each([
    ['nothing', ''],
    ['no JSON', 'siteConfig'],
    ['half a file', '{"siteConfig":{"siteName":"No'],
    ['null', 'null'],
    ['a list', '[]'],
    ['no siteConfig', '{"exportDate":"2026-11-20"}'],
    ['siteConfig null', '{"siteConfig":null}'],
    ['siteConfig a list', '{"siteConfig":["x"]}'],
    ['siteConfig a text', '{"siteConfig":"x"}'],
    ['a number for a text', '{"siteConfig":{"siteName":1}}'],
    ['null for a text', '{"siteConfig":{"siteName":null}}'],
    ['an object for a text', '{"siteConfig":{"siteName":{}}}'],
    ['a blank name', '{"siteConfig":{"siteName":" "}}'],
    ['an address of code', '{"siteConfig":{"siteUrl":"javascript:alert(1)"}}'],
    ['no email', '{"siteConfig":{"adminEmail":"ninguém"}}'],
    ['a name too long', JSON.stringify({ siteConfig: { siteName: 'x'.repeat(101) } })],
    ['an unknown setting', '{"siteConfig":{"siteName":"x","outra":"y"}}'],
    ['__proto__ beside it', '{"siteConfig":{},"__proto__":{"siteName":"x"}}'],
    ['__proto__ in it', '{"siteConfig":{"__proto__":{"siteName":"x"}}}'],
    ['constructor in it', '{"siteConfig":{"constructor":{"prototype":{}}}}'],
    ['a date that is none', '{"siteConfig":{},"exportDate":7}'],
    ['a hundred thousand brackets', '['.repeat(100_000)],
  ])('%s', async (_what, text) => {
    expect(await read(text)).toBeNull();
    expect(Reflect.get({}, 'siteName')).toBeUndefined();
  });

  it('a file of another kind, whatever it holds', async () => {
    expect(await read('{"siteConfig":{}}', 'backup.txt')).toBeNull();
    expect(await read('{"siteConfig":{}}', 'json')).toBeNull();
  });

  it('a huge file, which is not even read', async () => {
    const text = () => Promise.reject(new Error('read'));
    expect(await readBackup({ name: 'x.json', size: MOST_BYTES + 1, text }, isBackup)).toBeNull();
  });

  it('a file that cannot be read', async () => {
    const text = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
    expect(await readBackup({ name: 'x.json', size: 10, text }, isBackup)).toBeNull();
  });
});

describe('the settings', () => {
  it('are those of the schema, and their defaults satisfy it', () => {
    expect(Object.keys(schema.definitions.siteConfig.properties)).toEqual([...SETTINGS]);
    expect(isBackup({ siteConfig: DEFAULT_CONFIG })).toBe(true);
  });

  it('are told apart in what is wrong with them', () => {
    const siteConfig = withChanges(DEFAULT_CONFIG, { siteUrl: 'exemplo', adminEmail: 'x', siteName: '' });
    expect(isBackup({ siteConfig })).toBe(false);
    expect(Object.keys(settingProblems(isBackup.errors ?? []))).toEqual([
      'siteName',
      'siteUrl',
      'adminEmail',
    ]);
  });

  it('keep what a change does not name', () => {
    expect(withChanges(DEFAULT_CONFIG, { siteName: 'Novo' })).toEqual({
      ...DEFAULT_CONFIG,
      siteName: 'Novo',
    });
  });
});
