import { SIGN_UP_MARK } from '../site/sign-up-mark.ts';

/**
 * The link in a confirmation mail leads to the home page with a session, or with a code for one, in the address. Nobody needs
 * it, and it must stay neither in view nor in the browser's history; the page says that the sign-up is confirmed.
 */
export function takeSession(): void {
  const { pathname, search, hash } = window.location;
  const isSession = /[#&]access_token=/.test(hash);
  const isCode = /[?&]code=/.test(search);
  if (pathname !== '/' || !(isSession || isCode)) return;
  window.history.replaceState(null, '', '/');
  if (isCode || /[#&]type=signup(?:&|$)/.test(hash)) document.documentElement.dataset[SIGN_UP_MARK] = '';
}
