import { describe, expect, it } from 'vitest';
import { faultOfAccount } from './sound-account.ts';

const address = (length: number): string => `${'a'.repeat(length - 6)}@b.com`;

describe('a request about accounts', () => {
  it.each([
    [{}, undefined],
    [{ email: 'ana@example.com', password: 'uma senha', data: {}, code_challenge: null }, undefined],
    [{ token_hash: {}, type: 'recovery' }, 'text'],
    [{ token: ['1'], email: 'ana@example.com' }, 'text'],
    [{ refresh_token: true }, 'text'],
    [{ password: null }, 'text'],
    [{ email: 1 }, 'text'],
    [{ email: address(255) }, undefined],
    [{ email: address(256) }, 'email'],
    [{ email: 'a\u001B]0;x\u0007@example.com' }, 'email'],
    [{ email: 'ana@example.com\n' }, 'email'],
    [{ password: 'a\tb' }, undefined],
  ])('%j', (body, fault) => expect(faultOfAccount(body)).toBe(fault));
});
