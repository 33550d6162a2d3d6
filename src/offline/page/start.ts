/** The page's half: brings the worker in, asks it to keep the site step by step, and hears of new versions. */
import { PAGE_DATA_ID, type ServedData } from '../../catalogue/page-data.ts';
import { COPY_ID, WORKER_FILE, type CopyFacts } from '../list.ts';
import { ask, type Answers, type PageAnswer, type PageQuestion } from '../messages.ts';
import { isSavingData } from './saving-data.ts';

/** A step fetches some hundred kilobytes; one that takes longer than this is not worth its connection. */
const STEP_PATIENCE_MS = 60_000;
const ANSWER_PATIENCE_MS = 5000;
/** How often a page that stays open looks for a new version. */
const LOOK_EVERY_MS = 60 * 60 * 1000;
/** After a change of page, until it has loaded what it needs. */
const SETTLED_MS = 3000;

function dataOf(id: string): unknown {
  const json = document.getElementById(id)?.textContent;
  return json ? JSON.parse(json) : undefined;
}

/** The build that this page is of. */
const ownBuild = () => (dataOf(PAGE_DATA_ID) as ServedData | undefined)?.build ?? '';

/** When the page has nothing to do, and somebody looks at it. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    const wait = () => {
      if (document.hidden) return;
      document.removeEventListener('visibilitychange', wait);
      // Safari does not tell when it is idle.
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
      else setTimeout(resolve, 200);
    };
    document.addEventListener('visibilitychange', wait);
    wait();
  });
}

/** Lets the newest worker keep what it may, a step at a time. */
async function fill(registration: ServiceWorkerRegistration): Promise<void> {
  for (;;) {
    await idle();
    const worker = registration.waiting ?? registration.active;
    if (!worker || !navigator.onLine) return;
    const { pathname: path } = window.location;
    const question = { kind: 'step', path, isSaving: isSavingData() } as const;
    const answer = await ask<Answers['step']>(worker, question, STEP_PATIENCE_MS);
    if (answer?.isDone !== false) return;
  }
}

/** Does something one at a time: asked for again meanwhile, once more afterwards. */
function inTurn(act: () => Promise<void>): () => void {
  let isRunning = false;
  let isDue = false;
  const run = async () => {
    isDue = isRunning;
    if (isRunning) return;
    isRunning = true;
    await act();
    isRunning = false;
    if (isDue) await run();
  };
  return () => void run();
}

/** Calls back when the path changes, with all browsers that tell. */
function onOtherPage(then: () => void): void {
  let seen = window.location.pathname;
  window.navigation?.addEventListener('navigatesuccess', () => {
    if (window.location.pathname === seen) return;
    seen = window.location.pathname;
    setTimeout(then, SETTLED_MS);
  });
}

/** Offers the version of a worker that came while the page was open, if it is another than the page's. */
async function offerVersionOf(registration: ServiceWorkerRegistration): Promise<void> {
  const worker = registration.waiting ?? registration.active;
  if (!worker) return;
  const newest = await ask<Answers['build']>(worker, { kind: 'build' }, ANSWER_PATIENCE_MS);
  if (newest === undefined || newest.build === ownBuild()) return;
  const { offerUpdate } = await import('./notices.tsx');
  offerUpdate(registration);
}

/** Looks for a new version whenever somebody comes back to the page, but not too often. */
function lookNowAndThen(registration: ServiceWorkerRegistration): void {
  let looked = Date.now();
  const look = () => {
    if (document.hidden || Date.now() - looked < LOOK_EVERY_MS) return;
    looked = Date.now();
    registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', look);
  setInterval(look, LOOK_EVERY_MS);
}

function answerTheWorker({ data, ports: [port] }: MessageEvent<PageQuestion>): void {
  if (data.kind === 'which-build') port?.postMessage({ build: ownBuild() } satisfies PageAnswer);
}

/** Where the browser has no worker, or refuses it, the site works as without. */
export async function startOffline(): Promise<void> {
  const copy = dataOf(COPY_ID) as CopyFacts | undefined;
  if (copy) (await import('./notices.tsx')).tellOfCopy(copy);
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('message', answerTheWorker);
  const registration = await serviceWorker
    .register(`/${WORKER_FILE}`, { updateViaCache: 'none' })
    .catch(() => undefined);
  if (!registration) return;
  const goOn = inTurn(async () => fill(registration));
  const follow = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state !== 'installed' && worker.state !== 'activated') return;
      void offerVersionOf(registration);
      goOn();
    });
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
  onOtherPage(goOn);
  window.addEventListener('online', goOn);
  lookNowAndThen(registration);
  goOn();
}
