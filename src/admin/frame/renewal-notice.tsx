import { useEffect, useState } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { useRenewalWait } from '../renewal-wait.ts';

/** Seconds from now to a moment, counted down. */
function useSecondsTo(moment: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((moment - now) / 1000));
}

function Countdown({ moment }: { readonly moment: number }) {
  return <span aria-hidden="true">{useSecondsTo(moment)} s</span>;
}

/** Says why what was asked for is not done yet, and when it will be. */
export function RenewalNotice() {
  const moment = useRenewalWait();
  return (
    <div role="status" className="not-empty:mb-6">
      {moment !== undefined && (
        <Notice tone="warning">
          <p>
            A sua sessão não pôde ser renovada: o servidor não respondeu. O que você pediu será feito sozinho
            na próxima tentativa<span className="sr-only">, em até um minuto</span>.{' '}
            <Countdown moment={moment} />
          </p>
        </Notice>
      )}
    </div>
  );
}
