/** A gateway under test, with services that its tests make up. */
import { vi } from 'vitest';
import { createGateway, type AccessOptions } from '../gateway.ts';
import { createQueue } from '../queue.ts';

const ORIGIN = 'http://localhost:3000';
/** The key of the gateway under test. */
export const KEY = 'sb_publishable_test';

/** What stands behind the gateway. */
export type Services = (request: Request) => Response | Promise<Response>;

/** A gateway to these services, and two ways of asking it. */
export function gatewayTo(services: Services = () => Response.json({}), access: AccessOptions = {}) {
  const spy = vi.fn(services);
  const gateway = createGateway({
    services: spy,
    inTurn: createQueue(),
    anonKey: KEY,
    answerStepMs: 0,
    ...access,
  });
  const send = (path: string, init: RequestInit = {}, peerAddress = '127.0.0.1'): Promise<Response> =>
    gateway.fetch(new Request(`${ORIGIN}${path}`, init), { peerAddress });
  const sendWithKey = (path: string, init: RequestInit = {}, peerAddress?: string): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set('apikey', KEY);
    return send(path, { ...init, headers }, peerAddress);
  };
  return { gateway, services: spy, send, sendWithKey };
}

/** A service that responds on demand, and records its largest number of concurrent requests. */
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
    await vi.waitUntil(() => waiting.length > 0);
    waiting.shift()?.();
  };
  return { service, seen, answerOne };
}
