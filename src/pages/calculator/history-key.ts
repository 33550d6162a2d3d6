/** Key of the inputs in the history entry, so that going back and reloading lose nothing. */
export const HISTORY_KEY = 'calculo';
