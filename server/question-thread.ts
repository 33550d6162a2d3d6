import { Worker, type WorkerOptions } from 'node:worker_threads';

/** The answer did not arrive in time. */
export class LateAnswerError extends Error {}

/**
 * A thread that answers one question at a time. It starts with the first question and is ended if an answer is late;
 * the next question starts another one.
 *
 * @param program takes each question as a message and posts an answer
 * @param longestMs longest time for an answer, unless the question sets its own
 */
export function questionThread<Answer>(program: string | URL, options: WorkerOptions, longestMs: number) {
  let worker: Worker | undefined;
  /** The end of the last thread, which releases its resources only then. */
  let ending: Promise<unknown> | undefined;
  const running = new WeakSet<Worker>();

  const start = (): Worker => {
    const started = new Worker(program, options);
    const gone = () => {
      if (worker === started) worker = undefined;
    };
    // An unhandled error event would end the server; a pending question listens as well.
    started.on('error', gone).on('exit', gone);
    started.on('online', () => running.add(started));
    // An idle thread must not keep the server alive.
    started.unref();
    return started;
  };

  const answerTo = (question: unknown, withinMs: number): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const thread = (worker ??= start());
      let timer: NodeJS.Timeout | undefined;
      const finish = () => {
        clearTimeout(timer);
        thread.off('online', countDown).off('message', hear).off('error', fail).off('exit', leave);
      };
      const hear = (answer: Answer) => {
        finish();
        resolve(answer);
      };
      const fail = (error: Error) => {
        finish();
        reject(error);
      };
      const leave = () => fail(new Error('The thread has ended.'));
      const countDown = () => {
        timer = setTimeout(() => {
          worker = undefined;
          fail(new LateAnswerError(`No answer after ${withinMs} ms.`));
          ending = thread.terminate();
        }, withinMs);
      };
      // The time that a thread needs to start does not count against the question.
      if (running.has(thread)) countDown();
      else thread.once('online', countDown);
      thread.on('message', hear).on('error', fail).on('exit', leave);
      thread.postMessage(question);
    });

  /**
   * Must not be called again before the answer.
   *
   * @throws LateAnswerError
   * @throws Error from the thread, or because it has ended
   */
  const ask = async (question: unknown, withinMs = longestMs): Promise<Answer> => {
    await ending;
    return answerTo(question, withinMs);
  };

  /** Ends the thread and a pending question. */
  const close = async (): Promise<void> => {
    await worker?.terminate();
  };
  return {
    ask,
    close,
    /** True if a thread is running; otherwise the next question starts one. */
    isRunning: () => worker !== undefined,
  };
}
