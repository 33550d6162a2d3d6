import type { Page } from 'playwright';
import { Processor } from './processor.ts';

/** How long a page takes to be of use, in milliseconds from the start of the navigation. */
export interface Mount {
  /** Until the first frame with the button. */
  visible: number;
  /** Until the first frame with the answer to a press on it. */
  ready: number;
}

/** The same with the time of the processor that the main thread took until then. */
export interface TimedMount extends Mount {
  work: number;
}

/** What says that a press on the button of the empty form was answered; a page without required fields shows a result. */
const REFUSAL = 'Informe a taxa de juros';

/**
 * Runs in the page: presses the button from the moment it stands in the document, every few milliseconds, as an
 * impatient visitor does, until it is answered.
 */
function installMountWatch({ button, refusal }: { button: string; refusal: string }): void {
  const seen: Partial<Mount> = {};
  const find = () =>
    [...document.querySelectorAll<HTMLElement>('button, input[type=button], input[type=submit]')].find(
      (element) =>
        (element instanceof HTMLInputElement ? element.value : element.textContent).trim() === button,
    );
  const isAnswered = () =>
    document.querySelector('[data-result]') !== null ||
    (document.querySelector('main')?.textContent ?? '').includes(refusal);
  const afterFrame = (note: (at: number) => void) => {
    const channel = new MessageChannel();
    channel.port1.addEventListener('message', () => note(performance.now()));
    channel.port1.start();
    requestAnimationFrame(() => channel.port2.postMessage(0));
  };
  let isPressing = false;
  let isDone = false;
  const press = () => {
    if (isDone) return;
    find()?.click();
    setTimeout(press, 8);
  };
  const observer = new MutationObserver(() => {
    if (!isPressing && find()) {
      isPressing = true;
      afterFrame((at) => (seen.visible = at));
      setTimeout(press);
    }
    if (!isPressing || !isAnswered()) return;
    isDone = true;
    observer.disconnect();
    afterFrame((at) => (seen.ready = at));
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
  Object.assign(globalThis, { benchMount: seen });
}

/** Opens an address on a fresh page and presses its button until it is answered. */
export async function timeMount(page: Page, address: string, rate: number): Promise<TimedMount> {
  await page.addInitScript(installMountWatch, { button: 'Calcular', refusal: REFUSAL });
  const processor = await Processor.of(page, rate);
  await page.goto(address, { waitUntil: 'commit' });
  const isReady = () => {
    const { benchMount } = globalThis as unknown as { benchMount: Partial<Mount> };
    const { visible, ready } = benchMount;
    return visible !== undefined && ready !== undefined && { visible, ready };
  };
  // Asking in every frame would be work for the page.
  const handle = await page.waitForFunction(isReady, undefined, { polling: 50 });
  const { work } = await processor.taken();
  const mount = await handle.jsonValue();
  if (mount === false) throw new Error(`${address}: o botão não respondeu.`);
  return { ...mount, work };
}
