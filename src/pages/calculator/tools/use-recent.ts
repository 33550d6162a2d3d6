import { useEffect, useEffectEvent } from 'react';
import { initialData } from '../../../form/form-schema.ts';
import { isSame } from '../share-link.ts';
import type { ToolProps } from './tool.ts';

/** A result that is edited on within this time is not worth remembering. */
const SETTLE_MS = 2000;

/** Remembers results as they come, for those visitors alone who keep calculations on this device. */
export function useRecent(props: ToolProps): void {
  const { calculator, success, today } = props;
  const keep = useEffectEvent(async () => {
    try {
      const { keepRecent } = await import('./keep/keep-recent.ts');
      keepRecent(props);
    } catch {
      // Without a connection this one is not remembered; nobody waits for it.
    }
  });
  useEffect(() => {
    if (document.documentElement.dataset['saved'] === undefined) return;
    // What a form starts with is no calculation of the visitor's.
    if (isSame(success.data, initialData(calculator.definition.inputs, today))) return;
    const timer = setTimeout(() => void keep(), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [calculator, success, today]);
}
