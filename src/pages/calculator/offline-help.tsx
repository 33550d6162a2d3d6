import { OfflineList } from '../../parts/offline-list.tsx';
import { calculatorsAtHand } from './load-calculator.ts';

/** The calculators that were opened in this visit: they work without a connection. */
export function OfflineHelp() {
  return (
    <OfflineList
      lead="As calculadoras que você abriu nesta visita: a conta é feita no seu aparelho."
      calculators={calculatorsAtHand()}
    />
  );
}
