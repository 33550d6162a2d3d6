import { setTimeout as sleep } from 'node:timers/promises';
import { answerRequests } from './backup/answer-requests.ts';
import { createGateway, type AccessOptions, type Gateway, type Handler } from './gateway/gateway.ts';
import { createQueue, type Queue } from './gateway/queue.ts';
import type { RateLimits } from './gateway/rate-limit.ts';
import type { EmbeddedServices } from './services/embedded-services.ts';
import type { Services } from './services/services.ts';
import { startUpkeep } from './upkeep.ts';

export interface BackendOptions {
  /** Limits that differ from those of a hosted project. */
  limits?: RateLimits | undefined;
  access?: AccessOptions | undefined;
  /** Queue for tasks that need the database to themselves, like every request. */
  serialize?: Queue | undefined;
}

export interface Backend extends Pick<Services, 'anonKey' | 'firstAdmin'> {
  /** Answers a request for a backend path (`isBackendPath`). */
  fetch: Handler;
  /** True if the database answers within seconds of its turn. */
  isWell(): Promise<boolean>;
  /** Finishes pending requests, then closes the database and releases the data folder. */
  close(): Promise<void>;
}

/** A database that needs longer for an empty query serves nobody. */
const LONGEST_ANSWER_MS = 5000;

async function answersInTime(services: Services, gateway: Gateway): Promise<boolean> {
  const tooLate = sleep(LONGEST_ANSWER_MS, false, { ref: false });
  const answered = gateway
    .asVisitor(() => services.ping())
    .then(
      () => true,
      () => false,
    );
  return Promise.race([answered, tooLate]);
}

/** Puts the gateway in front of the services; `close` does not close these, because the caller owns them. */
export function startBackend(services: Services, options: BackendOptions = {}): Backend {
  const { limits, access, serialize = createQueue() } = options;
  const { anonKey, firstAdmin } = services;
  const upkeep = startUpkeep(() => serialize(() => services.tidyUp()));
  const answer = async (request: Request): Promise<Response> => {
    const response = await services.answer(request);
    if (response.ok && !['GET', 'HEAD', 'OPTIONS'].includes(request.method)) upkeep.changed();
    return response;
  };
  const gateway = createGateway({ services: answer, serialize, anonKey, limits, ...access });
  return {
    fetch: gateway.fetch,
    anonKey,
    firstAdmin,
    isWell: () => answersInTime(services, gateway),
    async close() {
      upkeep.stop();
      await gateway.close();
    },
  };
}

/**
 * The embedded backend with its own services.
 *
 * @param dataDir their data folder, if they have one
 */
export async function createEmbeddedBackend(
  services: EmbeddedServices,
  { dataDir, ...options }: BackendOptions & { dataDir?: string | undefined } = {},
): Promise<Backend> {
  try {
    const serialize = createQueue();
    const backend = startBackend(services, { ...options, serialize });
    const makeCopy = (folder: string) => serialize(() => services.copyInto(folder));
    const endCopies = dataDir === undefined ? undefined : answerRequests(dataDir, makeCopy);
    return {
      ...backend,
      async close() {
        await backend.close();
        await endCopies?.();
        await services.close();
      },
    };
  } catch (error) {
    await services.close();
    throw error;
  }
}
