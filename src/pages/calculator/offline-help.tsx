import { OfflineList } from '../../parts/offline-list.tsx';
import { calculatorsAtHand } from './load-calculator.ts';

/** Lists the calculators opened in this visit, which work without a connection. */
export function OfflineHelp() {
  return (
    <OfflineList
      lead="As calculadoras que você abriu nesta visita: a conta é feita no seu aparelho."
      calculators={calculatorsAtHand()}
    />
  );
}
