import type { Locator, Page } from 'playwright';
import { between, Processor, type ProcessorTime } from './processor.ts';

/** What one press or keystroke took, in milliseconds; the processor's time is of all that it set off. */
export interface Reaction extends ProcessorTime {
  /** From the event to the frame that shows the final figures (for a keystroke: its first frame). */
  painted: number;
  /** From the event to the last frame that changed anything of the page. */
  settled: number;
}

/** What the page tells of a reaction; the rest comes from the debugger. */
type Seen = Pick<Reaction, 'painted' | 'settled'>;

interface Probe {
  /** Notes the next event of a type, and what is painted after it. */
  arm: (type: string, quietMs: number) => void;
  /** Resolves when the page has been quiet after that event. */
  seen: () => Promise<Seen>;
}

/**
 * Runs in the page. A frame counts as painted in the first task after it: style, layout, paint and commit belong to the
 * task of its animation callbacks.
 */
function installProbe(): void {
  interface Frame {
    at: number;
    figures: string;
  }
  const figuresNow = () =>
    [...document.querySelectorAll('[data-result]')].map((element) => element.textContent).join('|');
  let finish: (seen: Seen) => void = () => undefined;
  let result: Promise<Seen> | undefined;
  let frames: Frame[] = [];
  let start: number | undefined;
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let isFrameAhead = false;
  let quietFor = 0;

  const conclude = () => {
    const last = frames.at(-1);
    if (start === undefined || !last) return;
    // The figures are final from the first frame of the last run of equal ones.
    const changed = frames.findLastIndex(({ figures }) => figures !== last.figures);
    const final = frames[changed + 1] ?? last;
    finish({ painted: final.at - start, settled: last.at - start });
    start = undefined;
  };
  const channel = new MessageChannel();
  channel.port1.addEventListener('message', () => {
    const at = performance.now();
    isFrameAhead = false;
    frames.push({ at, figures: figuresNow() });
    clearTimeout(quiet);
    quiet = setTimeout(conclude, quietFor);
  });
  channel.port1.start();
  const watchFrame = () => {
    if (start === undefined || isFrameAhead) return;
    isFrameAhead = true;
    clearTimeout(quiet);
    requestAnimationFrame(() => channel.port2.postMessage(0));
  };
  const probe: Probe = {
    arm: (type, quietMs) => {
      quietFor = quietMs;
      frames = [];
      result = new Promise((resolve) => {
        finish = resolve;
      });
      const note = (event: Event) => {
        start = event.timeStamp;
        watchFrame();
      };
      window.addEventListener(type, note, { capture: true, once: true });
    },
    seen: () => result ?? Promise.reject(new Error('nothing was armed')),
  };
  Object.assign(globalThis, { benchProbe: probe });
  const options = { subtree: true, childList: true, characterData: true, attributes: true };
  new MutationObserver(watchFrame).observe(document, options);
}

/** The page is quiet after this long without a change; slowed down as much as the processor is. */
const QUIET_MS = 60;

/** A button is held down this long. */
const HOLD_MS = 40;

/** A page whose reactions are timed. */
export class TimedPage {
  readonly page: Page;
  readonly #processor: Processor;
  readonly #rate: number;

  private constructor(page: Page, processor: Processor, rate: number) {
    this.page = page;
    this.#processor = processor;
    this.#rate = rate;
  }

  /**
   * Prepares a page that has not been opened yet.
   *
   * @param rate how many times slower its processor is; 1 is as it comes
   */
  static async prepare(page: Page, rate: number): Promise<TimedPage> {
    await page.addInitScript(installProbe);
    return new TimedPage(page, await Processor.of(page, rate), rate);
  }

  /** Opens an address and waits until everything is loaded and at rest. */
  async open(address: string): Promise<void> {
    // A main thread that waits for a slow server rests, too.
    await this.page.goto(address, { waitUntil: 'networkidle' });
    await this.idle();
  }

  /**
   * Waits until the main thread does next to nothing, so that what warms up in idle moments is done.
   *
   * @param limitMs waits no longer than this
   */
  async idle(limitMs = 10_000): Promise<void> {
    const step = 150;
    const deadline = performance.now() + limitMs;
    let { work: before } = await this.#processor.taken();
    while (performance.now() < deadline) {
      await this.page.waitForTimeout(step);
      const { work: now } = await this.#processor.taken();
      if (now - before < step * 0.1) return;
      before = now;
    }
  }

  /** Times what an action sets off from its first event of a type on. */
  async time(type: string, action: () => Promise<void>): Promise<Reaction> {
    await this.page.evaluate(
      ({ event, quietMs }) => {
        const { benchProbe } = globalThis as unknown as { benchProbe: Probe };
        benchProbe.arm(event, quietMs);
      },
      { event: type, quietMs: QUIET_MS * this.#rate },
    );
    const before = await this.#processor.taken();
    await action();
    const seen = await this.page.evaluate(() => {
      const { benchProbe } = globalThis as unknown as { benchProbe: Probe };
      return benchProbe.seen();
    });
    const after = await this.#processor.taken();
    return { ...seen, ...between(before, after) };
  }

  /** Presses a button with the mouse, and times the click. */
  async press(button: Locator): Promise<Reaction> {
    await button.scrollIntoViewIfNeeded();
    const box = await button.boundingBox();
    if (!box) throw new Error(`${this.page.url()}: o botão não se vê.`);
    const { mouse } = this.page;
    // With a single step nothing would show that the pointer moves.
    await mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 2 });
    await mouse.down();
    // The frame that shows the button held down is not to delay the next one.
    await this.page.waitForTimeout(HOLD_MS);
    return this.time('click', () => mouse.up());
  }

  #key(name: string): Promise<Reaction> {
    return this.time('keydown', () => this.page.keyboard.press(name));
  }

  /** Types a digit into a field and deletes it again, a few times, and times each key. */
  async keys(field: Locator, times: number): Promise<Reaction[]> {
    await field.focus();
    await this.page.keyboard.press('End');
    await this.idle();
    const reactions: Reaction[] = [];
    for (let time = 0; time < times; time += 1) {
      reactions.push(await this.#key('1'), await this.#key('Backspace'));
    }
    return reactions;
  }
}
