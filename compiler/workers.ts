/**
 * Threads that run definitions. A thread loads each module only once, so that each edit needs a new thread; one that
 * has loaded only the compiler is kept ready. A definition that never ends is stopped with its thread.
 */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Assessment, FileFault } from './assessment.ts';
import type { Literals } from './typed-figures.ts';

export interface Request {
  readonly id: string;
  readonly root: string;
  /** Literals of its own modules by file name, read when they were parsed. */
  readonly literals: ReadonlyMap<string, Literals>;
}

/** Milliseconds for a definition to load and calculate all of its evidence: most take 100, a busy machine many times that. */
const TIME_FOR_ONE = 20_000;
const MOST_WORKERS = 4;
/** Number of definitions after which a thread is replaced, because loaded modules stay in its memory. */
const FOR_A_THREAD = 250;

const neverEnds = (milliseconds: number) => ({
  place: 'arquivo',
  problem: `não termina: foi parada depois de ${milliseconds / 1000} segundos`,
  remedy: 'procure um laço sem fim em compute, numa regra, numa fórmula ou na leitura do arquivo',
});

/** A promise with its functions to settle it. */
function deferred<Value>(): {
  promise: Promise<Value>;
  resolve: (value: Value) => void;
  reject: (error: unknown) => void;
} {
  let resolve: (value: Value) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<Value>((fulfil, refuse) => {
    resolve = fulfil;
    reject = refuse;
  });
  return { promise, resolve, reject };
}

/** The compiler itself does not load, so no definition can be assessed. */
class MachineryError extends Error {
  override readonly name = 'MachineryError';
}

class Thread {
  readonly #worker = new Worker(new URL('./collect-worker.ts', import.meta.url), { execArgv: [] });
  readonly #ready: Promise<void>;

  constructor() {
    const { promise, resolve, reject } = deferred<void>();
    this.#ready = promise;
    promise.catch(() => undefined);
    this.#worker.once('message', () => resolve());
    this.#worker.once('error', reject);
    this.#worker.once('exit', () => reject(new Error('The thread that reads definitions has ended.')));
  }

  /** Lets the program end while this thread waits for an edit. */
  rest(): void {
    this.#worker.unref();
  }

  /** Waits until the thread has loaded, and then keeps the program running. */
  async start(): Promise<void> {
    this.#worker.ref();
    await this.#ready;
  }

  end(): void {
    void this.#worker.terminate();
  }

  /** Assesses one definition. Returns a fault without a file if the thread must be stopped afterwards. */
  async assess(request: Request, milliseconds: number): Promise<Assessment | Omit<FileFault, 'file'>> {
    const worker = this.#worker;
    const { promise, resolve } = deferred<Assessment | Omit<FileFault, 'file'>>();
    const failed = (problem: string) =>
      resolve({ place: 'arquivo', problem, remedy: 'corrija o erro e salve o arquivo de novo' });
    const onError = (error: unknown) => failed(error instanceof Error ? error.message : String(error));
    const onExit = (code: number) => failed(`encerrou o programa (código ${code})`);
    worker.once('message', resolve);
    worker.once('error', onError);
    worker.once('exit', onExit);
    const timer = setTimeout(() => resolve(neverEnds(milliseconds)), milliseconds);
    worker.postMessage(request);
    const assessed = await promise;
    clearTimeout(timer);
    worker.off('message', resolve).off('error', onError).off('exit', onExit);
    return assessed;
  }
}

/** Assesses several definitions at a time, in threads with freshly loaded modules. */
export class Workers {
  readonly #timeForOne: number;
  #waiting: Thread[] = [];

  /** @param timeForOne milliseconds after which a definition counts as never ending. */
  constructor(timeForOne = TIME_FOR_ONE) {
    this.#timeForOne = timeForOne;
  }

  /** Starts a thread ahead of its use. */
  warm(): void {
    if (this.#waiting.length > 0) return;
    const thread = new Thread();
    thread.rest();
    this.#waiting.push(thread);
  }

  /** Stops the waiting threads, for example when the compiler's own files have changed. */
  close(): void {
    for (const thread of this.#waiting.splice(0)) thread.end();
  }

  /**
   * @param done called with each definition as soon as it is assessed
   * @throws MachineryError if the checks themselves do not load
   */
  async assess(
    requests: readonly Request[],
    done: (id: string, assessment: Assessment) => void,
  ): Promise<void> {
    const queue = [...requests];
    const count = Math.min(MOST_WORKERS, availableParallelism(), Math.ceil(queue.length / 4));
    const next = () => atWork(this.#waiting.pop() ?? new Thread());
    await Promise.all(Array.from({ length: count }, () => this.#work(queue, done, next)));
  }

  async #work(
    queue: Request[],
    done: (id: string, assessment: Assessment) => void,
    nextThread: () => Promise<Thread>,
  ): Promise<void> {
    let thread: Thread | undefined;
    let count = 0;
    for (let request = queue.shift(); request !== undefined; request = queue.shift()) {
      const { id } = request;
      thread ??= await nextThread();
      const assessed = await thread.assess(request, this.#timeForOne);
      const isEnded = !('faults' in assessed);
      done(id, isEnded ? { faults: [{ file: `calculators/${id}.ts`, ...assessed }] } : assessed);
      count += 1;
      if (isEnded || count % FOR_A_THREAD === 0) {
        thread.end();
        thread = undefined;
      }
    }
    thread?.end();
  }
}

/** Starts a thread. @throws MachineryError if it does not load. */
async function atWork(thread: Thread): Promise<Thread> {
  try {
    await thread.start();
  } catch (error) {
    throw new MachineryError(error instanceof Error ? error.message : String(error), { cause: error });
  }
  return thread;
}
