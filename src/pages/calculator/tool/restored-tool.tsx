import { useMemo } from 'react';
import { initialData } from '../../../form/form-schema.ts';
import { useToday } from '../../../site/use-today.ts';
import { CalculatorTool } from './calculator-tool.tsx';
import { useRestored, useSteadyReturn } from './history-entry.ts';
import type { LoadedCalculator } from '../load-calculator.ts';

interface RestoredToolProps {
  readonly loaded: LoadedCalculator;
  /** The result of a shared address is shown where it is, and not brought into view. */
  readonly inPlace?: boolean;
}

/** Form and result, with what was typed before or an address says. */
export function RestoredTool({ loaded, inPlace = false }: RestoredToolProps) {
  const { calculator, formParts, examples } = loaded;
  const { inputs } = calculator.definition;
  const today = useToday();
  const found = useRestored(inputs, today);
  const restored = useMemo(() => (found && inPlace ? { ...found, shared: false } : found), [found, inPlace]);
  useSteadyReturn(restored);
  return (
    // Defaults may depend on the day, and earlier inputs may come back: then the form starts afresh.
    <CalculatorTool
      key={JSON.stringify(restored ?? initialData(inputs, today))}
      calculator={calculator}
      formParts={formParts}
      examples={examples}
      today={today}
      restored={restored}
    />
  );
}
