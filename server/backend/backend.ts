import { setTimeout as sleep } from 'node:timers/promises';
import { answerRequests } from './backup/answer-requests.ts';
import { createGateway, type AccessOptions, type Gateway, type Handler } from './gateway/gateway.ts';
import { isChange } from './gateway/paths.ts';
import { createQueue, type Queue } from './gateway/queue.ts';
import type { RateLimits } from './gateway/rate-limit.ts';
import type { EmbeddedServices } from './services/embedded-services.ts';
import type { Services } from './services/services.ts';
import { startUpkeep } from './upkeep.ts';

export interface BackendOptions {
  /** Rate limits; by default those of a hosted project. */
  limits?: RateLimits | undefined;
  access?: AccessOptions | undefined;
  /** Queue of all tasks that need exclusive access to the database, including requests. */
  serialize?: Queue | undefined;
}

export interface Backend extends Pick<Services, 'anonKey' | 'firstAdmin'> {
  /** Handles requests to backend paths (`isBackendPath`). */
  fetch: Handler;
  /** True if a visitor's empty query gets a slot, and an answer within seconds. */
  isHealthy(): Promise<boolean>;
  /** Finishes pending requests, then closes the database and releases the data folder. */
  close(): Promise<void>;
}

/** Timeout of the empty query in a health check, including its wait in the queue. */
const PING_TIMEOUT_MS = 5000;

async function isResponsive(services: Services, gateway: Gateway): Promise<boolean> {
  const timeout = sleep(PING_TIMEOUT_MS, false, { ref: false });
  const answered = gateway
    .asVisitor(() => services.ping())
    .then(
      () => true,
      () => false,
    );
  return Promise.race([answered, timeout]);
}

/** Puts the gateway in front of the services. The caller owns the services, so `close` leaves them open. */
export function startBackend(services: Services, options: BackendOptions = {}): Backend {
  const { limits, access, serialize = createQueue() } = options;
  const { anonKey, firstAdmin } = services;
  const upkeep = startUpkeep(() => serialize(() => services.tidyUp()));
  const answer = async (request: Request): Promise<Response> => {
    const response = await services.answer(request);
    if (isChange(request, response)) upkeep.changed();
    return response;
  };
  const gateway = createGateway({ services: answer, serialize, anonKey, limits, ...access });
  return {
    fetch: gateway.fetch,
    anonKey,
    firstAdmin,
    isHealthy: () => isResponsive(services, gateway),
    async close() {
      upkeep.stop();
      await gateway.close();
    },
  };
}

/**
 * Creates the embedded backend with its own services.
 *
 * @param dataDir data folder of the services, unless they keep everything in memory
 */
export async function createEmbeddedBackend(
  services: EmbeddedServices,
  { dataDir, ...options }: BackendOptions & { dataDir?: string | undefined } = {},
): Promise<Backend> {
  try {
    const serialize = createQueue();
    const backend = startBackend(services, { ...options, serialize });
    const makeCopy = (folder: string) => serialize(() => services.copyInto(folder));
    const stopAnswering = dataDir === undefined ? undefined : answerRequests(dataDir, makeCopy);
    return {
      ...backend,
      async close() {
        await backend.close();
        await stopAnswering?.();
        await services.close();
      },
    };
  } catch (error) {
    await services.close();
    throw error;
  }
}
