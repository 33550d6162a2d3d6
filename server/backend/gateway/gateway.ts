import { logLine } from '../../log-text.ts';
import { createActLimits } from './act-limits.ts';
import {
  accountAct,
  discreetAnswer,
  ownAnswer,
  padToStep,
  type AccountAct,
  type SignUp,
} from './account-answers.ts';
import { answers } from './answers.ts';
import { clientAddress } from './client-address.ts';
import { isSigned, notOffered } from './offered.ts';
import { CONFIG_PATH, serviceOf, type Service } from './paths.ts';
import { FIRST_LANE, type Queue } from './queue.ts';
import { DEFAULT_RATE_LIMITS, type RateLimits } from './rate-limit.ts';
import {
  BodyTooLargeError,
  NoFileError,
  TooSlowError,
  bringsFile,
  withBodyRead,
  type ReadRequest,
} from './request-body.ts';
import { finishResponse } from './response.ts';
import { createShare, NoRoomError } from './share.ts';
import { asksForTooMuch } from './sound-query.ts';
import { faultOfBody, isSoundAddress, isOpenRedirect, meetsEveryRow } from './sound-request.ts';
import { hasOddName } from './sound-storage.ts';
import { createStandings, type Standing } from './standing.ts';
import { readsEveryText, withFewRows } from './visitor-reads.ts';

/** Facts about a request besides the request itself. */
export interface RequestContext {
  /** Network address at the other end of the connection, from the socket and never from a header. */
  peerAddress?: string | undefined;
  /** Resolves when the answer has been sent or its connection has ended; absent for requests inside the process. */
  sent?: Promise<unknown> | undefined;
}

export type Handler = (request: Request, context?: RequestContext) => Promise<Response>;

/** Access rules and client identification, which the host decides. */
export interface AccessOptions {
  /** Open if anyone may create an account; the default. */
  signUp?: SignUp | undefined;
  /** Number of our own proxies in front of the server; by default none. */
  proxies?: number | undefined;
  /** Answers about accounts wait until a multiple of these milliseconds has passed; 0 answers at once. */
  answerStepMs?: number | undefined;
}

interface GatewayOptions extends AccessOptions {
  services: (request: Request) => Response | Promise<Response>;
  /** Serializes access to the database; each request waits for its turn. */
  serialize: Queue;
  anonKey: string;
  limits?: RateLimits | undefined;
}

export interface Gateway {
  fetch: Handler;
  /**
   * Runs a task in its turn, as for a visitor's request.
   *
   * @throws NoRoomError
   */
  asVisitor<Result>(task: () => Promise<Result>): Promise<Result>;
  /** Refuses new requests and resolves when pending ones are answered. */
  close(): Promise<void>;
}

/** Maximum number of visitors' requests queued or running; further ones are refused. */
const MAX_UNDER_WAY = 128;
/** Maximum per address: an office behind one address, or all visitors behind a proxy that was not configured. */
const MAX_FROM_ONE = 64;
/** Maximum number of visitors' bodies in transit: a slow one takes no place at the database. */
const MAX_BODIES = 64;
const MAX_BODIES_FROM_ONE = 8;
/** Requests and bodies that one page has under way at once: they find room while a few addresses flood the server. */
const PLACES_OF_A_PAGE = 4;
const BODIES_OF_A_PAGE = 2;
/** Maximum bytes of answers in memory that visitors have not received yet. */
const MAX_UNSENT = 256 * 1024 * 1024;
const MAX_UNSENT_TO_ONE = 32 * 1024 * 1024;
/** Minimum count of an answer, so that one address has at most 64 unsent answers. */
const LEAST_UNSENT = MAX_UNSENT_TO_ONE / 64;
/** Longest wait for a turn; the client has given up by then. */
const LONGEST_WAIT_MS = 30_000;
/** Longer than hashing a password takes. */
const ANSWER_STEP_MS = 1000;

/** The client of a request has disconnected or waited too long. */
class TurnMissedError extends Error {}

interface Sender {
  readonly address: string;
  readonly isAdmin: boolean;
  readonly signal: AbortSignal;
}

