/**
 * Threads in which definitions run. A thread loads each module once, so that an edit needs a new one: one that has
 * loaded nothing but the machinery waits for it. A thread whose definition does not end is ended.
 */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Assessment, FileFault } from './assessment.ts';
import type { Literals } from './typed-figures.ts';

/** What a thread is asked for. */
export interface Request {
  readonly id: string;
  /** The folder of the calculators. */
  readonly root: string;
  /** What its own modules write, by their names in the project: read where they are parsed anyway. */
  readonly literals: ReadonlyMap<string, Literals>;
}

/** Milliseconds that a definition gets for itself, to be read and to calculate all of its evidence. */
const TIME_FOR_ONE = 2000;
/** Milliseconds after which it is ended even where the machine gave it less. */
const TIME_AT_MOST = 15_000;
const LOOK_EVERY = 100;
const MOST_WORKERS = 4;
/** Definitions after which a thread is replaced: what it has loaded stays in its memory. */
const FOR_A_THREAD = 250;

const NEVER_ENDS = {
  place: 'arquivo',
  problem: `não termina: foi parada depois de ${TIME_FOR_ONE / 1000} segundos`,
  remedy: 'procure um laço sem fim em compute, numa regra, numa fórmula ou na leitura do arquivo',
};

/** A promise with what settles it. */
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

/** A failure of the machinery itself: it does not load, and no definition can be assessed. */
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
    this.#worker.once('exit', () => reject(new Error('A leitura das definições parou.')));
  }

  /** One that waits for an edit keeps no program from ending. */
  rest(): void {
    this.#worker.unref();
  }

  /** Loaded, and at work from now on. */
  async start(): Promise<void> {
    this.#worker.ref();
    await this.#ready;
  }

  end(): void {
    void this.#worker.terminate();
  }

  /** Assesses one definition; undefined where the thread has to be ended afterwards, with what is to be told of it. */
  async assess(request: Request): Promise<Assessment | Omit<FileFault, 'file'>> {
    const worker = this.#worker;
    const clock = await this.#clock();
    const { promise, resolve } = deferred<Assessment | Omit<FileFault, 'file'>>();
    const failed = (problem: string) =>
      resolve({ place: 'arquivo', problem, remedy: 'corrija o erro e salve o arquivo de novo' });
    const onError = (error: unknown) => failed(error instanceof Error ? error.message : String(error));
    const onExit = (code: number) => failed(`encerrou o programa (código ${code})`);
    worker.once('message', resolve);
    worker.once('error', onError);
    worker.once('exit', onExit);
    const timer = setInterval(() => {
      void clock().then((isOver) => isOver && resolve(NEVER_ENDS));
    }, LOOK_EVERY);
    worker.postMessage(request);
    const assessed = await promise;
    clearInterval(timer);
    worker.off('message', resolve).off('error', onError).off('exit', onExit);
    return assessed;
  }

  /**
   * Tells whether a definition has had its time. What counts is the time that the thread was at work or had nothing to
   * do: a busy machine, which lets it wait, is no fault of the definition.
   */
  async #clock(): Promise<() => Promise<boolean>> {
    const started = performance.now();
    const idle = () => this.#worker.performance.eventLoopUtilization().idle;
    const [usedBefore, idleBefore] = [await this.#used(), idle()];
    return async () => {
      const elapsed = performance.now() - started;
      if (elapsed < TIME_FOR_ONE) return false;
      const used = await this.#used();
      const had = used === undefined || usedBefore === undefined ? elapsed : used - usedBefore;
      return had + idle() - idleBefore >= TIME_FOR_ONE * 0.95 || elapsed >= TIME_AT_MOST;
    };
  }

  /** Milliseconds of the processor that the thread has had; older versions of Node do not tell. */
  async #used(): Promise<number | undefined> {
    if (typeof this.#worker.cpuUsage !== 'function') return undefined;
    try {
      const { user, system } = await this.#worker.cpuUsage();
      return (user + system) / 1000;
    } catch {
      return undefined;
    }
  }
}

/** Assesses definitions, several at a time, in threads whose modules are fresh. */
export class Workers {
  #waiting: Thread[] = [];

  /** Starts a thread ahead of its use. */
  warm(): void {
    if (this.#waiting.length > 0) return;
    const thread = new Thread();
    thread.rest();
    this.#waiting.push(thread);
  }

  /** Ends the threads that wait, whose machinery is no longer current. */
  close(): void {
    for (const thread of this.#waiting.splice(0)) thread.end();
  }

  /**
   * @param done is told of each definition as soon as it is assessed
   * @throws MachineryError where the checks themselves do not load
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
    let thread = await nextThread();
    let count = 0;
    for (let request = queue.shift(); request !== undefined; request = queue.shift()) {
      const { id } = request;
      if (count++ === FOR_A_THREAD) {
        thread.end();
        thread = await nextThread();
        count = 1;
      }
      const assessed = await thread.assess(request);
      if ('faults' in assessed) {
        done(id, assessed);
        continue;
      }
      done(id, { faults: [{ file: `calculators/${id}.ts`, ...assessed }] });
      thread.end();
      thread = await nextThread();
    }
    thread.end();
  }
}

/** A thread that is at work. */
async function atWork(thread: Thread): Promise<Thread> {
  try {
    await thread.start();
  } catch (error) {
    throw new MachineryError(error instanceof Error ? error.message : String(error), { cause: error });
  }
  return thread;
}
