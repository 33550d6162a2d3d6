/** Adds the account features of a hosted project that the embedded services lack. */
import { recordOf } from '../../src/engine/record.ts';
import { PASSWORD_MINIMUM, acceptBySignUp, dropUnconfirmed } from './accounts.ts';
import type { Database } from './database.ts';
import { accountAct, fieldOf, hasField, invitationOf } from './gateway/account-answers.ts';
import { answers } from './gateway/answers.ts';
import { composeMail, type SendMail } from './mail.ts';
import { restoreLink, deleteStaleLinks, saveLink } from './recovery-links.ts';

type Services = (request: Request) => Response | Promise<Response>;

interface DutiesOptions {
  services: Services;
  database: Database;
  sendMail: SendMail;
  siteOrigin: string;
  mailsArrive?: boolean | undefined;
}

/** Longest password that the service accepts, in characters. */
const PASSWORD_MAXIMUM = 72;

/** Maximum number of unconfirmed accounts, after which sign-ups must wait for an hour. */
const MAX_UNCONFIRMED = 1000;
const TRY_AGAIN_S = 3600;

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Reads the session id from the token, without verifying the signature: the service does that. */
function sessionOf(request: Request): string | undefined {
  const payload = request.headers.get('authorization')?.split('.')[1] ?? '';
  const session = fieldOf(Buffer.from(payload, 'base64url').toString('utf8'), 'session_id');
  return UUID.test(session) ? session : undefined;
}

/** Link to the page that accepts an invitation. Browsers never send the part after `#` to a server. */
function invitationLink(siteOrigin: string, email: string, token: string): string {
  return `${siteOrigin}/admin/convite#${new URLSearchParams({ email, token }).toString()}`;
}

/**
 * Wraps the services, so that they also:
 * - store no metadata of an account, and only a limited number of unconfirmed accounts
 * - create the account of a sign-up with an invitation
 * - accept every recovery link of the last hour until one is used
 * - change a password only within ten minutes of a sign-in or of opening a link in a mail, end the account's other
 *   sessions, and notify its owner by mail
 * - mail invitations if mail is set up, and then hide the token from the inviting administrator
 *
 * Like the services, the result must not be called concurrently.
 */
export function withAccountDuties(options: DutiesOptions): Services {
  const { services, database, sendMail, siteOrigin, mailsArrive = false } = options;

  const signUp = async (request: Request, body: string): Promise<Response> => {
    const invitation = invitationOf(body);
    const password = fieldOf(body, 'password');
    // Pass invalid passwords to the service, which reports the reason.
    const isHashable = password.length >= PASSWORD_MINIMUM && password.length <= PASSWORD_MAXIMUM;
    if (invitation === '' || !isHashable) {
      const waiting = await dropUnconfirmed(database);
      if (waiting >= MAX_UNCONFIRMED) return answers.tooManyRequests(TRY_AGAIN_S);
      return services(withoutData(request, body));
    }
    const email = fieldOf(body, 'email');
    const outcome = await acceptBySignUp(database, email, password, invitation);
    if (outcome === 'invalid') return answers.invitationInvalid();
    return outcome === 'taken' ? answers.addressTaken() : answers.fresh({});
  };

  const recover = async (request: Request, body: string): Promise<Response> => {
    const email = fieldOf(body, 'email').toLowerCase();
    await deleteStaleLinks(database, email);
    const response = await services(request);
    await saveLink(database, email);
    return response;
  };

  const verify = async (request: Request, body: string): Promise<Response> => {
    const token = new URL(request.url).searchParams.get('token') ?? fieldOf(body, 'token_hash');
    await restoreLink(database, token);
    return services(request);
  };

  const isRecent = async (request: Request): Promise<boolean> => {
    const [answer] = await database.rows<{ recent: boolean }>(
      'select private.is_recent_session($1::uuid) as recent',
      [sessionOf(request) ?? null],
    );
    return answer?.recent === true;
  };

  const changePassword = async (request: Request): Promise<Response> => {
    const { headers } = request;
    if (sessionOf(request) !== undefined && !(await isRecent(request))) return answers.passwordNeeded();
    const response = await services(request);
    if (!response.ok) return response;
    const others = new URL('/auth/v1/logout?scope=others', request.url);
    await services(new Request(others, { method: 'POST', headers: withoutBody(headers) }));
    const email = fieldOf(await response.clone().text(), 'email');
    await sendMail(composeMail(email, 'password_changed', { Email: email, SiteURL: siteOrigin }));
    return response;
  };

  const invite = async (request: Request): Promise<Response> => {
    const response = await services(request);
    if (!response.ok || !mailsArrive) return response;
    const text = await response.text();
    const [email, token] = [fieldOf(text, '0', 'email'), fieldOf(text, '0', 'token')];
    const ConfirmationURL = invitationLink(siteOrigin, email, token);
    await sendMail(composeMail(email, 'admin_invitation', { ConfirmationURL, Email: email }));
    const [created] = JSON.parse(text) as object[];
    return answers.fresh([{ ...created, token: null }]);
  };

  return async (request) => {
    const act = accountAct(request.method, new URL(request.url));
    if (act === 'invite') return invite(request);
    if (act !== 'sign-up' && act !== 'change' && act !== 'mail' && act !== 'verify') return services(request);
    const body = await request.clone().text();
    if (act === 'sign-up') return signUp(request, body);
    if (act === 'mail') return recover(request, body);
    if (act === 'verify') return verify(request, body);
    const change = withoutData(request, body);
    return hasField(body, 'password') ? changePassword(change) : services(change);
  };
}

/** Copies the headers of a request without those about its body. */
function withoutBody(headers: Headers): Headers {
  const kept = new Headers(headers);
  for (const name of ['content-length', 'content-type']) kept.delete(name);
  return kept;
}

/** Removes the metadata of a sign-up or a change, which the site does not read and which could fill the disk. */
function withoutData(request: Request, body: string): Request {
  if (!hasField(body, 'data')) return request;
  const { data: _data, ...fields } = recordOf(JSON.parse(body));
  const headers = withoutBody(request.headers);
  headers.set('content-type', 'application/json');
  return new Request(request.url, { method: request.method, headers, body: JSON.stringify(fields) });
}
