/**
 * Pool of threads that run definitions. Each edit needs a new thread, because a thread loads each module only once; one
 * that has loaded only the compiler is kept ready. A definition that never ends is terminated with its thread.
 */
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Assessment, FileFault } from './assessment.ts';
import type { Literals } from './typed-figures.ts';

export interface Request {
  readonly id: string;
  readonly root: string;
  /** Literals of the definition's own modules, by file name. */
  readonly literals: ReadonlyMap<string, Literals>;
  /** Names of the tables that the definition uses. */
  readonly tables: ReadonlySet<string>;
}

/** Timeout of a definition with all its evidence; most take 100 ms, but many times that on a busy machine. */
const TIMEOUT_MS = 20_000;
const MAX_WORKERS = 4;
/** Number of definitions after which a thread is replaced, because loaded modules remain in its memory. */
const MAX_PER_THREAD = 250;

/** Fault of a definition whose thread must be terminated. */
type ThreadFault = Omit<FileFault, 'file'>;

const neverEnds = (milliseconds: number): ThreadFault => ({
  place: 'arquivo',
  problem: `não termina: foi parada depois de ${milliseconds / 1000} segundos`,
  remedy: 'procure um laço sem fim em compute, numa regra, numa fórmula ou na leitura do arquivo',
});

const failed = (problem: string): ThreadFault => ({
  place: 'arquivo',
  problem,
  remedy: 'corrija o erro e salve o arquivo de novo',
});

class Thread {
  readonly #worker = new Worker(new URL('./collect-worker.ts', import.meta.url), { execArgv: [] });
  readonly #ready: Promise<unknown>;

  constructor() {
    const ended = once(this.#worker, 'exit').then(() => {
      throw new Error('The thread that reads definitions has ended.');
    });
    this.#ready = Promise.race([once(this.#worker, 'message'), ended]);
    this.#ready.catch(() => undefined);
  }

  /** Lets the process exit while this thread waits for an edit. */
  rest(): void {
    this.#worker.unref();
  }

  /**
   * Waits until the thread has loaded, and keeps the process running.
   *
   * @throws Error if the compiler itself cannot be loaded
   */
  async start(): Promise<void> {
    this.#worker.ref();
    await this.#ready;
  }

  end(): void {
    void this.#worker.terminate();
  }

  /** Assesses a definition. Returns a fault without a file if the thread must be terminated afterwards. */
  async assess(request: Request, milliseconds: number): Promise<Assessment | ThreadFault> {
    const settled = new AbortController();
    const { signal } = settled;
    this.#worker.postMessage(request);
    try {
      return await Promise.race([
        // Rejects if the thread throws an error.
        once(this.#worker, 'message', { signal }).then(([assessment]) => assessment as Assessment),
        once(this.#worker, 'exit', { signal }).then(([code]) =>
          failed(`encerrou o programa (código ${code})`),
        ),
        sleep(milliseconds, neverEnds(milliseconds), { signal }),
      ]);
    } catch (error) {
      return failed(error instanceof Error ? error.message : String(error));
    } finally {
      settled.abort();
    }
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
   * @throws Error if the compiler itself cannot be loaded
   */
  async assess(
    requests: readonly Request[],
    done: (id: string, assessment: Assessment) => void,
  ): Promise<void> {
    const queue = [...requests];
    const count = Math.min(MAX_WORKERS, availableParallelism(), Math.ceil(queue.length / 4));
    await Promise.all(Array.from({ length: count }, () => this.#work(queue, done)));
  }

  async #work(queue: Request[], done: (id: string, assessment: Assessment) => void): Promise<void> {
    let thread: Thread | undefined;
    let count = 0;
    for (let request = queue.shift(); request !== undefined; request = queue.shift()) {
      const { id } = request;
      if (!thread) {
        thread = this.#waiting.pop() ?? new Thread();
        await thread.start();
      }
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
