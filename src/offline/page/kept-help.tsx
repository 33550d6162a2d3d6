import { useEffect, useState } from 'react';
import { OfflineList } from '../../parts/offline-list.tsx';
import { ask, type Answers } from '../messages.ts';

const PATIENCE_MS = 5000;

async function keptCalculators(): Promise<Answers['kept'] | undefined> {
  const { controller } = navigator.serviceWorker;
  return controller ? ask<Answers['kept']>(controller, { kind: 'kept' }, PATIENCE_MS) : undefined;
}

/** The calculators that are kept on this device. */
export default function KeptHelp() {
  const [kept, setKept] = useState<Answers['kept']>();
  useEffect(() => {
    const asking = new AbortController();
    const tell = async () => {
      const found = await keptCalculators();
      if (!asking.signal.aborted) setKept(found);
    };
    void tell();
    return () => asking.abort();
  }, []);
  if (!kept || kept.calculators.length === 0) return null;
  const more = kept.count - kept.calculators.length;
  return (
    <OfflineList
      lead={`As calculadoras guardadas neste aparelho: a conta é feita nele mesmo.${more > 0 ? ` Estas e mais ${more.toLocaleString('pt-BR')}.` : ''}`}
      calculators={kept.calculators}
    />
  );
}
