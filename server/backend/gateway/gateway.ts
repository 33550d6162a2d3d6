import { logLine } from '../../log-text.ts';
import {
  accountAct,
  countedAccount,
  discreetAnswer,
  ownAnswer,
  takeItsTime,
  type AccountAct,
  type SignUp,
} from './account-answers.ts';
import { answers } from './answers.ts';
import { clientAddress } from './client-address.ts';
import { isSigned, notOffered } from './offered.ts';
import { CONFIG_PATH, serviceOf, type Service } from './paths.ts';
import type { Queue } from './queue.ts';
import { DEFAULT_RATE_LIMITS, createRateLimiter, type RateLimits } from './rate-limit.ts';
import {
  BodyTooLargeError,
  NoFileError,
  TooSlowError,
  withBodyRead,
  type ReadRequest,
} from './request-body.ts';
import { finishResponse } from './response.ts';
import { createShare } from './share.ts';
import { asksForTooMuch } from './sound-query.ts';
import { faultOfBody, isSoundAddress, leadsAstray, meetsEveryRow } from './sound-request.ts';

/** Facts about a request besides the request itself. */
export interface RequestContext {
  /** Network address at the other end of the connection, from the socket and never from a header. */
  peerAddress?: string | undefined;
}

export type Handler = (request: Request, context?: RequestContext) => Promise<Response>;

/** Who may come in, and how it is told who they are: the host's to decide. */
export interface AccessOptions {
  /** Whether anybody may make an account; by default, yes. */
  signUp?: SignUp | undefined;
  /** How many proxies of our own stand in front of the server; by default, none. */
  proxies?: number | undefined;
  /** Answers about accounts take a whole number of these steps, in milliseconds; 0 gives them at once. */
  answerStepMs?: number | undefined;
}

interface GatewayOptions extends AccessOptions {
  /** The services themselves. */
  services: (request: Request) => Response | Promise<Response>;
  /** Whose turn it is at the database; each request waits for its own. */
  inTurn: Queue;
  anonKey: string;
  limits?: RateLimits | undefined;
}

export interface Gateway {
  fetch: Handler;
  /** Refuses new requests and resolves when pending ones are answered. */
  close(): Promise<void>;
}

/** Most requests arriving, queued or running; further ones are refused. */
const MAX_UNDER_WAY = 128;
/** Most of them from one address: an office behind one, or all visitors behind a proxy that is not told of. */
const MAX_FROM_ONE = 64;
/** Longest that a request waits for its turn; its sender has given up by then. */
const LONGEST_WAIT_MS = 30_000;
/** Longer than hashing a password takes. */
const ANSWER_STEP_MS = 1000;

/** The sender of a request has gone, or waited too long. */
class TurnMissedError extends Error {}

/** Paths used by `<img>` elements and links in mails, which cannot send a key. */
function needsNoKey(method: string, path: string): boolean {
  if (method === 'OPTIONS') return true;
  if (method !== 'GET' && method !== 'HEAD') return false;
  return path.startsWith('/storage/v1/object/public/') || path === '/auth/v1/verify';
}

/** The limit that each act counts against. */
const LIMITS: Readonly<Partial<Record<AccountAct, keyof RateLimits>>> = {
  'sign-in': 'failedSignIn',
  'sign-up': 'mail',
  mail: 'mail',
  code: 'mail',
  refresh: 'refresh',
  verify: 'verify',
  accept: 'verify',
  change: 'verify',
  reauthenticate: 'mail',
  invite: 'mail',
  feedback: 'feedback',
};

/** The limits that count by account as well, so that one person's tries are not another's. */
const BY_ACCOUNT = new Set<keyof RateLimits | undefined>(['failedSignIn', 'refresh']);

/** The key under which an act is counted: tries at one account slow down whoever makes them, and nobody else. */
function countedBy(act: AccountAct, address: string, text: string): string {
  return BY_ACCOUNT.has(LIMITS[act]) ? `${address} ${countedAccount(act, text)}` : address;
}

/**
 * The gateway of the embedded services. It checks keys, sizes and rates like a hosted project's gateway, and
 * forwards one request at a time: the embedded PostgreSQL has a single session, and overlapping requests
 * would run in each other's transaction, with each other's rights.
 */
