/** Value of `VITE_OFFLINE` for a build without offline storage, which also deletes the caches of earlier builds. */
export const OFFLINE_OFF = 'desligado';
