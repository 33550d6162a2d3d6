/** The worker of a site that no longer wants one: it takes the place of the one before, deletes what that kept, and goes. */
import { PREFIX } from './prefix.ts';
import { scope } from './scope.ts';

async function leave(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  await Promise.all(names.map((name) => caches.delete(name)));
  await scope.registration.unregister();
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(leave()));
