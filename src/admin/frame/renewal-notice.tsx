import { useEffect, useState, useSyncExternalStore } from 'react';
import { onRenewalTrouble, renewalTrouble, retryRenewal } from '../../backend/renewal.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Seconds until a given time, counting down. */
function useSecondsTo(moment: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((moment - now) / 1000));
}

function Countdown({ moment }: { readonly moment: number }) {
  return <>Próxima tentativa em {useSecondsTo(moment)} s.</>;
}

/**
 * Says that the session cannot be renewed, and shows the time until the next attempt; visible at any scroll position.
 */
export function RenewalNotice() {
  const trouble = useSyncExternalStore(onRenewalTrouble, renewalTrouble);
  return (
    <div role="status" className="sticky top-20 z-30 not-empty:mb-6 lg:top-4">
      {trouble && (
        <Notice tone="warning">
          <p>
            A sua sessão não pôde ser renovada: o servidor não respondeu. Assim que ele responder, o que você
            pediu será feito sozinho.
          </p>
          <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button variant="secondary" onClick={retryRenewal}>
              Tentar agora
            </Button>
            <span aria-hidden="true">
              {trouble.nextTry === undefined ? 'Tentando…' : <Countdown moment={trouble.nextTry} />}
            </span>
          </div>
        </Notice>
      )}
    </div>
  );
}
