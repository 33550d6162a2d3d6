import { withCalculation } from '../../../saved/saved.ts';
import { changeSaved, currentSaved } from '../../../saved/store.ts';
import type { ToolProps } from '../tool.ts';
import { calculationOf } from './calculation-of.ts';

/** Keeps the result among the recent ones, if the visitor has turned that on. */
export function keepRecent(props: ToolProps): void {
  if (!currentSaved().keepsRecent) return;
  changeSaved((saved) => withCalculation(saved, calculationOf(props, false)));
}
