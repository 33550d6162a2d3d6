/** Hides from strangers whether an address has an account: responses look the same and take the same time. */
import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { recordOf } from '../../../src/engine/record.ts';
import { answers } from './answers.ts';

/** Sign-up without an invitation: allowed or not. */
export type SignUp = 'open' | 'closed';

const ROUTES = {
  'POST /auth/v1/signup': 'sign-up',
  'POST /auth/v1/token': 'sign-in',
  'POST /auth/v1/recover': 'mail',
  'POST /auth/v1/resend': 'mail',
  'POST /auth/v1/otp': 'code',
  'POST /auth/v1/magiclink': 'code',
  'GET /auth/v1/settings': 'settings',
  'PUT /auth/v1/user': 'change',
  'GET /auth/v1/verify': 'verify',
  'POST /auth/v1/verify': 'verify',
  'GET /auth/v1/reauthenticate': 'reauthenticate',
  'POST /rest/v1/rpc/invite_admin': 'invite',
  'POST /rest/v1/rpc/accept_invitation': 'accept',
  'POST /rest/v1/feedback': 'feedback',
} as const;

type RoutedAct = (typeof ROUTES)[keyof typeof ROUTES];
const BY_ROUTE: Readonly<Record<string, RoutedAct>> = ROUTES;

/** Actions that the gateway recognizes: those about accounts, and visitors' feedback. */
export type AccountAct = RoutedAct | 'refresh';

/**
 * Normalizes a path like the services, which decode it: `/auth/v1/%74oken` signs in as well.
 *
 * @param pathname validly percent-encoded
 */
function routeOf(pathname: string): string {
  return decodeURIComponent(pathname).replaceAll(/\/+/g, '/').replace(/\/$/, '').toLowerCase();
}

/** Classifies a request; `undefined` if it is not about an account. */
export function accountAct(method: string, { pathname, search }: URL): AccountAct | undefined {
  const act = BY_ROUTE[`${method} ${routeOf(pathname)}`];
  // Recognize only this spelling, because the service reads a different one of several names that decode alike.
  return act === 'sign-in' && search === '?grant_type=refresh_token' ? 'refresh' : act;
}

/** Reads one field of a JSON body by its name or path; `undefined` if it is missing. */
function valueOf(body: string, names: readonly string[]): unknown {
  try {
    return names.reduce<unknown>((value, name) => recordOf(value)[name], JSON.parse(body));
  } catch {
    return undefined;
  }
}

/** True if a JSON body sets a field, even to a value of the wrong type. */
export function hasField(body: string, ...names: string[]): boolean {
  return valueOf(body, names) !== undefined;
}

/** Reads a text field of a JSON body by its name or path; empty if it is missing or of another type. */
export function fieldOf(body: string, ...names: string[]): string {
  const field = valueOf(body, names);
  return typeof field === 'string' ? field : '';
}

/** Reads the invitation token of a sign-up; empty without one. */
export function invitationOf(body: string): string {
  return fieldOf(body, 'data', 'invitation');
}

/** Identifies the account of a request for the rate limits by a hash, so that no address or token is stored. */
export function countedAccount(act: AccountAct, body: string): string {
  const account = fieldOf(body, act === 'refresh' ? 'refresh_token' : 'email')
    .trim()
    .toLowerCase();
  return createHash('sha256').update(account).digest('base64url').slice(0, 16);
}

/** Responds in place of the service; `undefined` if the service must respond. */
export function ownAnswer(act: AccountAct | undefined, signUp: SignUp, body: string): Response | undefined {
  if (act === 'settings') return answers.accountSettings(signUp === 'closed');
  if (act === 'sign-up' && signUp === 'closed' && invitationOf(body) === '') return answers.signUpClosed();
  // Refuse mailed codes, because a request for one would create an account for any address.
  if (act === 'code') return answers.codesDisabled();
  if (act === 'change' && hasField(body, 'email')) return answers.addressFixed();
  return undefined;
}

async function codeOf(response: Response): Promise<unknown> {
  const body = recordOf(
    await response
      .clone()
      .json()
      .catch(() => null),
  );
  // Older protocol versions name the field `error_code` and put the status into `code`.
  return body['error_code'] ?? body['code'];
}

/** Error codes of a sign-up that reveal that the address has an account. */
const REVEALING_CODES = new Set<unknown>([
  'user_already_exists',
  'email_exists',
  'over_email_send_rate_limit',
]);

/** Replaces a response of the service that would reveal whether an address has an account. */
export async function discreetAnswer(
  act: AccountAct | undefined,
  response: Response,
  body: string,
): Promise<Response> {
  if (response.status >= 500) return response;
  if (act === 'sign-in' && response.status >= 400) return answers.wrongCredentials();
  if (act === 'mail') return answers.fresh({});
  if (act === 'sign-up' && (response.ok || REVEALING_CODES.has(await codeOf(response)))) {
    return answers.signedUp(randomUUID(), fieldOf(body, 'email').trim().toLowerCase(), new Date());
  }
  return response;
}

/** Actions whose duration would reveal an account, because only an existing one makes the service hash a password. */
const SLOW_ACTS = new Set<AccountAct | undefined>(['sign-up', 'sign-in', 'mail']);

/**
 * Pads the duration of a response to a multiple of the step, so that a fast response takes as long as a slow one.
 * Skips a successful sign-in, which has nothing to hide.
 *
 * @param stepMs length of a step, in milliseconds
 */
export async function padToStep(
  act: AccountAct | undefined,
  response: Response,
  startedAt: number,
  stepMs: number,
): Promise<void> {
  if (!SLOW_ACTS.has(act) || stepMs === 0 || (act === 'sign-in' && response.ok)) return;
  await sleep(stepMs - ((performance.now() - startedAt) % stepMs));
}
