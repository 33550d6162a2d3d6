import { SIGN_UP_MARK } from '../site/sign-up-mark.ts';

/**
 * Removes the session, or the code for one, that the link in a confirmation mail adds to the home page's address.
 * Nothing uses it, and it must stay neither visible nor in the browser's history. The page then confirms the sign-up.
 */
export function takeSession(): void {
  const { pathname, search, hash } = window.location;
  const isSession = /[#&]access_token=/.test(hash);
  const isCode = /[?&]code=/.test(search);
  if (pathname !== '/' || !(isSession || isCode)) return;
  window.history.replaceState(null, '', '/');
  if (isCode || /[#&]type=signup(?:&|$)/.test(hash)) document.documentElement.dataset[SIGN_UP_MARK] = '';
}
