/**
 * Pool of threads that run definitions. Each edit needs a new thread, because a thread loads each module only once; one
 * that has loaded only the compiler is kept ready. A definition that never ends is terminated with its thread.
 */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Assessment, FileFault } from './assessment.ts';
import type { Literals } from './typed-figures.ts';

export interface Request {
  readonly id: string;
  readonly root: string;
  /** Literals of the definition's own modules, by file name. */
  readonly literals: ReadonlyMap<string, Literals>;
}

/** Timeout of a definition with all its evidence; most take 100 ms, but many times that on a busy machine. */
const TIMEOUT_MS = 20_000;
const MAX_WORKERS = 4;
/** Number of definitions after which a thread is replaced, because loaded modules remain in its memory. */
const MAX_PER_THREAD = 250;

const neverEnds = (milliseconds: number) => ({
  place: 'arquivo',
  problem: `não termina: foi parada depois de ${milliseconds / 1000} segundos`,
  remedy: 'procure um laço sem fim em compute, numa regra, numa fórmula ou na leitura do arquivo',
});

/** Creates a promise with the functions that settle it. */
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

/** The compiler itself cannot be loaded, so that no definition can be assessed. */
class CompilerLoadError extends Error {
  override readonly name = 'CompilerLoadError';
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

  /** Lets the process exit while this thread waits for an edit. */
  rest(): void {
    this.#worker.unref();
  }

  /** Waits until the thread has loaded, and keeps the process running. */
  async start(): Promise<void> {
    this.#worker.ref();
    await this.#ready;
  }

  end(): void {
    void this.#worker.terminate();
  }

  /** Assesses a definition. Returns a fault without a file if the thread must be terminated afterwards. */
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

/** Assesses definitions in parallel, in threads with freshly loaded modules. */
export class Workers {
  readonly #timeForOne: number;
  #waiting: Thread[] = [];

  /** @param timeForOne timeout of a definition, in milliseconds */
  constructor(timeForOne = TIMEOUT_MS) {
    this.#timeForOne = timeForOne;
  }

  /** Starts a thread in advance. */
  warm(): void {
    if (this.#waiting.length > 0) return;
    const thread = new Thread();
    thread.rest();
    this.#waiting.push(thread);
  }

  /** Terminates the waiting threads, for example after a change of the compiler itself. */
  close(): void {
    for (const thread of this.#waiting.splice(0)) thread.end();
  }

  /**
   * Assesses definitions.
   *
   * @param done called with each definition as soon as it is assessed
   * @throws CompilerLoadError if the compiler itself cannot be loaded
   */
  async assess(
    requests: readonly Request[],
    done: (id: string, assessment: Assessment) => void,
  ): Promise<void> {
    const queue = [...requests];
    const count = Math.min(MAX_WORKERS, availableParallelism(), Math.ceil(queue.length / 4));
    const next = () => startThread(this.#waiting.pop() ?? new Thread());
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
      if (isEnded || count % MAX_PER_THREAD === 0) {
        thread.end();
        thread = undefined;
      }
    }
    thread?.end();
  }
}

/** Waits for a thread to start. @throws CompilerLoadError if the compiler cannot be loaded */
async function startThread(thread: Thread): Promise<Thread> {
  try {
    await thread.start();
  } catch (error) {
    throw new CompilerLoadError(error instanceof Error ? error.message : String(error), { cause: error });
  }
  return thread;
}
