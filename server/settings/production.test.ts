import { describe, expect, it } from 'vitest';
import { isForPublic, requireForPublic } from './production.ts';

const COMPLETE = {
  VITE_SITE_URL: 'https://contas.com.br',
  VITE_LEGAL_NAME: 'Contas Ltda., CNPJ 00.000.000/0001-00, Recife/PE',
  VITE_SITE_EMAIL: 'ana@contas.com.br',
};

describe('a public build', () => {
  it('is recognized by an address that is neither this machine nor a reserved name', () => {
    expect(isForPublic({ VITE_SITE_URL: 'https://contas.com.br' })).toBe(true);
    expect(isForPublic({ VITE_SITE_URL: 'https://meuexample.com' })).toBe(true);
    for (const address of [
      'http://localhost:4321',
      'http://127.0.0.1',
      'http://[::1]:80',
      'https://site.example',
      'https://example.com',
      'https://calculario.test',
      '',
    ]) {
      expect(isForPublic({ VITE_SITE_URL: address }), address).toBe(false);
    }
    expect(isForPublic({ VITE_SUPABASE_URL: 'https://projeto.supabase.co' })).toBe(false);
  });

  it('is refused if a setting is missing or still a placeholder in brackets', () => {
    expect(() => requireForPublic(COMPLETE)).not.toThrow();
    expect(() => requireForPublic({})).toThrow(/VITE_SITE_URL[\s\S]*VITE_LEGAL_NAME[\s\S]*VITE_SITE_EMAIL/);
    expect(() => requireForPublic({ ...COMPLETE, VITE_LEGAL_NAME: '[nome ou razão social]' })).toThrow(
      'VITE_LEGAL_NAME',
    );
  });
});
