import { expect, it } from 'vitest';
import { variablesOf } from './environment.ts';

const NOTHING = {
  site_name: null,
  site_description: null,
  site_url: null,
  admin_email: null,
  google_analytics: null,
  meta_keywords: null,
};

it('variablesOf converts each setting to its variable', () => {
  expect(
    variablesOf({
      site_name: ' Contas & Cia ',
      site_description: 'Contas.',
      site_url: 'https://contas.example/',
      admin_email: 'ana@contas.example',
      google_analytics: 'G-ABCDE12345',
      meta_keywords: 'conta, imposto',
    }),
  ).toEqual({
    VITE_SITE_NAME: 'Contas & Cia',
    VITE_SITE_DESCRIPTION: 'Contas.',
    VITE_SITE_URL: 'https://contas.example',
    VITE_SITE_EMAIL: 'ana@contas.example',
    VITE_GOOGLE_ANALYTICS: 'G-ABCDE12345',
    VITE_SITE_KEYWORDS: 'conta, imposto',
  });
});

it('variablesOf omits missing and blank settings', () => {
  expect(variablesOf(NOTHING)).toEqual({});
  expect(variablesOf({ ...NOTHING, site_name: ' ', site_url: 'contas' })).toEqual({});
  expect(variablesOf({})).toEqual({});
});

it('variablesOf keeps only the origin of an address, because the pages append their paths', () => {
  expect(variablesOf({ site_url: 'https://contas.example/pasta?x#y' })).toEqual({
    VITE_SITE_URL: 'https://contas.example',
  });
});
