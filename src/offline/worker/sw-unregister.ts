/**
 * The worker of a site that no longer wants one: it replaces the previous worker, deletes its caches and unregisters
 * itself.
 */
import { PREFIX } from '../facts.ts';
import { scope } from './scope.ts';

async function leave(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  await Promise.all(names.map((name) => caches.delete(name)));
  // Workbox stores the age of documents in it.
  indexedDB.deleteDatabase('workbox-expiration');
  await scope.registration.unregister();
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(leave()));
