import type { Calculator } from '../../../../engine/calculator.ts';
import { isTypedNumber } from '../../../../fields/number/kind.ts';
import type { FormData } from '../../../../form/form-schema.ts';
import { figuresOf } from '../../../../result/as-text.ts';
import type { SavedCalculation } from '../../../saved/saved.ts';
import { scenarioOf, withScenarios, type Comparison } from '../../comparison.ts';
import { toFragment } from '../../share-link.ts';
import { answersOf, withoutUntouchedZeros, type Answer } from '../answers.ts';
import { inOneLine } from '../result-as-text.ts';
import type { ToolProps } from '../tool.ts';

type Kept = Pick<ToolProps, 'calculator' | 'success' | 'elements' | 'today'>;

/** The inputs in one line, numbers first: of a long line a card shows only the beginning. */
function inputsInWords(calculator: Calculator, data: FormData, today: string): string {
  const { definition } = calculator;
  const isNumber = ({ path }: Answer) => {
    const field = definition.inputs.properties[path];
    return field !== undefined && isTypedNumber(field);
  };
  const answers = withoutUntouchedZeros(answersOf(calculator, data, today), definition, data, today);
  return inOneLine(answers.toSorted((a, b) => Number(isNumber(b)) - Number(isNumber(a))));
}

/** The result on the screen as a calculation to be kept. */
export function calculationOf(
  { calculator, success, elements, today }: Kept,
  isFavourite: boolean,
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

/** Whether inputs are compared with others; those that were only opened for comparing stand beside themselves. */
export function isCompared(data: FormData, { kept }: Comparison): boolean {
  const own = scenarioOf(data);
  return kept.some((scenario) => scenario !== own);
}

/** The result on the screen with what it is compared with, whether the comparison is open or not. */
export function comparisonToKeep(props: Kept & Pick<ToolProps, 'comparison'>): SavedCalculation {
  const { comparison } = props;
  const calculation = calculationOf(props, true);
  return {
    ...calculation,
    fragment: withScenarios(calculation.fragment, { ...comparison, isShown: true }),
    result: `Comparação de ${comparison.kept.length + 1} cenários. ${calculation.result}`,
  };
}
