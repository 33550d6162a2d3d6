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
import { ARTICLES_PATH, CONFIG_PATH, isChange, serviceOf, type Service } from './paths.ts';
import { FIRST_LANE, QueueTimeoutError, unlessTooLate, type Queue } from './queue.ts';
import { DEFAULT_RATE_LIMITS, type RateLimits } from './rate-limit.ts';
import {
  BodyTooLargeError,
  NoFileError,
  TooSlowError,
  withBodyRead,
  type ReadRequest,
} from './request-body.ts';
import { isReading, refuseEarly, refuseVisitor } from './refusals.ts';
import { finishResponse } from './response.ts';
import { createShare, NoRoomError } from './share.ts';
import { faultOfBody, affectsEveryRow } from './sound-request.ts';
import { createStandings } from './standing.ts';
import { withFewRows } from './visitor-reads.ts';

/** Connection of a request. */
export interface RequestContext {
  /** Network address of the peer, from the socket and never from a header. */
  peerAddress?: string | undefined;
  /** Resolves when the response was sent or the connection closed; absent for requests inside the process. */
  sent?: Promise<unknown> | undefined;
  /** Called after an administrator's change of articles; others' successful requests change none. */
  articlesChanged?: (() => void) | undefined;
}

export type Handler = (request: Request, context?: RequestContext) => Promise<Response>;

/** Access rules and client identification, configured by the host. */
export interface AccessOptions {
  /** Open by default, so that anyone may create an account. */
  signUp?: SignUp | undefined;
  /** Number of our own proxies in front of the server; 0 by default. */
  proxies?: number | undefined;
  /** Pads the duration of account responses to a multiple of these milliseconds; 0 disables that. */
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
   * Queues a task as if it were a visitor's request.
   *
   * @throws NoRoomError
   */
  asVisitor<Result>(task: () => Promise<Result>): Promise<Result>;
  /** Refuses new requests, and resolves when the pending ones are finished. */
  close(): Promise<void>;
}

/** Maximum number of visitors' requests queued or running. */
const MAX_IN_FLIGHT = 128;
/** Maximum per address: enough for an office, or for all visitors behind a proxy that was not configured. */
const MAX_PER_ADDRESS = 64;
/** Maximum number of visitors' bodies in transit, counted apart so that a slow one occupies no slot of the database. */
const MAX_BODIES = 64;
const MAX_BODIES_PER_ADDRESS = 8;
/** Concurrent requests and bodies of one page, guaranteed to each address even while a few others flood the server. */
const GUARANTEED_REQUESTS = 4;
const GUARANTEED_BODIES = 2;
/** Maximum number of bytes of unsent responses to visitors, in memory. */
const MAX_UNSENT = 256 * 1024 * 1024;
const MAX_UNSENT_PER_ADDRESS = 32 * 1024 * 1024;
/** Minimum size counted for a response, so that one address has at most 64 unsent responses. */
const MIN_UNSENT = MAX_UNSENT_PER_ADDRESS / 64;
/** Four small responses, so that a few addresses that read nothing cannot keep everyone else from signing in. */
const GUARANTEED_UNSENT = 4 * MIN_UNSENT;
/** Step longer than the time to hash a password. */
const ANSWER_STEP_MS = 1000;

interface Sender {
  readonly address: string;
  readonly isAdmin: boolean;
  readonly signal: AbortSignal;
}

