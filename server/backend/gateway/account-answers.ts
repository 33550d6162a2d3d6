/** Answers strangers about accounts in the same way and time, no matter if an address has an account. */
import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { recordOf } from '../../../src/engine/record.ts';
import { answers } from './answers.ts';

/** Open if anyone may create an account. */
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

/** The requests that the gateway recognizes: those about accounts, and visitors' feedback. */
export type AccountAct = RoutedAct | 'refresh';

/**
 * The route that the services derive from a path: they decode it, so that `/auth/v1/%74oken` signs in as well.
 * Spellings that they may treat as the same count as the same.
 *
 * @param pathname soundly encoded
 */
function routeOf(pathname: string): string {
  return decodeURIComponent(pathname).replaceAll(/\/+/g, '/').replace(/\/$/, '').toLowerCase();
}

/** The account action of a request; `undefined` for all others. */
export function accountAct(method: string, { pathname, searchParams }: URL): AccountAct | undefined {
  const act = BY_ROUTE[`${method} ${routeOf(pathname)}`];
  return act === 'sign-in' && searchParams.get('grant_type') === 'refresh_token' ? 'refresh' : act;
}

/** One field of a JSON body, by its name or path; `undefined` if it is missing. */
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

/** The text of one field of a JSON body, by its name or path; empty for other types. */
export function fieldOf(body: string, ...names: string[]): string {
  const field = valueOf(body, names);
  return typeof field === 'string' ? field : '';
}

/** The invitation token of a sign-up; empty without one. */
export function invitationOf(body: string): string {
  return fieldOf(body, 'data', 'invitation');
}

/** The account of a request as counted by the limits: a hash, so that no address or token is kept. */
export function countedAccount(act: AccountAct, body: string): string {
  const account = fieldOf(body, act === 'refresh' ? 'refresh_token' : 'email')
    .trim()
    .toLowerCase();
  return createHash('sha256').update(account).digest('base64url').slice(0, 16);
}

/** Answers without asking the service; `undefined` if the service must answer. */
export function ownAnswer(act: AccountAct | undefined, signUp: SignUp, body: string): Response | undefined {
  if (act === 'settings') return answers.accountSettings(signUp === 'closed');
  if (act === 'sign-up' && signUp === 'closed' && invitationOf(body) === '') return answers.signUpClosed();
  // A code by mail would create an account for any address; the site signs in with passwords.
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
  // Older versions of the protocol separate the code from the status.
  return body['error_code'] ?? body['code'];
}

/** Answers of the service to a sign-up that reveal if the address has an account. */
const TELLING = new Set<unknown>(['user_already_exists', 'email_exists', 'over_email_send_rate_limit']);

/** Replaces an answer of the service that reveals to a stranger if the address has an account. */
export async function discreetAnswer(
  act: AccountAct | undefined,
  response: Response,
  body: string,
): Promise<Response> {
  if (response.status >= 500) return response;
  if (act === 'sign-in' && response.status >= 400) return answers.wrongCredentials();
  if (act === 'mail') return answers.fresh({});
  if (act === 'sign-up' && (response.ok || TELLING.has(await codeOf(response)))) {
    return answers.signedUp(randomUUID(), fieldOf(body, 'email').trim().toLowerCase(), new Date());
  }
  return response;
}

/**
 * Acts whose duration would reveal what the answer hides, because a password is hashed only for an existing account.
 */
const SLOW_ACTS = new Set<AccountAct | undefined>(['sign-up', 'sign-in', 'mail']);

/**
 * Waits until a whole number of steps has passed since the start, so that a fast answer takes as long as a slow one. A
 * successful sign-in has nothing to hide.
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
