import { Worker, type WorkerOptions } from 'node:worker_threads';

/** An answer was not there in time. */
export class LateAnswerError extends Error {}

/**
 * A thread that answers one question at a time. It starts with the first one, and is ended when an answer is not there in
 * time; the next question starts another one.
 *
 * @param program takes each question as a message, and posts an answer to it
 * @param longestMs longest that an answer takes, where the question says nothing else
 */
export function askedThread<Answer>(program: string | URL, options: WorkerOptions, longestMs: number) {
  let worker: Worker | undefined;
  /** The end of the last thread that was ended: what it holds is free only then. */
  let ending: Promise<unknown> | undefined;
  const running = new WeakSet<Worker>();

  const start = (): Worker => {
    const started = new Worker(program, options);
    const gone = () => {
      if (worker === started) worker = undefined;
    };
    // Without a listener an error would end the server; who waits for an answer listens as well.
    started.on('error', gone).on('exit', gone);
    started.on('online', () => running.add(started));
    // A server that has nothing else to do may end.
    started.unref();
    return started;
  };

  const answerTo = (question: unknown, withinMs: number): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const asked = (worker ??= start());
      let timer: NodeJS.Timeout | undefined;
      const finish = () => {
        clearTimeout(timer);
        asked.off('online', countDown).off('message', hear).off('error', fail).off('exit', leave);
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
          ending = asked.terminate();
        }, withinMs);
      };
      // How long a thread takes to start is the machine's affair and not the question's.
      if (running.has(asked)) countDown();
      else asked.once('online', countDown);
      asked.on('message', hear).on('error', fail).on('exit', leave);
      asked.postMessage(question);
    });

  /**
   * Must not be asked again before it has answered.
   *
   * @throws LateAnswerError
   * @throws Error of the thread, or that it has ended
   */
  const ask = async (question: unknown, withinMs = longestMs): Promise<Answer> => {
    await ending;
    return answerTo(question, withinMs);
  };

  /** Ends what is under way. */
  const close = async (): Promise<void> => {
    await worker?.terminate();
  };
  return {
    ask,
    close,
    /** Whether there is a thread; otherwise the next question starts one. */
    isRunning: () => worker !== undefined,
  };
}
