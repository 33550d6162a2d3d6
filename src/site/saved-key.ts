/** Storage key of a visitor's saved calculations; the privacy policy names it. */
export const SAVED_KEY = 'meus-calculos';
