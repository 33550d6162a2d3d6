import { useEffect, useEffectEvent } from 'react';
import { initialData } from '../../../form/form-schema.ts';
import { isSame } from '../share-link.ts';
import type { ToolProps } from './tool.ts';

/** Milliseconds within which a further edit makes a result not worth keeping. */
const SETTLE_MS = 2000;

/** Keeps new results, if the visitor has turned that on. */
export function useRecent(props: ToolProps): void {
  const { calculator, success, today } = props;
  const keep = useEffectEvent(async () => {
    try {
      const { keepRecent } = await import('./keep/keep-recent.ts');
      keepRecent(props);
    } catch {
      // Ignores a failure to load: nobody waits for this.
    }
  });
  useEffect(() => {
    if (document.documentElement.dataset['saved'] === undefined) return;
    // Skips a result of the initial values, because the visitor has not calculated it.
    if (isSame(success.data, initialData(calculator.definition.inputs, today))) return;
    const timer = setTimeout(() => void keep(), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [calculator, success, today]);
}
