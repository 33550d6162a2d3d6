import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dataFailure, ensureDataFolder } from './data-failure.ts';

const withCode = (code: string) => Object.assign(new Error('x'), { code });

describe('a failure to open the data', () => {
  it.each([
    ['a full disk', withCode('ENOSPC'), /^O disco de dados está cheio/],
    [
      'a full disk, reported by the database',
      new Error('could not extend file: No space left on device'),
      /cheio/,
    ],
    ['a full disk, as the cause of another error', new Error('x', { cause: withCode('ENOSPC') }), /cheio/],
    ['a folder of another user', withCode('EACCES'), /^Falta permissão para ler e escrever em dados/],
    ['a read-only disk', withCode('EROFS'), /^O disco de dados só permite leitura/],
    ['anything else', new Error('invalid page in block 0'), /^Os dados em dados estão danificados/],
    ['a value that is not an Error', 'x', /danificados/],
  ])('states its cause in the message: %s', (_what, error, message) => {
    const failure = dataFailure(error, 'dados');
    expect(failure.message).toMatch(message);
    expect(failure.cause).toBe(error);
  });

  it('is reported as a full disk if there is no room for the next file, even if the database reports another cause', () => {
    const failure = dataFailure(new Error('unreachable'), 'dados', 10_000_000);
    expect(failure.message).toMatch(/^O disco de dados está cheio/);
    expect(dataFailure(new Error('unreachable'), 'dados', 20_000_000).message).toMatch(/danificados/);
  });

  it('is reported as missing permissions if a file belongs to another user', () => {
    const failure = dataFailure(new Error('unreachable'), 'dados', 20_000_000, withCode('EACCES'));
    expect(failure.message).toMatch(/^Falta permissão/);
  });
});

describe('a data folder', () => {
  it('is created with its parents', () => {
    const root = mkdtempSync(join(tmpdir(), 'calculario-pasta-'));
    ensureDataFolder(join(root, 'a', 'b'));
    ensureDataFolder(join(root, 'a', 'b'));
    expect(existsSync(join(root, 'a', 'b'))).toBe(true);
    rmSync(root, { recursive: true });
  });

  it('that cannot be created is not reported as damaged data', () => {
    const root = mkdtempSync(join(tmpdir(), 'calculario-pasta-'));
    writeFileSync(join(root, 'file'), '');
    const impossible = [join(root, 'file'), join(root, 'file', 'below')];
    // Node's recursive creation of folders never ends there.
    if (process.platform === 'linux') impossible.push('/proc/calculario', '/proc/calculario/below');
    for (const folder of impossible) {
      expect(() => ensureDataFolder(folder)).toThrow(`A pasta de dados ${folder} não pode ser criada`);
    }
    rmSync(root, { recursive: true });
  });
});
