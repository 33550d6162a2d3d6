/**
 * The definitions while they are worked on. A large catalogue takes a while to assess: the server begins with what the
 * files say of themselves, assesses at once what a page is opened for or an edit touches, and the rest meanwhile.
 */
import type { Collected, Collector } from './collect.ts';

/** Keeps a catalogue that is never complete when it is asked for, and never late. */
export class DevDefinitions {
  readonly #collector: Collector;
  readonly #onComplete: (found: Collected) => void;
  /** What is under way; one thing at a time. */
  #working: Promise<unknown> = Promise.resolve();
  #current: Promise<Collected> | undefined;
  /** Things that wait for what is under way. */
  #waiting = 0;

  /** @param onComplete is told whenever everything has been assessed that was not before. */
  constructor(collector: Collector, onComplete: (found: Collected) => void) {
    this.#collector = collector;
    this.#onComplete = onComplete;
  }

  /** The catalogue as far as it is known. */
  current(): Promise<Collected> {
    return this.#current ?? this.refresh(() => false);
  }

  /** Looks at all files again. */
  refresh(isAwaited: (id: string) => boolean): Promise<Collected> {
    this.#waiting += 1;
    const found = this.#next(async () => {
      this.#waiting -= 1;
      return this.#collector.glance(isAwaited);
    });
    this.#current = found;
    // Whoever asks after a failure has it tried again.
    found.catch(() => (this.#current = undefined));
    void this.#next(() => this.#proceed()).catch(() => undefined);
    return found;
  }

  /** Has a definition assessed, unless it was; its faults are not told here. */
  async require(id: string): Promise<void> {
    await this.current();
    if (!this.#collector.isAssessed(id)) await this.refresh((own) => own === id);
  }

  async #proceed(): Promise<void> {
    if (this.#collector.isComplete() || this.#waiting > 0) return;
    const isComplete = await this.#collector.proceed(() => this.#waiting > 0);
    if (!isComplete) return;
    const found = await this.#collector.glance(() => false);
    this.#current = Promise.resolve(found);
    this.#onComplete(found);
  }

  #next<T>(task: () => Promise<T>): Promise<T> {
    const done = this.#working.then(task);
    this.#working = done.catch(() => undefined);
    return done;
  }
}
