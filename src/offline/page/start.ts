/** Runs in the page: registers the worker, asks it to store the site, and offers new versions. */
import { Workbox } from 'workbox-window';
import { WORKER_FILE } from '../facts.ts';
import { factsOf, keepEverything, keepOwnPage, ownData } from './keep.ts';
import { offerUpdate, sayItIsACopy } from './notices.tsx';

/** Interval at which an open page looks for a new version. */
const LOOK_EVERY_MS = 60 * 60 * 1000;
/** Delay after navigation until a page has loaded what it needs. */
const SETTLED_MS = 3000;

/**
 * Offers the version of a worker if it differs from the page's; a waiting worker of the page's own version takes over.
 */
async function compare(worker: ServiceWorker): Promise<void> {
  const facts = await factsOf(worker);
  if (!facts) return;
  if (facts.build !== ownData().build) offerUpdate();
  else if (worker.state === 'installed') worker.postMessage({ type: 'SKIP_WAITING' });
}

/** Calls back when the path changes, in browsers that report it. */
function onOtherPage(then: () => void): void {
  let seen = window.location.pathname;
  window.navigation?.addEventListener('navigatesuccess', () => {
    if (window.location.pathname !== seen) setTimeout(then, SETTLED_MS);
    seen = window.location.pathname;
  });
}

/** Without service workers, or if the browser refuses this one, the site works as usual. */
export async function startOffline(): Promise<void> {
  const { controller } = navigator.serviceWorker;
  const facts = await factsOf(controller);
  if (facts?.isCopy) sayItIsACopy(facts);
  const workbox = new Workbox(`/${WORKER_FILE}`, { updateViaCache: 'none' });
  for (const event of ['waiting', 'controlling'] as const) {
    workbox.addEventListener(event, ({ sw }) => void (sw && compare(sw)));
  }
  const registration = await workbox.register({ immediate: true }).catch(() => undefined);
  if (!registration) return;
  setInterval(() => void registration.update().catch(() => undefined), LOOK_EVERY_MS);
  const keepAll = async () => {
    await keepOwnPage().catch(() => undefined);
    await keepEverything();
  };
  onOtherPage(() => void keepAll());
  window.addEventListener('appinstalled', () => void keepEverything());
  // A controlled page means that the visitor has been here before.
  if (controller || window.matchMedia('(display-mode: standalone)').matches) await keepAll();
  else await keepOwnPage();
}
