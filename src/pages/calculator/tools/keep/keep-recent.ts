import { withCalculation } from '../../../saved/saved.ts';
import { changeSaved, currentSaved } from '../../../saved/store.ts';
import type { ToolProps } from '../tool.ts';
import { calculationOf } from './calculation-of.ts';

/** Saves the result as a recent one, if the visitor has enabled that. */
export function keepRecent(props: ToolProps): void {
  if (!currentSaved().keepsRecent) return;
  changeSaved((saved) => withCalculation(saved, calculationOf(props, false)));
}
