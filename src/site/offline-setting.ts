/** The value of `VITE_OFFLINE` with which a build keeps nothing on devices, and takes away what an earlier one kept. */
export const OFFLINE_OFF = 'desligado';
