import { Worker, type WorkerOptions } from 'node:worker_threads';

/** The thread did not answer in time. */
export class LateAnswerError extends Error {}

/**
 * Runs a worker thread that answers one question at a time. The first question starts the thread, a late answer
 * terminates it, and the next question starts another one.
 *
 * @param program receives each question as a message and posts the answer
 * @param defaultMs default timeout of an answer, in milliseconds
 */
export function questionThread<Answer>(program: string | URL, options: WorkerOptions, defaultMs: number) {
  let worker: Worker | undefined;
  /** Termination of the last thread; wait for it, because the thread holds its locks until then. */
  let ending: Promise<unknown> | undefined;
  const running = new WeakSet<Worker>();

  const start = (): Worker => {
    const started = new Worker(program, options);
    const clear = () => {
      if (worker === started) worker = undefined;
    };
    // Handle errors even without a pending question, because an unhandled error event would end the server.
    started.on('error', clear).on('exit', clear);
    started.on('online', () => running.add(started));
    // An idle thread must not keep the server alive.
    started.unref();
    return started;
  };

  const answerTo = (question: unknown, timeoutMs: number): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const thread = (worker ??= start());
      let timer: NodeJS.Timeout | undefined;
      const finish = () => {
        clearTimeout(timer);
        thread.off('online', startTimer).off('message', onMessage).off('error', onError).off('exit', onExit);
      };
      const onMessage = (answer: Answer) => {
        finish();
        resolve(answer);
      };
      const onError = (error: Error) => {
        finish();
        reject(error);
      };
      const onExit = () => onError(new Error('The thread has ended.'));
      const startTimer = () => {
        timer = setTimeout(() => {
          worker = undefined;
          onError(new LateAnswerError(`No answer after ${timeoutMs} ms.`));
          ending = thread.terminate();
        }, timeoutMs);
      };
      // Start the timer only when the thread runs, so that its startup does not count.
      if (running.has(thread)) startTimer();
      else thread.once('online', startTimer);
      thread.on('message', onMessage).on('error', onError).on('exit', onExit);
      thread.postMessage(question);
    });

  /**
   * Asks a question. Callers must wait for the answer before they ask again.
   *
   * @throws LateAnswerError
   * @throws Error if the thread fails or exits
   */
  const ask = async (question: unknown, timeoutMs = defaultMs): Promise<Answer> => {
    await ending;
    return answerTo(question, timeoutMs);
  };

  /** Terminates the thread, which rejects a pending question. */
  const close = async (): Promise<void> => {
    await worker?.terminate();
  };
  return {
    ask,
    close,
    /** True if a thread exists; otherwise the next question starts one. */
    isRunning: () => worker !== undefined,
  };
}
