/** Name in the browser's storage under which a visitor's calculations are kept; the privacy policy tells it. */
export const SAVED_KEY = 'meus-calculos';
