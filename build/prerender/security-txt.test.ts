import { expect, it } from 'vitest';
import { securityTxt } from './security-txt.ts';

it('securityTxt contains a contact address and an expiry date', () => {
  const site = { origin: 'https://contas.example', email: 'ana@contas.example' };
  expect(securityTxt(site, new Date('2026-01-01T00:00:00Z'))).toBe(
    'Contact: mailto:ana@contas.example\nExpires: 2026-12-27T00:00:00Z\nPreferred-Languages: pt-BR, en\n' +
      'Canonical: https://contas.example/.well-known/security.txt\n',
  );
});

it('securityTxt is undefined without a contact address', () => {
  expect(securityTxt({ origin: 'https://contas.example' }, new Date(0))).toBeUndefined();
});
