import { afterEach, expect, it, vi } from 'vitest';
import { SIGN_UP_MARK } from '../site/sign-up-mark.ts';
import { takeSession } from './take-session.ts';

afterEach(() => vi.unstubAllGlobals());

/** Opens an address; returns the address shown afterwards, and the outcome of a sign-up that the page will report. */
function open(address: string): [shown: string, outcome: string | undefined] {
  const { pathname, search, hash } = new URL(address, 'https://site.example');
  const replaceState = vi.fn<(state: unknown, title: string, address: string) => void>();
  const dataset: Record<string, string> = {};
  vi.stubGlobal('window', { location: { pathname, search, hash }, history: { replaceState } });
  vi.stubGlobal('document', { documentElement: { dataset } });
  takeSession();
  const [, , shown = pathname + search + hash] = replaceState.mock.calls[0] ?? [];
  return [shown, dataset[SIGN_UP_MARK]];
}

it.each([
  ['/#access_token=a.b.c&refresh_token=r&expires_in=3600&token_type=bearer&type=signup', 'confirmado'],
  ['/?code=0d1c8a1e-5a0e-4c1b-9a64-6f1f1d0f3c11', 'confirmado'],
  ['/#access_token=a.b.c&refresh_token=r&type=recovery', undefined],
  ['/#error=access_denied&error_code=otp_expired&error_description=x', 'vencido'],
  ['/?error=access_denied&error_code=otp_expired', 'vencido'],
])('takeSession removes the session or the error from %s', (address, outcome) => {
  expect(open(address)).toEqual(['/', outcome]);
});

it.each([
  '/',
  '/?utm_source=x#destaques',
  '/admin/nova-senha#error=access_denied&error_code=otp_expired',
  '/admin/nova-senha#access_token=a.b.c&type=recovery',
  '/calculadora/saude/imc?code=1',
])('takeSession leaves %s alone', (address) => {
  expect(open(address)).toEqual([address, undefined]);
});
