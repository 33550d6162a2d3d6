import { SAVED_KEY } from '../../site/saved-key.ts';

/**
 * Marks the document of a visitor with saved calculations, so that the home page reserves room for them from the start.
 */
export function noteSaved(): void {
  try {
    if (localStorage.getItem(SAVED_KEY) !== null) document.documentElement.dataset['saved'] = '';
  } catch {
    // Without storage, nothing is saved.
  }
}
