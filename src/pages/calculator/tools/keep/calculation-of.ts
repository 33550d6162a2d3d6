import type { Calculator } from '../../../../engine/calculator.ts';
import { isTypedNumber } from '../../../../fields/number/kind.ts';
import type { FormData } from '../../../../form/form-schema.ts';
import { figuresOf } from '../../../../result/as-text.ts';
import { withCalculation, type SavedCalculation } from '../../../saved/saved.ts';
import { changeSaved, currentSaved } from '../../../saved/store.ts';
import { withScenarios } from '../../comparison.ts';
import { toFragment } from '../../share-link.ts';
import { answersWithoutZeros, type Answer } from '../answers.ts';
import { inOneLine } from '../result-as-text.ts';
import type { ToolProps } from '../tool.ts';

type Kept = Pick<ToolProps, 'calculator' | 'success' | 'elements' | 'today'>;

/** The inputs in one line, numbers first, because a card cuts off long lines. */
function inputsInWords(calculator: Calculator, data: FormData, today: string): string {
  const isNumber = ({ path }: Answer) => {
    const field = calculator.definition.inputs.properties[path];
    return field !== undefined && isTypedNumber(field);
  };
  const answers = answersWithoutZeros(calculator, data, today);
  return inOneLine(answers.toSorted((a, b) => Number(isNumber(b)) - Number(isNumber(a))));
}

/** The current result as a calculation to save. */
export function calculationOf(
  { calculator, success, elements, today }: Kept,
  { isFavourite }: Pick<SavedCalculation, 'isFavourite'>,
): SavedCalculation {
  const { id, name } = calculator.definition;
  const [headline] = figuresOf(elements);
  return {
    id,
    name,
    givenName: '',
    fragment: toFragment(success.data),
    inputs: inputsInWords(calculator, success.data, today),
    result: headline ? `${headline.label}: ${headline.value.text}` : '',
    date: today,
    isFavourite,
  };
}

/** The current result with its comparison, open or closed, as a calculation to save. */
export function comparisonToKeep(props: Kept & Pick<ToolProps, 'comparison'>): SavedCalculation {
  const { comparison } = props;
  const calculation = calculationOf(props, { isFavourite: true });
  return {
    ...calculation,
    fragment: withScenarios(calculation.fragment, { ...comparison, isShown: true }),
    result: `Comparação de ${comparison.kept.length + 1} cenários. ${calculation.result}`,
  };
}

/** Saves the result as a recent one, if the visitor has enabled that. */
export function keepRecent(props: Kept): void {
  if (!currentSaved().keepsRecent) return;
  changeSaved((saved) => withCalculation(saved, calculationOf(props, { isFavourite: false })));
}
