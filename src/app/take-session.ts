import { SIGN_UP_MARK, type SignUpOutcome } from '../site/sign-up-mark.ts';

/** The outcome of a confirmation link, read from the address to which it redirects. */
function outcomeOf(search: string, hash: string): SignUpOutcome | undefined {
  if (/[#&]error_code=/.test(hash) || /[?&]error_code=/.test(search)) return 'vencido';
  if (/[?&]code=/.test(search) || /[#&]type=signup(?:&|$)/.test(hash)) return 'confirmado';
  return undefined;
}

/**
 * Removes the session, the code for one, or the error that the link in a confirmation mail adds to the home page's
 * address. Nothing uses it, and it must stay neither visible nor in the browser's history. The page then reports the
 * outcome.
 */
export function takeSession(): void {
  const { pathname, search, hash } = window.location;
  if (pathname !== '/') return;
  const outcome = outcomeOf(search, hash);
  if (outcome === undefined && !/[#&]access_token=/.test(hash)) return;
  window.history.replaceState(null, '', '/');
  if (outcome !== undefined) document.documentElement.dataset[SIGN_UP_MARK] = outcome;
}
