/** Registers the worker, asks it to store the site, and offers new versions. */
import { Workbox } from 'workbox-window';
import { WORKER_FILE } from '../facts.ts';
import { factsOf, keepEverything, keepOwnPage, ownData } from './keep.ts';
import { offerUpdate, showCopyNotice } from './notices.tsx';

/** Interval between checks for a new version. */
const UPDATE_INTERVAL_MS = 60 * 60 * 1000;
/** Delay after navigation, in which a page loads its files. */
const SETTLED_MS = 3000;

/** Offers a worker's version if it differs from the page's; activates a waiting worker of the same version. */
async function compare(worker: ServiceWorker): Promise<void> {
  const facts = await factsOf(worker);
  if (!facts) return;
  if (facts.build !== ownData().build) offerUpdate();
  else if (worker.state === 'installed') worker.postMessage({ type: 'SKIP_WAITING' });
}

/** Calls back when the path changes, in browsers with the Navigation API. */
function onPathChange(then: () => void): void {
  let previous = window.location.pathname;
  window.navigation?.addEventListener('navigatesuccess', () => {
    if (window.location.pathname !== previous) setTimeout(then, SETTLED_MS);
    previous = window.location.pathname;
  });
}

/** Starts offline use; without service workers, or if registration fails, the site works as usual. */
export async function startOffline(): Promise<void> {
  const { controller } = navigator.serviceWorker;
  const facts = await factsOf(controller);
  if (facts?.isCopy) showCopyNotice(facts);
  const workbox = new Workbox(`/${WORKER_FILE}`, { updateViaCache: 'none' });
  for (const event of ['waiting', 'controlling'] as const) {
    workbox.addEventListener(event, ({ sw }) => void (sw && compare(sw)));
  }
  const registration = await workbox.register({ immediate: true }).catch(() => undefined);
  if (!registration) return;
  setInterval(() => void registration.update().catch(() => undefined), UPDATE_INTERVAL_MS);
  const keepAll = async () => {
    await keepOwnPage().catch(() => undefined);
    await keepEverything();
  };
  onPathChange(() => void keepAll());
  window.addEventListener('appinstalled', () => void keepEverything());
  // Store the whole site for returning visitors, whose page already has a worker, and for an installed site.
  if (controller || window.matchMedia('(display-mode: standalone)').matches) await keepAll();
  else await keepOwnPage();
}
