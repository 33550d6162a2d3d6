import { describe, expect, it } from 'vitest';
import { isForPublic, requireForPublic } from './production.ts';

const WHOLE = {
  VITE_SITE_URL: 'https://contas.example',
  VITE_LEGAL_NAME: 'Contas Ltda., CNPJ 00.000.000/0001-00, Recife/PE',
  VITE_SITE_EMAIL: 'ana@contas.example',
};

describe('a build for the public', () => {
  it('is told by an address, or a hosted backend, that is not of this machine', () => {
    expect(isForPublic({ VITE_SITE_URL: 'https://contas.example' })).toBe(true);
    expect(isForPublic({ VITE_SUPABASE_URL: 'https://projeto.supabase.co' })).toBe(true);
    expect(isForPublic({})).toBe(false);
    expect(isForPublic({ VITE_SITE_URL: 'http://localhost:4321' })).toBe(false);
    expect(isForPublic({ VITE_SUPABASE_URL: 'http://127.0.0.1:54321' })).toBe(false);
  });

  it('is refused while something is missing, or still in brackets', () => {
    expect(() => requireForPublic(WHOLE)).not.toThrow();
    expect(() => requireForPublic({})).toThrow(/VITE_SITE_URL[\s\S]*VITE_LEGAL_NAME[\s\S]*VITE_SITE_EMAIL/);
    expect(() => requireForPublic({ ...WHOLE, VITE_LEGAL_NAME: '[nome ou razão social]' })).toThrow(
      'VITE_LEGAL_NAME',
    );
  });
});
