import { useEffect, useState } from 'react';

/**
 * What a link from a mail says after its `#`, which no server sees. It is read once and then leaves the address, so
 * that a token stays neither in view nor in the browser's history.
 */
export function useLinkFields(): URLSearchParams {
  const [fields] = useState(() => new URLSearchParams(window.location.hash.slice(1)));
  useEffect(() => {
    if (window.location.hash === '') return;
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);
  return fields;
}