/**
 * Creates the gateway of the embedded services. It checks keys, sizes and rates like the gateway of a hosted project,
 * and forwards one request at a time: the embedded PostgreSQL has a single session, so concurrent requests would run in
 * each other's transactions with each other's rights.
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
  const slots = createShare(MAX_IN_FLIGHT, MAX_PER_ADDRESS, GUARANTEED_REQUESTS);
  const bodies = createShare(MAX_BODIES, MAX_BODIES_PER_ADDRESS, GUARANTEED_BODIES);
  const lookups = createShare(MAX_IN_FLIGHT, MAX_PER_ADDRESS, GUARANTEED_REQUESTS);
  const unsent = createShare(MAX_UNSENT, MAX_UNSENT_PER_ADDRESS, GUARANTEED_UNSENT);
  const inFlight = new Set<Promise<Response>>();
  let open = true;

  /** Queues a request for the services, and drops it if the client disconnects or waits too long. */
  const ask = (request: Request, { address, isAdmin, signal }: Sender): Promise<Response> => {
    const task = unlessTooLate(signal, () => services(request));
    const enqueue = () => serialize(task, isAdmin ? FIRST_LANE : address);
    return isAdmin ? enqueue() : slots.during(address, enqueue);
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
    const { wait, undo } = actLimits.countAct(act, sender.address, text);
    if (wait > 0) return answers.tooManyRequests(wait);
    const own = ownAnswer(act, signUp, text);
    if (own) return own;
    const isSuppressed = act === 'mail' && !actLimits.mayMail(text);
    const asked = isSuppressed ? Promise.resolve(answers.fresh({})) : ask(request, sender);
    const response = await asked.catch((error: unknown) => {
      // Do not count the attempt, because the service did not check the password.
      undo?.();
      throw error;
    });
    if (act === 'sign-in' && response.ok) undo?.();
    const answer = await discreetAnswer(act, response, text);
    await padToStep(act, answer, startedAt, answerStepMs);
    return answer;
  };

  /** Counts a response against the limit of unsent bytes until it is sent. */
  const untilSent = async (
    response: Response,
    address: string,
    sent: Promise<unknown>,
  ): Promise<Response> => {
    const body = await response.arrayBuffer();
    const amount = Math.max(body.byteLength, MIN_UNSENT);
    if (!unsent.enter(address, amount)) throw new NoRoomError();
    void sent.finally(() => unsent.leave(address, amount));
    const { status, headers } = response;
    return new Response(body.byteLength > 0 ? body : null, { status, headers });
  };

  /** Prepares a request for the service: reads its body into memory, or limits its rows. */
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
    const readBody = () => withBodyRead(request, service, isAdmin);
    return isAdmin ? readBody() : bodies.during(address, readBody);
  };

  const serve = async (
    service: Service,
    request: Request,
    url: URL,
    address: string,
    { sent, articlesChanged }: RequestContext,
  ): Promise<Response> => {
    try {
      const standing = await standingOf(request, address);
      const isAdmin = standing === 'admin';
      const refusal = isAdmin ? undefined : refuseVisitor(standing, request, url);
      if (refusal) return refusal;
      const sender = { address, isAdmin, signal: request.signal };
      const received = await read(service, request, url, sender);
      const fault = faultOfBody(service, received.text, url.pathname);
      if (fault) return answers.faulty(service, fault);
      if (affectsEveryRow(request.method, url)) return answers.everyRow();
      const act = accountAct(request.method, url);
      const answer = await (act || service === 'auth'
        ? serveAccounts(act, received, sender)
        : ask(received.request, sender));
      const finished = await finishResponse(service, request, answer);
      if (isAdmin && isChange(request, finished) && url.pathname === ARTICLES_PATH) articlesChanged?.();
      return sent && !isAdmin ? await untilSent(finished, address, sent) : finished;
    } catch (error) {
      if (error instanceof BodyTooLargeError) return answers.tooLarge(service);
      if (error instanceof NoFileError) return answers.badUpload();
      if (error instanceof TooSlowError) return answers.tooSlow(service);
      if (error instanceof QueueTimeoutError || error instanceof NoRoomError)
        return answers.overloaded(service);
      // Do not log a disconnected client as a server error.
      if (!request.signal.aborted) console.error(logLine(error));
      return answers.broken(service);
    }
  };

  return {
    async fetch(request, context = {}) {
      const url = new URL(request.url);
      if (url.pathname === CONFIG_PATH)
        return isReading(request) ? answers.fresh({ url: '/', anonKey }) : answers.onlyReading();
      const service = serviceOf(url.pathname);
      if (!service) return answers.notFound();
      const refusal = refuseEarly(service, request, url, anonKey);
      if (refusal) return refusal;
      const address = clientAddress(context.peerAddress, request.headers.get('x-forwarded-for'), proxies);
      if (!open) return answers.overloaded(service);
      const answer = serve(service, request, url, address, context);
      inFlight.add(answer);
      try {
        return await answer;
      } finally {
        inFlight.delete(answer);
      }
    },
    asVisitor: (task) => slots.during('own', () => serialize(task, 'own')),
    async close() {
      open = false;
      await Promise.allSettled(inFlight);
    },
  };
}