export function createGateway(options: GatewayOptions): Gateway {
  const { services, inTurn, anonKey, limits = DEFAULT_RATE_LIMITS, signUp = 'open', proxies = 0 } = options;
  const { answerStepMs = ANSWER_STEP_MS } = options;
  const limiter = createRateLimiter(limits);
  const places = createShare(MAX_UNDER_WAY, MAX_FROM_ONE);
  const underWay = new Set<Promise<Response>>();
  let open = true;

  const refuseKey = (request: Request, url: URL): Response | undefined => {
    if (needsNoKey(request.method, url.pathname)) return undefined;
    const key = request.headers.get('apikey') ?? url.searchParams.get('apikey');
    if (!key) return answers.missingKey();
    return key === anonKey ? undefined : answers.invalidKey();
  };

  /** Asks the service when it is this request's turn; whoever has gone by then is not served. */
  const ask = async (request: Request, signal: AbortSignal): Promise<Response> => {
    const giveUpAt = performance.now() + LONGEST_WAIT_MS;
    return inTurn(async () => {
      if (signal.aborted || performance.now() > giveUpAt) throw new TurnMissedError();
      return services(request);
    });
  };

  const serveAccounts = async (
    act: AccountAct | undefined,
    { request, text }: ReadRequest,
    address: string,
    signal: AbortSignal,
  ): Promise<Response> => {
    const startedAt = performance.now();
    const limit = act && LIMITS[act];
    const key = act ? countedBy(act, address, text) : address;
    const wait = limit ? limiter.wait(limit, key) : 0;
    if (wait > 0) return answers.tooManyRequests(wait);
    // Before the answer is known: of tries that come all at once none would be counted yet.
    const takeBack = limit && limiter.count(limit, key);
    const own = ownAnswer(act, signUp, text);
    if (own) return own;
    const response = await ask(request, signal);
    if (limit === 'failedSignIn' && response.ok) takeBack?.();
    const answer = await discreetAnswer(act, response, text);
    await takeItsTime(act, answer, startedAt, answerStepMs);
    return answer;
  };

  const serve = async (service: Service, request: Request, url: URL, address: string): Promise<Response> => {
    try {
      const read = await withBodyRead(request, service);
      const fault = faultOfBody(service, read.text, url.pathname);
      if (fault) return answers.faulty(service, fault);
      if (meetsEveryRow(request.method, url)) return answers.everyRow();
      const act = accountAct(request.method, url);
      const answer =
        act || service === 'auth'
          ? await serveAccounts(act, read, address, request.signal)
          : await ask(read.request, request.signal);
      return await finishResponse(service, request, answer);
    } catch (error) {
      if (error instanceof BodyTooLargeError) return answers.tooLarge(service);
      if (error instanceof NoFileError) return answers.badUpload();
      if (error instanceof TooSlowError) return answers.tooSlow(service);
      if (error instanceof TurnMissedError) return answers.overloaded(service);
      // A client that disconnected is not a server error.
      if (!request.signal.aborted) console.error(logLine(error));
      return answers.broken(service);
    }
  };

  return {
    async fetch(request, context = {}) {
      const url = new URL(request.url);
      if (url.pathname === CONFIG_PATH) return answers.fresh({ url: '/', anonKey });
      const service = serviceOf(url.pathname);
      if (!service) return answers.notFound();
      const refusal = notOffered(service, request.method) ?? refuseKey(request, url);
      if (refusal) return refusal;
      if (!isSoundAddress(url) || leadsAstray(url)) return answers.faulty(service, 'address');
      if (isSigned(url.pathname)) return answers.noSignedAddresses();
      if (asksForTooMuch(url)) return answers.faulty(service, 'query');
      const address = clientAddress(context.peerAddress, request.headers.get('x-forwarded-for'), proxies);
      if (!open || !places.enter(address)) return answers.overloaded(service);
      const answer = serve(service, request, url, address);
      underWay.add(answer);
      try {
        return await answer;
      } finally {
        underWay.delete(answer);
        places.leave(address);
      }
    },
    async close() {
      open = false;
      await Promise.allSettled(underWay);
    },
  };
}
