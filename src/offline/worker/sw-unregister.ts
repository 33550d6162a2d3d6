/** Replaces the worker of a site without offline use: deletes its caches and unregisters itself. */
import { PREFIX } from '../facts.ts';
import { scope } from './scope.ts';

async function leave(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  await Promise.all(names.map((name) => caches.delete(name)));
  // Delete Workbox's own database, with the age of documents.
  indexedDB.deleteDatabase('workbox-expiration');
  await scope.registration.unregister();
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(leave()));
