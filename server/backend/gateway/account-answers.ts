/** What strangers are told of accounts: the same, in the same time, whether an address has one or not. */
import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { recordOf } from '../../../src/engine/record.ts';
import { answers } from './answers.ts';

/** Whether anybody may make an account. */
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

/** The requests that the gateway knows: those about accounts, and what visitors say of results. */
export type AccountAct = RoutedAct | 'refresh';

/**
 * The route that the services make of a path: they decode it, so that `/auth/v1/%74oken` signs in as well. Spellings
 * that they may treat as the same count as the same.
 *
 * @param pathname soundly encoded
 */
function routeOf(pathname: string): string {
  return decodeURIComponent(pathname).replaceAll(/\/+/g, '/').replace(/\/$/, '').toLowerCase();
}

/** What a request wants of accounts; `undefined` for all other requests. */
export function accountAct(method: string, { pathname, searchParams }: URL): AccountAct | undefined {
  const act = BY_ROUTE[`${method} ${routeOf(pathname)}`];
  return act === 'sign-in' && searchParams.get('grant_type') === 'refresh_token' ? 'refresh' : act;
}

/** One field of a JSON body, by its name or the names that lead to it; `undefined` if it is missing. */
function valueOf(body: string, names: readonly string[]): unknown {
  try {
    return names.reduce<unknown>((value, name) => recordOf(value)[name], JSON.parse(body));
  } catch {
    return undefined;
  }
}

/** Whether a JSON body says anything in a field, be it of the wrong kind. */
export function hasField(body: string, ...names: string[]): boolean {
  return valueOf(body, names) !== undefined;
}

/** The text of one field of a JSON body, by its name or the names that lead to it; empty if it is no text. */
export function fieldOf(body: string, ...names: string[]): string {
  const field = valueOf(body, names);
  return typeof field === 'string' ? field : '';
}

/** The token of the invitation with which somebody signs up; empty without one. */
export function invitationOf(body: string): string {
  return fieldOf(body, 'data', 'invitation');
}

/** Whose account a request is about, as limits count it: a hash, so that no address or token is kept. */
export function countedAccount(act: AccountAct, body: string): string {
  const account = fieldOf(body, act === 'refresh' ? 'refresh_token' : 'email')
    .trim()
    .toLowerCase();
  return createHash('sha256').update(account).digest('base64url').slice(0, 16);
}

/** Answers without asking the service; `undefined` where the service is to be asked. */
export function ownAnswer(act: AccountAct | undefined, signUp: SignUp, body: string): Response | undefined {
  if (act === 'settings') return answers.accountSettings(signUp === 'closed');
  if (act === 'sign-up' && signUp === 'closed' && invitationOf(body) === '') return answers.signUpClosed();
  // A code by mail would make an account of any address; the site signs in with passwords.
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
  // Older versions of the protocol keep the code apart from the status.
  return body['error_code'] ?? body['code'];
}

/** The service's answers to a sign-up that depend on whether the address has an account. */
const TELLING = new Set<unknown>(['user_already_exists', 'email_exists', 'over_email_send_rate_limit']);

/** The answer to a stranger, in place of the service's where that tells whether the address has an account. */
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

/** Acts whose time would tell what their answer does not: only for an account is a password hashed. */
const SLOW_ACTS = new Set<AccountAct | undefined>(['sign-up', 'sign-in', 'mail']);

/**
 * Waits until a whole number of steps has gone by since the start, so that a fast answer takes as long as a slow one. A
 * successful sign-in has nothing to hide.
 *
 * @param stepMs length of a step, in milliseconds
 */
export async function takeItsTime(
  act: AccountAct | undefined,
  response: Response,
  startedAt: number,
  stepMs: number,
): Promise<void> {
  if (!SLOW_ACTS.has(act) || stepMs === 0 || (act === 'sign-in' && response.ok)) return;
  await sleep(stepMs - ((performance.now() - startedAt) % stepMs));
}
