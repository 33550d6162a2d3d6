import { LateAnswerError, questionThread } from '../../question-thread.ts';
import type { EmbeddedOptions, EmbeddedServices } from './embedded-services.ts';
import { receivedResponse, sentRequest, type Answers, type Question, type Reply } from './messages.ts';

const PROGRAM = new URL('./services-thread.ts', import.meta.url);

/** Timeout of an answer: ten times the slowest request, which hashes a password, on a slow machine. */
const ANSWER_TIMEOUT_MS = 15_000;
/** Timeout of opening the data, including a new database, migrations, or recovery after a terminated thread. */
const OPEN_TIMEOUT_MS = 5 * 60_000;
/** Timeout of tasks on all data: copies and maintenance. */
const ALL_DATA_TIMEOUT_MS = 10 * 60_000;
/** Longest possible timer, for databases in memory, whose data a termination would lose. */
const NO_TIMEOUT_MS = 2 ** 31 - 1;
/** Memory limit apart from the database, for rows and pictures in transit. */
const MAX_MEMORY_MB = 512;

/**
 * Opens the services in a thread of their own, so that no statement blocks the pages. If a statement takes too long,
 * the thread is terminated, as in a power failure, and the next question reopens the data.
 *
 * @throws Error with a message for the terminal if the data cannot be opened
 */
export async function openThreadedServices(
  options: EmbeddedOptions,
  timeoutMs = options.dataDir === undefined ? NO_TIMEOUT_MS : ANSWER_TIMEOUT_MS,
): Promise<EmbeddedServices> {
  const resourceLimits = { maxOldGenerationSizeMb: MAX_MEMORY_MB };
  const thread = questionThread<Reply>(PROGRAM, { workerData: options, resourceLimits }, timeoutMs);

  let isWorn = false;

  const answerTo = async <Kind extends Question['kind']>(
    question: Question & { readonly kind: Kind },
    withinMs?: number,
  ) => {
    try {
      const reply = await thread.ask(question, withinMs);
      isWorn = reply.isWorn;
      if ('failure' in reply) throw new Error(reply.failure);
      return reply.answer as Answers[Kind];
    } catch (error) {
      if (!(error instanceof LateAnswerError)) throw error;
      throw new Error(
        'O banco de dados não respondeu a tempo e foi encerrado; o próximo pedido o abre de novo.',
        { cause: error },
      );
    }
  };

  const open = async (mustExist: boolean) => {
    isWorn = false;
    try {
      return await answerTo({ kind: 'open', mustExist }, OPEN_TIMEOUT_MS);
    } catch (error) {
      // Close the thread, so that the next question retries.
      await thread.close();
      throw error;
    }
  };

  const close = async (): Promise<void> => {
    try {
      if (thread.isRunning()) await answerTo({ kind: 'close' });
    } finally {
      await thread.close();
    }
  };

  const ask: typeof answerTo = async (question, withinMs) => {
    if (isWorn) await close();
    // Require an existing folder, because a new one would silently have other keys.
    if (!thread.isRunning()) await open(options.dataDir !== undefined);
    return answerTo(question, withinMs);
  };

  return {
    ...(await open(false)),
    answer: async (request) => {
      return receivedResponse(await ask({ kind: 'request', request: await sentRequest(request) }));
    },
    ping: () => ask({ kind: 'ping' }),
    tidyUp: () => ask({ kind: 'tidyUp' }, ALL_DATA_TIMEOUT_MS),
    copyInto: (folder) => ask({ kind: 'copy', folder }, ALL_DATA_TIMEOUT_MS),
    close,
  };
}
