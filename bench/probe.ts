/** Times clicks and keystrokes in a page, up to the painted result. */
import type { Locator, Page } from 'playwright';

interface Probe {
  /** Starts timing at the next event of a type, until the page has not changed for `quietMs`. */
  arm: (type: string, quietMs: number) => void;
  /** Time from that event to the first frame with the final figures, in milliseconds. */
  painted: () => Promise<number>;
  /** Time from the navigation to the frame with the response to a click, in milliseconds. */
  ready?: number;
}

/** Time without changes after which a page counts as quiet, multiplied by the slowdown factor of the processor. */
const QUIET_MS = 60;
const HOLD_MS = 40;

/**
 * Installs the probe in the page. Times frames in the first task after their animation callbacks, when they are
 * painted.
 */
function installProbe({ button, refusal }: { button: string; refusal: string | undefined }): void {
  const figures = () =>
    [...document.querySelectorAll('[data-result]')].map((one) => one.textContent).join('|');
  const afterFrame = (note: () => void) => {
    const channel = new MessageChannel();
    channel.port1.addEventListener('message', note);
    channel.port1.start();
    requestAnimationFrame(() => channel.port2.postMessage(0));
  };
  let frames: { at: number; shown: string }[] = [];
  let start: number | undefined;
  let isFrameAhead = false;
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let quietFor = 0;
  let resolve: (painted: number) => void = () => undefined;
  let promise = Promise.resolve(NaN);
  const conclude = () => {
    const last = frames.at(-1);
    if (start === undefined || !last) return;
    const final = frames[frames.findLastIndex(({ shown }) => shown !== last.shown) + 1] ?? last;
    resolve(final.at - start);
    start = undefined;
  };
  const watchFrame = () => {
    if (start === undefined || isFrameAhead) return;
    isFrameAhead = true;
    clearTimeout(quiet);
    afterFrame(() => {
      isFrameAhead = false;
      frames.push({ at: performance.now(), shown: figures() });
      clearTimeout(quiet);
      quiet = setTimeout(conclude, quietFor);
    });
  };
  const probe: Probe = {
    arm: (type, quietMs) => {
      quietFor = quietMs;
      frames = [];
      promise = new Promise((done) => {
        resolve = done;
      });
      const note = (event: Event) => {
        start = event.timeStamp;
        watchFrame();
      };
      window.addEventListener(type, note, { capture: true, once: true });
    },
    painted: () => promise,
  };
  Object.assign(globalThis, { benchProbe: probe });
  const everything = { subtree: true, childList: true, characterData: true, attributes: true };
  new MutationObserver(watchFrame).observe(document, everything);
  if (refusal === undefined) return;

  // Simulate an impatient visitor, who clicks the button of the empty form until the page responds.
  const textOf = (one: HTMLElement) => (one instanceof HTMLInputElement ? one.value : one.textContent).trim();
  const presses = setInterval(() => {
    const all = document.querySelectorAll<HTMLElement>('button, input[type=button], input[type=submit]');
    [...all].find((one) => textOf(one) === button)?.click();
  }, 8);
  const answers = new MutationObserver(() => {
    const said = document.querySelector('main')?.textContent.includes(refusal) ?? false;
    if (!said && document.querySelector('[data-result]') === null) return;
    clearInterval(presses);
    answers.disconnect();
    afterFrame(() => (probe.ready = performance.now()));
  });
  answers.observe(document, everything);
}

type InPage = { readonly benchProbe: Probe };

/**
 * Opens an address on a new page, and returns functions that time its responses in milliseconds.
 *
 * @param rate slowdown factor of the processor
 * @param refusal response to a click on the button of the empty form; without it the probe does not click
 */
export async function openTimed(page: Page, address: string, rate: number, refusal?: string) {
  await page.addInitScript(installProbe, { button: 'Calcular', refusal });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await page.goto(address, { waitUntil: refusal === undefined ? 'networkidle' : 'commit' });

  /** Waits until the main thread is almost idle. */
  const idle = async () => {
    const step = 150;
    let before = -Infinity;
    for (let waited = 0; waited < 10_000; waited += step) {
      const { metrics } = await session.send('Performance.getMetrics');
      const now = (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
      if (now - before < step * 0.1) return;
      before = now;
      await page.waitForTimeout(step);
    }
  };
  const time = async (type: string, action: () => Promise<void>): Promise<number> => {
    await page.evaluate(
      ([event, quietMs]) => (globalThis as unknown as InPage).benchProbe.arm(event, quietMs),
      [type, QUIET_MS * rate] as const,
    );
    await action();
    return page.evaluate(() => (globalThis as unknown as InPage).benchProbe.painted());
  };
  return {
    page,
    idle,
    /** Times the page from the navigation to the painted response to the first click that it handles. */
    ready: async () => {
      const read = () => (globalThis as unknown as InPage).benchProbe.ready;
      // Poll less often than every frame, which would slow down the page.
      const handle = await page.waitForFunction(read, undefined, { polling: 50 });
      return (await handle.jsonValue()) ?? NaN;
    },
    /** Times a mouse click, up to the painted result. */
    press: async (button: Locator) => {
      await button.hover();
      await page.mouse.down();
      // Wait for the frame that shows the pressed button, so that it does not delay the next one.
      await page.waitForTimeout(HOLD_MS);
      return time('click', () => page.mouse.up());
    },
    /** Times each keystroke up to the next frame, while typing and deleting a digit three times. */
    keys: async (field: Locator) => {
      await field.focus();
      await page.keyboard.press('End');
      await idle();
      const times: number[] = [];
      for (const key of ['1', 'Backspace', '1', 'Backspace', '1', 'Backspace'])
        times.push(await time('keydown', () => page.keyboard.press(key)));
      return times;
    },
  };
}
