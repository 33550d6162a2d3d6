import { describe, expect, it, vi } from 'vitest';
import { watchErrors } from './database-fault.ts';

const failed = (code: string, severity = 'ERROR') => Object.assign(new Error('x'), { code, severity });

describe('watchErrors', () => {
  it('reports once that the database is worn, long before errors fill its stack', () => {
    const onFault = vi.fn();
    const notice = watchErrors(onFault);
    for (let count = 1; count < 2000; count += 1) notice(failed('22P02'));
    expect(onFault).not.toHaveBeenCalled();
    // PGlite refuses a value before it reaches the database.
    notice(new Error('Invalid input for boolean type'));
    notice(failed('22P02'));
    expect(onFault.mock.calls).toEqual([['worn']]);
  });

  it.each([
    ['an out-of-bounds memory access', new WebAssembly.RuntimeError('memory access out of bounds')],
    ['a value that is not an Error', 'x'],
    ['the end of the session', failed('57P01', 'FATAL')],
    ['the end of the server', failed('XX000', 'PANIC')],
    ['an internal error', failed('XX000')],
    ['a missing prepared statement', failed('26000')],
    ['a protocol violation', failed('08P01')],
    ['a transaction that never ends', failed('25P02')],
  ])('reports immediately that the database is broken after %s', (_what, error) => {
    const onFault = vi.fn();
    watchErrors(onFault)(error);
    expect(onFault.mock.calls).toEqual([['broken']]);
  });
});
