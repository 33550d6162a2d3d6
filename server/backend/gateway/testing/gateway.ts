/** Gateway with mock services, for tests. */
import { vi } from 'vitest';
import { createGateway, type AccessOptions } from '../gateway.ts';
import { createQueue } from '../queue.ts';

const ORIGIN = 'http://localhost:3000';
export const KEY = 'sb_publishable_test';

export type Services = (request: Request) => Response | Promise<Response>;

export const ADMIN = 'Bearer an.admins.session';
export const EXPIRED = 'Bearer an.expired.session';
/** Key in the place of a session, which the services ignore. */
export const IGNORED = 'Bearer sb_a.b.c';

/** Responds to requests for the list of administrators, in place of the services. */
function adminsFor(request: Request): Response | undefined {
  const { pathname, search } = new URL(request.url);
  if (`${pathname}${search}` !== '/rest/v1/rpc/list_admins?select=id&limit=1') return undefined;
  const session = request.headers.get('authorization');
  if (request.headers.get('apikey') !== KEY) return Response.json({ message: 'No API key' }, { status: 401 });
  if (session === IGNORED) return Response.json({ code: '42501' }, { status: 401 });
  if (session === EXPIRED) return Response.json({ code: 'PGRST303' }, { status: 401 });
  return Response.json(session === ADMIN ? [{ id: 'ana' }] : []);
}

/** Creates a gateway with mock services, and functions that send it requests. */
export function gatewayTo(services: Services = () => Response.json({}), access: AccessOptions = {}) {
  const spy = vi.fn(services);
  const gateway = createGateway({
    services: (request) => adminsFor(request) ?? spy(request),
    serialize: createQueue(),
    anonKey: KEY,
    answerStepMs: 0,
    ...access,
  });
  const send = (
    path: string,
    init: RequestInit = {},
    peerAddress = '127.0.0.1',
    sent?: Promise<unknown>,
  ): Promise<Response> => gateway.fetch(new Request(`${ORIGIN}${path}`, init), { peerAddress, sent });
  const sendWithKey = (path: string, init: RequestInit = {}, ...from: [string?, Promise<unknown>?]) => {
    const headers = new Headers(init.headers);
    headers.set('apikey', KEY);
    return send(path, { ...init, headers }, ...from);
  };
  const sendAsAdmin = (path: string, init: RequestInit = {}, peerAddress?: string) => {
    const headers = new Headers(init.headers);
    headers.set('authorization', ADMIN);
    return sendWithKey(path, { ...init, headers }, peerAddress);
  };
  return { gateway, services: spy, send, sendWithKey, sendAsAdmin };
}

/** Creates a service that responds on demand, and records the order and the concurrency of its requests. */
export function slowService() {
  const waiting: (() => void)[] = [];
  let running = 0;
  const seen = { most: 0, order: [] as string[] };
  const service: Services = async (request) => {
    running += 1;
    seen.most = Math.max(seen.most, running);
    seen.order.push(new URL(request.url).search);
    await new Promise<void>((resolve) => waiting.push(resolve));
    running -= 1;
    return Response.json({});
  };
  const answerOne = async (): Promise<void> => {
    await vi.waitUntil(() => waiting.length > 0, { interval: 1 });
    waiting.shift()?.();
  };
  return { service, seen, answerOne };
}

/** Creates a promise with the function that resolves it. */
export function gate(): { opening: Promise<void>; open: () => void } {
  let open: () => void = () => undefined;
  const opening = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opening, open };
}
