/** The value of `VITE_OFFLINE` for a build without offline use, which also deletes the caches of earlier builds. */
export const OFFLINE_OFF = 'desligado';
