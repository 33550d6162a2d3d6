import { useEffect, useState } from 'react';

/**
 * Reads the values after the `#` of a mailed link, which no server sees, and removes them from the address, so that a
 * token stays neither in view nor in the browser's history.
 */
export function useLinkFields(): URLSearchParams {
  const [fields] = useState(() => new URLSearchParams(window.location.hash.slice(1)));
  useEffect(() => {
    if (window.location.hash !== '')
      window.history.replaceState(window.history.state, '', window.location.pathname);
    // Reload if only the fragment changes, as when another link is pasted into the address bar.
    const restart = () => window.location.reload();
    window.addEventListener('hashchange', restart);
    return () => window.removeEventListener('hashchange', restart);
  }, []);
  return fields;
}
