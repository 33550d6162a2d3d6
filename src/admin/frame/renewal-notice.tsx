import { useSyncExternalStore } from 'react';
import { onRenewalTrouble, renewalTrouble, retryRenewal } from '../../backend/renewal.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useOwnNow } from '../parts/use-now.ts';

function Countdown({ moment }: { readonly moment: number }) {
  const seconds = Math.ceil((moment - useOwnNow(1000)) / 1000);
  return <>Próxima tentativa em {Math.max(0, seconds)} s.</>;
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
