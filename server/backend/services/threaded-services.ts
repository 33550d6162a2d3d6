import { LateAnswerError, questionThread } from '../../question-thread.ts';
import type { EmbeddedOptions, EmbeddedServices } from './embedded-services.ts';
import { receivedResponse, sentRequest, type Questions, type Question, type Reply } from './messages.ts';

const PROGRAM = new URL('./services-thread.ts', import.meta.url);

/** Longest time for an answer: ten times the slowest one, a password, on a slow machine. */
const LONGEST_MS = 15_000;
/** Longest time to open, including a new database, migrations, or recovery after the last thread was ended. */
const OPENING_MS = 5 * 60_000;
/** Longest time for work on all data: a copy or the upkeep. */
const ALL_DATA_MS = 10 * 60_000;
/** Longest timer. A database in memory is never ended, because its data would be lost. */
const NEVER_MS = 2 ** 31 - 1;
/** Memory besides the database, for rows and pictures in transit. */
const MOST_MEMORY_MB = 512;

/**
 * Opens the services in a thread of their own, so that no statement blocks the pages. A statement that takes too long
 * is ended together with the thread, as in a power failure, and the next question reopens the data.
 *
 * @throws Error with a message for people if the data cannot be opened
 */
export async function openThreadedServices(
  options: EmbeddedOptions,
  longestMs = options.dataDir === undefined ? NEVER_MS : LONGEST_MS,
): Promise<EmbeddedServices> {
  const resourceLimits = { maxOldGenerationSizeMb: MOST_MEMORY_MB };
  const thread = questionThread<Reply>(PROGRAM, { workerData: options, resourceLimits }, longestMs);

  let isWorn = false;

  const answerTo = async <Kind extends keyof Questions>(
    question: Extract<Question, { kind: Kind }>,
    withinMs?: number,
  ): Promise<Questions[Kind]['answer']> => {
    try {
      const reply = await thread.ask(question, withinMs);
      isWorn = reply.isWorn;
      if ('failure' in reply) throw new Error(reply.failure);
      return reply.answer;
    } catch (error) {
      if (!(error instanceof LateAnswerError)) throw error;
      throw new Error(
        'O banco de dados não respondeu a tempo e foi encerrado; o próximo pedido o abre de novo.',
        {
          cause: error,
        },
      );
    }
  };

  const open = async (mustExist: boolean) => {
    isWorn = false;
    try {
      return await answerTo<'open'>({ kind: 'open', say: mustExist }, OPENING_MS);
    } catch (error) {
      // The next question tries again.
      await thread.close();
      throw error;
    }
  };

  const close = async (): Promise<void> => {
    try {
      if (thread.isRunning()) await answerTo<'close'>({ kind: 'close', say: undefined });
    } finally {
      await thread.close();
    }
  };

  const ask: typeof answerTo = async (question, withinMs) => {
    if (isWorn) await close();
    // A missing folder must not be recreated: its keys would differ, and nobody would notice.
    if (!thread.isRunning()) await open(options.dataDir !== undefined);
    return answerTo(question, withinMs);
  };

  return {
    ...(await open(false)),
    answer: async (request) => {
      const say = await sentRequest(request);
      return receivedResponse(await ask<'request'>({ kind: 'request', say }));
    },
    ping: () => ask<'ping'>({ kind: 'ping', say: undefined }),
    tidyUp: () => ask<'tidyUp'>({ kind: 'tidyUp', say: undefined }, ALL_DATA_MS),
    copyInto: (folder) => ask<'copy'>({ kind: 'copy', say: folder }, ALL_DATA_MS),
    close,
  };
}
