/** Key of the inputs in the browser's history entry, so that back and reload lose nothing. */
export const HISTORY_KEY = 'calculo';
