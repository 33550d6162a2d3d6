/**
 * Tells the site that something could not be loaded, with the event by which Vite does so for the modules that it
 * knows of: a page that fails for this reason may be cured by loading it anew.
 */
export async function reported<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading;
  } catch (error) {
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
    throw error;
  }
}
