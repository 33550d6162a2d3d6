import { useLayoutEffect, useMemo } from 'react';
import { useHydrated } from '../../../site/use-hydrated.ts';
import { useToday } from '../../../site/use-today.ts';
import { CalculatorTool } from './calculator-tool.tsx';
import { useRestored, useSteadyReturn } from './history-entry.ts';
import type { LoadedCalculator } from '../load-calculator.ts';

interface RestoredToolProps {
  readonly loaded: LoadedCalculator;
  /** True to skip scrolling to the result of a shared address. */
  readonly inPlace?: boolean;
}

/** Form and result, with the inputs from the history or the address. */
export function RestoredTool({ loaded, inPlace = false }: RestoredToolProps) {
  const { calculator, formParts, examples } = loaded;
  const { inputs } = calculator.definition;
  const today = useToday();
  const found = useRestored(inputs, today);
  const restored = useMemo(() => (found && inPlace ? { ...found, shared: false } : found), [found, inPlace]);
  useSteadyReturn(restored);
  const isHydrated = useHydrated();
  // Keep the space reserved before the first paint until hydration has restored the result, if there is one.
  useLayoutEffect(() => {
    if (isHydrated) delete document.documentElement.dataset['restoring'];
  }, [isHydrated]);
  return (
    // Remount the form when inputs are restored.
    <CalculatorTool
      key={JSON.stringify(restored)}
      calculator={calculator}
      formParts={formParts}
      examples={examples}
      today={today}
      restored={restored}
    />
  );
}
