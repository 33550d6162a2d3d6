/** Replaces the worker of a site without offline use: deletes its caches and unregisters itself. */
import { PREFIX } from '../facts.ts';

declare const self: ServiceWorkerGlobalScope;

async function leave(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  await Promise.all(names.map((name) => caches.delete(name)));
  // Delete Workbox's own database, with the age of documents.
  indexedDB.deleteDatabase('workbox-expiration');
  await self.registration.unregister();
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(leave()));
