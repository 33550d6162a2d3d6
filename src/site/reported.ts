/** Reports a failed download with the event that Vite uses for its modules, so that the page may reload itself. */
export async function reported<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading;
  } catch (error) {
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
    throw error;
  }
}
