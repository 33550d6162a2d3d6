import { afterEach, expect, it, vi } from 'vitest';
import { SIGN_UP_MARK } from '../site/sign-up-mark.ts';
import { takeSession } from './take-session.ts';

afterEach(() => vi.unstubAllGlobals());

/** Opens an address; returns the address shown afterwards, and true if the page will confirm a sign-up. */
function open(address: string): [shown: string, isConfirmed: boolean] {
  const { pathname, search, hash } = new URL(address, 'https://site.example');
  const replaceState = vi.fn<(state: unknown, title: string, address: string) => void>();
  const dataset: Record<string, string> = {};
  vi.stubGlobal('window', { location: { pathname, search, hash }, history: { replaceState } });
  vi.stubGlobal('document', { documentElement: { dataset } });
  takeSession();
  const [, , shown = pathname + search + hash] = replaceState.mock.calls[0] ?? [];
  return [shown, SIGN_UP_MARK in dataset];
}

it.each([
  ['/#access_token=a.b.c&refresh_token=r&expires_in=3600&token_type=bearer&type=signup', true],
  ['/?code=0d1c8a1e-5a0e-4c1b-9a64-6f1f1d0f3c11', true],
  ['/#access_token=a.b.c&refresh_token=r&type=recovery', false],
])('takeSession removes the session from %s', (address, isConfirmed) => {
  expect(open(address)).toEqual(['/', isConfirmed]);
});

it.each([
  '/',
  '/?utm_source=x#destaques',
  '/#error=access_denied&error_code=otp_expired',
  '/admin/nova-senha#access_token=a.b.c&type=recovery',
  '/calculadora/saude/imc?code=1',
])('takeSession leaves %s alone', (address) => {
  expect(open(address)).toEqual([address, false]);
});