function isReading({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Paths in `<img>` elements and mail links, which cannot send a key. */
function needsNoKey(method: string, path: string): boolean {
  if (method === 'OPTIONS') return true;
  if (method !== 'GET' && method !== 'HEAD') return false;
  return path.startsWith('/storage/v1/object/public/') || path === '/auth/v1/verify';
}

/** Refuses visitors' requests that need an administrator or read too much, before reading the body. */
function refuseStranger(standing: Standing, request: Request, url: URL): Response | undefined {
  if (bringsFile(request.method, decodeURIComponent(url.pathname))) return answers.noUpload(standing);
  // The service reports an expired session, and the administration then asks for the password.
  const isAllowed = standing === 'expired' || !url.pathname.startsWith('/rest/') || !isReading(request);
  return isAllowed || !readsEveryText(url) ? undefined : answers.faulty('rest', 'query');
}

/**
 * The gateway of the embedded services. It checks keys, sizes and rates like a hosted project's gateway, and forwards
 * one request at a time: the embedded PostgreSQL has a single session, and overlapping requests would run in each
 * other's transaction with each other's rights.
 */
export function createGateway(options: GatewayOptions): Gateway {
  const {
    services,
    serialize,
    anonKey,
    limits = DEFAULT_RATE_LIMITS,
    signUp = 'open',
    proxies = 0,
  } = options;
  const { answerStepMs = ANSWER_STEP_MS } = options;
  const actLimits = createActLimits(limits);
  const places = createShare(MAX_UNDER_WAY, MAX_FROM_ONE, PLACES_OF_A_PAGE);
  const bodies = createShare(MAX_BODIES, MAX_BODIES_FROM_ONE, BODIES_OF_A_PAGE);
  const lookups = createShare(MAX_UNDER_WAY, MAX_FROM_ONE, PLACES_OF_A_PAGE);
  const unsent = createShare(MAX_UNSENT, MAX_UNSENT_TO_ONE);
  const underWay = new Set<Promise<Response>>();
  let open = true;

  const refuseKey = (request: Request, url: URL): Response | undefined => {
    if (needsNoKey(request.method, url.pathname)) return undefined;
    const key = request.headers.get('apikey') ?? url.searchParams.get('apikey');
    if (!key) return answers.missingKey();
    return key === anonKey ? undefined : answers.invalidKey();
  };

  /** Asks the service when it is this request's turn, unless the client has disconnected by then. */
  const ask = (request: Request, { address, isAdmin, signal }: Sender): Promise<Response> => {
    const giveUpAt = performance.now() + LONGEST_WAIT_MS;
    const waiting = () =>
      serialize(
        async () => {
          if (signal.aborted || performance.now() > giveUpAt) throw new TurnMissedError();
          return services(request);
        },
        isAdmin ? FIRST_LANE : address,
      );
    return isAdmin ? waiting() : places.during(address, waiting);
  };

  const standingOf = createStandings(async (request, address) =>
    lookups.during(address, () => serialize(async () => services(request), address)),
  );

  const serveAccounts = async (
    act: AccountAct | undefined,
    { request, text }: ReadRequest,
    sender: Sender,
  ): Promise<Response> => {
    const startedAt = performance.now();
    const { wait, takeBack } = actLimits.countAct(act, sender.address, text);
    if (wait > 0) return answers.tooManyRequests(wait);
    const own = ownAnswer(act, signUp, text);
    if (own) return own;
    const isSilent = act === 'mail' && !actLimits.mayMail(text);
    const asked = async () => {
      try {
        return await ask(request, sender);
      } catch (error) {
        // The password was not judged.
        takeBack?.();
        throw error;
      }
    };
    const response = isSilent ? answers.fresh({}) : await asked();
    if (act === 'sign-in' && response.ok) takeBack?.();
    const answer = await discreetAnswer(act, response, text);
    await padToStep(act, answer, startedAt, answerStepMs);
    return answer;
  };

  /** Counts an answer in memory until it is sent. */
  const untilSent = async (
    response: Response,
    address: string,
    sent: Promise<unknown>,
  ): Promise<Response> => {
    const body = await response.arrayBuffer();
    const amount = Math.max(body.byteLength, LEAST_UNSENT);
    if (!unsent.enter(address, amount)) throw new NoRoomError();
    void sent.finally(() => unsent.leave(address, amount));
    const { status, headers } = response;
    return new Response(body.byteLength > 0 ? body : null, { status, headers });
  };

  /** Makes the request for the service, with its body in memory or a limit of rows. */
  const read = async (
    service: Service,
    request: Request,
    url: URL,
    { address, isAdmin }: Sender,
  ): Promise<ReadRequest> => {
    if (isReading(request)) {
      const isLimited = service === 'rest' && !isAdmin;
      return { request: isLimited ? withFewRows(request, url) : request, text: '' };
    }
    const arriving = () => withBodyRead(request, service, isAdmin);
    return isAdmin ? arriving() : bodies.during(address, arriving);
  };

  const serve = async (
    service: Service,
    request: Request,
    url: URL,
    address: string,
    sent: Promise<unknown> | undefined,
  ): Promise<Response> => {
    try {
      const standing = await standingOf(request, address);
      const isAdmin = standing === 'admin';
      const refusal = isAdmin ? undefined : refuseStranger(standing, request, url);
      if (refusal) return refusal;
      const sender = { address, isAdmin, signal: request.signal };
      const received = await read(service, request, url, sender);
      const fault = faultOfBody(service, received.text, url.pathname);
      if (fault) return answers.faulty(service, fault);
      if (meetsEveryRow(request.method, url)) return answers.everyRow();
      const act = accountAct(request.method, url);
      const answer = await (act || service === 'auth'
        ? serveAccounts(act, received, sender)
        : ask(received.request, sender));
      const finished = await finishResponse(service, request, answer);
      return sent && !isAdmin ? await untilSent(finished, address, sent) : finished;
    } catch (error) {
      if (error instanceof BodyTooLargeError) return answers.tooLarge(service);
      if (error instanceof NoFileError) return answers.badUpload();
      if (error instanceof TooSlowError) return answers.tooSlow(service);
      if (error instanceof TurnMissedError || error instanceof NoRoomError)
        return answers.overloaded(service);
      // A disconnected client is not a server error.
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
      if (!isSoundAddress(url) || isOpenRedirect(url)) return answers.faulty(service, 'address');
      if (isSigned(url.pathname)) return answers.noSignedAddresses();
      if (hasOddName(request.method, url.pathname)) return answers.faulty(service, 'name');
      if (asksForTooMuch(url)) return answers.faulty(service, 'query');
      const address = clientAddress(context.peerAddress, request.headers.get('x-forwarded-for'), proxies);
      if (!open) return answers.overloaded(service);
      const answer = serve(service, request, url, address, context.sent);
      underWay.add(answer);
      try {
        return await answer;
      } finally {
        underWay.delete(answer);
      }
    },
    asVisitor: (task) => places.during('own', () => serialize(task, 'own')),
    async close() {
      open = false;
      await Promise.allSettled(underWay);
    },
  };
}
