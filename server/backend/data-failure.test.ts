import { describe, expect, it } from 'vitest';
import { dataFailure } from './data-failure.ts';

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
    ['a read-only disk', withCode('EROFS'), /^Falta permissão/],
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
});
