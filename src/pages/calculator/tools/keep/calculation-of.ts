import { figuresOf } from '../../../../result/as-text.ts';
import type { SavedCalculation } from '../../../saved/saved.ts';
import { toFragment } from '../../share-link.ts';
import type { ToolProps } from '../tool.ts';

/** The result on the screen as a calculation to be kept. */
export function calculationOf(
  { calculator, success, elements, today }: ToolProps,
  isFavourite: boolean,
): SavedCalculation {
  const { id, name } = calculator.definition;
  const [headline] = figuresOf(elements);
  return {
    id,
    name,
    fragment: toFragment(success.data),
    result: headline ? `${headline.label}: ${headline.value.text}` : '',
    date: today,
    isFavourite,
  };
}
